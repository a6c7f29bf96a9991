import { describe, expect, it } from 'vitest';
import { jsonDelivery, type Delivery } from '../http/deliver.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Mounted } from '../http/mounted.ts';
import { withDefect } from './defects.ts';

const answer = { list: [{ photoId: 'a', takenAt: '2026-11-20T10:00:00Z' }], id: 'b', code: 'c' };

describe('a defect', () => {
  it.each([
    ['missing-field', { id: 'b', code: 'c' }],
    ['wrong-type', { ...answer, list: 'defect' }],
    ['wrong-code', { ...answer, code: 'defect' }],
    ['bad-date', { ...answer, list: [{ photoId: 'a', takenAt: 'the day before yesterday' }] }],
    ['null-id', { ...answer, id: null }],
  ])('%s changes one place', async (kind, expected) => {
    expect(await answered(`look:${kind}`, 'look')).toEqual({ status: 200, body: expected });
  });

  it('of the status leaves the body, and turns failures into successes', async () => {
    expect(await answered('look:wrong-status', 'look')).toEqual({ status: 500, body: answer });
    expect(await answered('look:wrong-status', 'look', jsonDelivery(404, answer))).toEqual({
      status: 200,
      body: answer,
    });
  });

  it('hits its operation alone, of its service alone', async () => {
    expect(await answered('look:null-id', 'listen')).toEqual({ status: 200, body: answer });
    expect(await answered('days/look:wrong-status', 'look')).toMatchObject({ status: 500 });
    expect(() => withDefect([service('look')], 'nights/look:wrong-status')).toThrow('no service has an operation look');
  });

  it.each([
    ['getNothing:null-id', 'no service has an operation getNothing.'],
    [
      'look:nix',
      'there is no kind nix, there are wrong-status, missing-field, wrong-type, wrong-code, bad-date, null-id.',
    ],
    ['look', 'it must be <operationId>:<kind>.'],
  ])('%s is refused in one line', (defect, reason) => {
    expect(() => withDefect([service('look')], defect)).toThrow(
      `SANDBOX_DEFECT=${defect} cannot be brought about: ${reason}`,
    );
  });

  it('leaves what is no JSON as it is', async () => {
    const file: Delivery = {
      status: 200,
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from('{"id":1}'),
    };
    expect(await answered('look:null-id', 'look', file)).toEqual({ status: 200, body: { id: 1 } });
  });
});

async function answered(defect: string, called: string, delivery = jsonDelivery(200, answer)) {
  const [mounted] = withDefect([service(called, delivery)], defect);
  const exchange = { method: 'GET', path: '/' } as Exchange;
  const answerGiven = await mounted?.answer(exchange);
  return { status: answerGiven?.status, body: JSON.parse(String(answerGiven?.body)) };
}

function service(called: string, delivery = jsonDelivery(200, answer)): Mounted {
  return { slug: 'days', operationIds: ['look', 'listen'], operationIdOf: () => called, answer: async () => delivery };
}
