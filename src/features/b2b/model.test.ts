import { expect, test } from 'vitest';
import { amountText, invoiceGroups, toInvoice } from './model.ts';

const bare = { id: 'invoice-2', channel: 'channel-uk', orderRef: 'SO-1002' };

test('A7.29 O141 of an invoice date and amount are shown when they are there, and what is more is used when it makes sense', () => {
  expect(
    toInvoice({
      ...bare,
      date: '2026-11-10T09:00:00Z',
      amount: 39.95,
      currency: 'GBP',
      invoiceGroupId: 'group-1',
      printed: true,
    }),
  ).toEqual({
    ...bare,
    date: new Date('2026-11-10T09:00:00Z'),
    amount: 39.95,
    currency: 'GBP',
    groupId: 'group-1',
  });
  expect(toInvoice({ ...bare, currency: 7, invoiceGroupId: '' })).toEqual(bare);
});

test('O141 a date without a time is that day wherever the customer is', () => {
  expect(toInvoice({ ...bare, date: '2026-11-10' }).date).toEqual(new Date(2026, 10, 10));
});

test('A7.28 invoices stand in their groups, in their order; those of no group are one without an id', () => {
  const invoice = (id: string, groupId?: string) => ({ ...bare, id, ...(groupId !== undefined && { groupId }) });
  const invoices = [invoice('5', 'b'), invoice('4', 'a'), invoice('3'), invoice('2', 'b'), invoice('1')];
  expect(invoiceGroups(invoices).map(({ id, invoices: members }) => [id, members.map((member) => member.id)])).toEqual([
    ['b', ['5', '2']],
    ['a', ['4']],
    [undefined, ['3', '1']],
  ]);
});

test.each([
  [{ amount: 1039.5, currency: 'GBP' }, '£1,039.50'],
  [{ amount: 39.9 }, '39.90'],
  [{ amount: 39.9, currency: 'pounds' }, '39.90'],
  [{ currency: 'GBP' }, undefined],
])('O141 an invoice of %j comes to %s', (invoice, text) => {
  expect(amountText(invoice, 'en-GB')).toBe(text);
});
