import { beforeAll, expect, test } from 'vitest';
import { loadTexts, t } from '#i18n/texts.ts';
import { amountText, dueText, invoiceGroups, isOverdue, openInvoices, toInvoice } from './model.ts';

beforeAll(() => loadTexts('en-GB'));

const bare = { id: 'invoice-2', channel: 'channel-uk', orderRef: 'SO-1002' };

test('A7.29 O141 of an invoice date and amount are shown when they are there, and what is more is used when it makes sense', () => {
  const told = { currency: 'GBP', invoiceGroupId: 'group-1', printed: true };
  expect(toInvoice({ ...bare, date: '2026-11-10T09:00:00Z', amount: 39.95, ...told })).toEqual({
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

test('O84 O141 an invoice is open where the service says that it has not been paid, and due on a day that makes sense', () => {
  expect(toInvoice({ ...bare, isPaid: false, dueDate: '2026-12-05' })).toEqual({
    ...bare,
    isOpen: true,
    dueOn: new Date(2026, 11, 5),
  });
  expect(toInvoice({ ...bare, isPaid: false, dueDate: 'soon' })).toEqual({ ...bare, isOpen: true });
  for (const isPaid of [true, undefined, null, 'no', 0])
    expect(toInvoice({ ...bare, isPaid, dueDate: '2026-12-05' }), String(isPaid)).toEqual(bare);
});

test('O84 the invoice that is due first comes first, and one without a day last', () => {
  const open = (id: string, day?: number) => ({
    ...bare,
    id,
    isOpen: true as const,
    ...(day !== undefined && { dueOn: new Date(2026, 11, day) }),
  });
  const invoices = [open('3'), open('2', 9), { ...bare, id: 'paid' }, open('1', 5)];
  expect(openInvoices(invoices).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('O84 until when an invoice is to be paid counts by days', () => {
  const dueOn = new Date(2026, 11, 5);
  const on = (day: number, hour: number) => new Date(2026, 11, day, hour);
  expect(dueText({ isOpen: true, dueOn }, on(5, 23))).toBe('Due by 5 December 2026');
  expect(isOverdue({ dueOn }, on(5, 23))).toBe(false);
  expect(dueText({ isOpen: true, dueOn }, on(6, 0))).toBe('Was due by 5 December 2026');
  expect(isOverdue({ dueOn }, on(6, 0))).toBe(true);
  expect(dueText({ isOpen: true }, on(6, 0))).toBe(t('invoices.toPay'));
  expect(dueText({ dueOn }, on(6, 0))).toBeUndefined();
});
