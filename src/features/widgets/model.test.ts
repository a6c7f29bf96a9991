import { describe, expect, it } from 'vitest';
import {
  afterReading,
  distinctBooks,
  EXPECTED_MS,
  offsetOf,
  onlineBook,
  onlineBooks,
  onlineState,
  senderName,
  withWidget,
} from './model.ts';

describe('the search for online photo books', () => {
  it.each([
    [1, 10, 0],
    [2, 10, 10],
    [3, 10, 20],
    [3, 25, 50],
  ])('A7.36 page %i of %i begins after %i', (pageNumber, pageSize, offset) =>
    expect(offsetOf(pageNumber, pageSize)).toBe(offset),
  );

  it('A7.37 drops what is no photo book, in the order of the orders', () => {
    const orders = [
      { code: 'OR-3', articleType: 'LargePhotoBook' },
      { code: 'OR-2', articleType: 'Poster' },
      { code: 'OR-1', articleType: 'squarephotobook' },
    ];
    expect(onlineBooks(orders, []).map(({ productCode }) => productCode)).toEqual(['OR-3', 'OR-1']);
  });

  it('A3.27 A2.111 A2.112 takes the product code from the order, and the rest from the widget where there is one', () => {
    const orders = [
      { code: 'OR-2', articleType: 'LargePhotoBook', title: 'Our year' },
      { code: 'OR-1', articleType: 'LargePhotoBook', title: 'As ordered' },
    ];
    const widgets = [
      {
        widgetId: 'widget-1',
        orderCode: 'OR-1',
        title: 'As published',
        thumbnailUrl: 'https://pictures.example/1.jpg',
        viewUrl: 'https://view.example/1',
        status: 'Ready',
      },
    ];
    expect(onlineBooks(orders, widgets)).toEqual([
      { productCode: 'OR-2', title: 'Our year' },
      {
        productCode: 'OR-1',
        widgetId: 'widget-1',
        title: 'As published',
        thumbnailUrl: 'https://pictures.example/1.jpg',
        viewUrl: 'https://view.example/1',
      },
    ]);
  });

  it('A3.32 believes the widget where the order does not say what it is', () => {
    const orders = [{ code: 'OR-1' }, { code: 'OR-2' }, { code: 'OR-3' }];
    const widgets = [
      { widgetId: 'widget-1', orderCode: 'OR-1', articleType: 'SmallPhotoBook' },
      { widgetId: 'widget-2', orderCode: 'OR-2', articleType: 'Poster' },
    ];
    expect(onlineBooks(orders, widgets)).toEqual([{ productCode: 'OR-1', widgetId: 'widget-1' }]);
  });
});

describe('an online version', () => {
  it.each([
    [{ viewUrl: 'https://view.example/1' }, 'ready'],
    [{ viewUrl: 'https://view.example/1', isInProgress: true as const }, 'ready'],
    [{}, 'notOnline'],
    [{ isInProgress: true as const }, 'inTheMaking'],
    [{ askedAt: 1 }, 'inTheMaking'],
  ])('A2.111 A2.112 O114 with %j it is %s', (book, state) => expect(onlineState(book)).toBe(state));

  it.each([
    ['Processing', 'inTheMaking'],
    ['Failed', 'notOnline'],
    [undefined, 'notOnline'],
  ])('A2.112 O114 without an address and with status %s it is %s', (status, state) =>
    expect(
      onlineState(onlineBook({ widgetId: 'widget-1', orderCode: 'OR-1', ...(status !== undefined && { status }) })),
    ).toBe(state),
  );

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'no address'])(
    'S38 %s is no address of it',
    (address) =>
      expect(onlineBook({ widgetId: 'widget-1', orderCode: 'OR-1', viewUrl: address, thumbnailUrl: address })).toEqual({
        productCode: 'OR-1',
        widgetId: 'widget-1',
      }),
  );

  it('O114 is on its way once it was asked for, until it can be viewed', () => {
    const asked = { productCode: 'OR-1', askedAt: 1000 };
    const making = { productCode: 'OR-1', widgetId: 'widget-1' };
    const made = { ...making, viewUrl: 'https://view.example/1' };
    expect(afterReading('OR-1', null, 1000, 2000)).toEqual(asked);
    expect(afterReading('OR-1', making, 1000, 2000)).toEqual({ ...making, askedAt: 1000 });
    expect(afterReading('OR-1', made, 1000, 2000)).toEqual(made);
    expect(afterReading('OR-1', null, undefined, 2000)).toBeNull();
  });

  it('A2.112 O114 may be asked for once more when nothing has come of it', () => {
    expect(afterReading('OR-1', null, 1000, 1000 + EXPECTED_MS)).toBeNull();
    expect(afterReading('OR-1', null, 1000, 999 + EXPECTED_MS)).not.toBeNull();
  });

  it('A2.110 leaves the words of the list, whatever becomes of it', () => {
    const listed = {
      productCode: 'OR-1',
      title: 'As ordered',
      orderedAt: '2026-11-10T09:00:00Z',
      widgetId: 'widget-1',
      viewUrl: 'https://view.example/1',
    };
    expect(withWidget(listed, null)).toEqual({
      productCode: 'OR-1',
      title: 'As ordered',
      orderedAt: '2026-11-10T09:00:00Z',
    });
    expect(withWidget(listed, { productCode: 'OR-1', widgetId: 'widget-2', title: 'As published' })).toEqual({
      productCode: 'OR-1',
      title: 'As published',
      orderedAt: '2026-11-10T09:00:00Z',
      widgetId: 'widget-2',
    });
  });
});

it('A2.110 shows a photo book once that moved to the next page while they were read', () => {
  const page = (...codes: string[]) => ({ books: codes.map((productCode) => ({ productCode })), nextPage: null });
  expect(distinctBooks([page('OR-3', 'OR-2'), page('OR-2', 'OR-1')]).map(({ productCode }) => productCode)).toEqual([
    'OR-3',
    'OR-2',
    'OR-1',
  ]);
});

it('O103 begins with the name of the customer, as far as it is known', () => {
  expect(senderName({ accountDeleted: false, firstName: 'Anna', lastName: 'Berg' })).toBe('Anna Berg');
  expect(senderName({ accountDeleted: false, firstName: 'Anna', lastName: '' })).toBe('Anna');
  expect(senderName({ accountDeleted: false })).toBe('');
  expect(senderName({ accountDeleted: true })).toBe('');
  expect(senderName(undefined)).toBe('');
});
