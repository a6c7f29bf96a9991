import { expect, test } from 'vitest';
import type { OtherDevice } from '../../support/other-device.ts';
import { undoneDoorCodes } from './moves/elsewhere.ts';

const notAsked = () => Promise.reject(new Error('only addresses are read'));

/** What is found where the other device gave the address the code 1234, and the service has these addresses now. */
function undone(...addresses: { id: string; doorCode?: string | null }[]): Promise<string[]> {
  const device: OtherDevice = {
    get: <Answer>() => Promise.resolve(addresses as Answer),
    post: notAsked,
    put: notAsked,
    patch: notAsked,
    delete: notAsked,
    close: notAsked,
  };
  return undoneDoorCodes({ device, doorCodes: new Map([['home', '1234']]) });
}

test('R9 O106 a door code that a later save has undone is found, whatever stands there instead', async () => {
  const told = (now: string) => [`address home: another device gave it the door code 1234, and it is ${now}`];
  expect(await undone({ id: 'home' })).toEqual(told('none'));
  expect(await undone({ id: 'home', doorCode: null })).toEqual(told('none'));
  expect(await undone({ id: 'home', doorCode: '99' })).toEqual(told('99'));
});

test('R9 O106 a door code that is still there, of an address that has gone, or of another one is none of its matter', async () => {
  expect(await undone({ id: 'home', doorCode: '1234' }, { id: 'work', doorCode: '99' })).toEqual([]);
  expect(await undone()).toEqual([]);
});
