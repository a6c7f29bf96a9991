import { expect, it, vi } from 'vitest';
import { noteUnknownStatuses } from './unknown-statuses.ts';

it('O122 an unknown status is reported, once', () => {
  const capture = vi.fn();
  const order = { status: 'teleported', products: [{ status: 'Confirmed' }, { status: 'beamed' }, {}] };
  noteUnknownStatuses(order, { capture });
  noteUnknownStatuses(order, { capture });
  expect(capture.mock.calls.map(([error]: Error[]) => error?.message)).toEqual([
    'The order status "teleported" is unknown and counts as ordered',
    'The order status "beamed" is unknown and counts as ordered',
  ]);
});
