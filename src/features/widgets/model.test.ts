import { describe, expect, it } from 'vitest';
import { isPhotoBook, offsetOf, onlineBooks } from './model.ts';

describe('the search for online photo books', () => {
  it.each([
    [1, 10, 0],
    [2, 10, 10],
    [3, 10, 20],
    [3, 25, 50],
  ])('A7.36 page %i of %i begins after %i', (pageNumber, pageSize, offset) => expect(offsetOf(pageNumber, pageSize)).toBe(offset));

  it.each([
    ['LargePhotoBook', true],
    ['photobook', true],
    ['SQUARE_PHOTOBOOK_XL', true],
    ['Poster', false],
    ['Photo book', false],
    ['', false],
    [undefined, false],
  ])('A3.32 an article of type %s is a photo book: %s', (articleType, isOne) => expect(isPhotoBook(articleType)).toBe(isOne));

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
    const widgets = [{ widgetId: 'widget-1', orderCode: 'OR-1', title: 'As published', thumbnailUrl: 'https://pictures.example/1.jpg', viewUrl: 'https://view.example/1', status: 'Ready' }];
    expect(onlineBooks(orders, widgets)).toEqual([
      { productCode: 'OR-2', title: 'Our year' },
      { productCode: 'OR-1', widgetId: 'widget-1', title: 'As published', thumbnailUrl: 'https://pictures.example/1.jpg', viewUrl: 'https://view.example/1' },
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
