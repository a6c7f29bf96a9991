import { describe, expect, it, test } from 'vitest';
import {
  deliveryTypeDuring,
  isChanging,
  nextAddressChange,
  type AddressChange,
  type AddressChangeEvent,
} from './address-change.ts';

const START: AddressChange = { name: 'NotStarted' };
const refused = new Error('refused');
const fail: AddressChangeEvent = { name: 'fail', error: refused };

function walk(...events: (AddressChangeEvent | Exclude<AddressChangeEvent['name'], 'fail'>)[]): AddressChange[] {
  let state = START;
  return events.map((event) => (state = nextAddressChange(state, typeof event === 'string' ? { name: event } : event)));
}
const names = (states: AddressChange[]) => states.map(({ name }) => name);

describe('A4.17 the change of an address', () => {
  it('goes from NotStarted through Editing, RequestInProgress and RequestSent to SuccessfulUpdate', () => {
    expect(names(walk('begin', 'send', 'answer', 'reread'))).toEqual([
      'Editing',
      'RequestInProgress',
      'RequestSent',
      'SuccessfulUpdate',
    ]);
  });

  it('ends in RequestFailed with what went wrong, and can be sent again from there', () => {
    expect(walk('begin', 'send', fail).at(-1)).toEqual({ name: 'RequestFailed', error: refused });
    expect(names(walk('begin', 'send', fail, 'send', 'answer', 'reread')).slice(3)).toEqual([
      'RequestInProgress',
      'RequestSent',
      'SuccessfulUpdate',
    ]);
  });

  it('is given up before it is sent and after it failed, never in between', () => {
    expect(names(walk('begin', 'giveUp')).at(-1)).toBe('NotStarted');
    expect(names(walk('begin', 'send', fail, 'giveUp')).at(-1)).toBe('NotStarted');
    expect(names(walk('begin', 'send', 'giveUp')).at(-1)).toBe('RequestInProgress');
    expect(names(walk('begin', 'send', 'answer', 'giveUp')).at(-1)).toBe('RequestSent');
  });

  it('R9 goes on where more was typed while the request was under way', () => {
    expect(names(walk('begin', 'send', 'begin', 'send', 'answer')).slice(2)).toEqual([
      'Editing',
      'RequestInProgress',
      'RequestSent',
    ]);
    expect(names(walk('begin', 'send', 'begin', 'giveUp')).at(-1)).toBe('NotStarted');
  });

  it('may begin anew afterwards', () => {
    expect(names(walk('begin', 'send', 'answer', 'reread', 'begin')).at(-1)).toBe('Editing');
  });

  it('is not confused by what comes at the wrong time', () => {
    expect(names(walk('send', 'answer', 'reread', fail))).toEqual([
      'NotStarted',
      'NotStarted',
      'NotStarted',
      'NotStarted',
    ]);
    expect(names(walk('begin', 'begin', 'answer', fail)).at(-1)).toBe('Editing');
    expect(names(walk('begin', 'send', 'send')).at(-1)).toBe('RequestInProgress');
  });
});

test('A4.36 the delivery type is undefined while a change is in progress', () => {
  const types = [START, ...walk('begin', 'send', 'answer', 'reread')].map((state) => deliveryTypeDuring(state, 'Home'));
  expect(types).toEqual(['Home', undefined, undefined, undefined, 'Home']);
  expect(deliveryTypeDuring({ name: 'RequestFailed', error: refused }, 'Home')).toBeUndefined();
  expect(isChanging({ name: 'RequestFailed', error: refused })).toBe(true);
});

test('A4.35 the delivery types are Home and PickupPoint', () => {
  expect(deliveryTypeDuring(START, 'PickupPoint')).toBe('PickupPoint');
  expect(deliveryTypeDuring(START, 'Home')).toBe('Home');
});
