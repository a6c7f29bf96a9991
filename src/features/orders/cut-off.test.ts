import { describe, expect, it } from 'vitest';
import { cutOffOf, cutOffText } from './cut-off.ts';

const GROUPS = [
  { id: 'books', name: 'Photo books', articles: ['LargePhotoBook', 'SquarePhotoBook'] },
  { id: 'posters', name: 'Posters', articles: ['Poster'] },
  { id: 'prints', name: 'Prints' },
];
const noon = '2026-12-18T12:00:00Z';
const before = new Date('2026-12-01T00:00:00Z');
const book = { articleType: 'largephotobook' };
const poster = { articleType: 'Poster' };

describe('O113 A7.22 A7.23 until when to order', () => {
  const christmas = { name: 'christmas', cutOffDate: noon, articleGroups: ['books', 'posters'] };

  it('is told of the groups that the ordered products are in', () => {
    expect(cutOffOf(christmas, GROUPS, [book], before)).toEqual({
      until: new Date(noon),
      isDay: false,
      groups: ['Photo books'],
    });
    expect(cutOffOf(christmas, GROUPS, [poster, book, book], before)?.groups).toEqual(['Photo books', 'Posters']);
  });

  it('is not told where the campaign has nothing to do with the order', () => {
    expect(cutOffOf(christmas, GROUPS, [{ articleType: 'Mug' }, {}], before)).toBeUndefined();
    expect(cutOffOf({ ...christmas, articleGroups: ['books', 'gone'] }, GROUPS, [poster], before)).toBeUndefined();
    expect(
      cutOffOf({ ...christmas, articleGroups: ['prints'] }, GROUPS, [{ articleType: 'Prints' }], before),
    ).toBeUndefined();
    expect(cutOffOf({ ...christmas, articleGroups: [] }, GROUPS, [book], before)).toBeUndefined();
    expect(cutOffOf(christmas, [], [book], before)).toBeUndefined();
  });

  it('is true of everything when the campaign names no groups', () => {
    expect(cutOffOf({ name: 'christmas', cutOffDate: noon }, [], [], before)).toEqual({
      until: new Date(noon),
      isDay: false,
      groups: [],
    });
  });

  it('needs a date', () => {
    expect(cutOffOf({ name: 'christmas' }, GROUPS, [book], before)).toBeUndefined();
    expect(cutOffOf({ ...christmas, cutOffDate: 'soon' }, GROUPS, [book], before)).toBeUndefined();
  });

  it('is over at that moment', () => {
    expect(cutOffOf(christmas, GROUPS, [book], new Date('2026-12-18T11:59:59Z'))).toBeDefined();
    expect(cutOffOf(christmas, GROUPS, [book], new Date(noon))).toBeUndefined();
  });

  it('lasts through the whole of a day that has no time, by the calendar on the wall', () => {
    const day = { ...christmas, cutOffDate: '2026-12-18' };
    expect(cutOffOf(day, GROUPS, [book], new Date(2026, 11, 18, 23, 59, 59))).toEqual({
      until: new Date(2026, 11, 18),
      isDay: true,
      groups: ['Photo books'],
    });
    expect(cutOffOf(day, GROUPS, [book], new Date(2026, 11, 19))).toBeUndefined();
  });
});

it('O113 a campaign is called what customers call it, and nothing where that is not known', () => {
  const texts = (...names: string[]) => names.map((name) => cutOffText(name, 'orderAgain'));
  expect(texts('christmas', 'Christmas', 'CHRISTMAS_2026', 'mothers-day', 'Valentine’s Day')).toEqual([
    'order.cutOff.christmas',
    'order.cutOff.christmas',
    'order.cutOff.christmas',
    'order.cutOff.mothersDay',
    'order.cutOff.valentinesDay',
  ]);
  expect(texts('spring-sale', '', 'toString')).toEqual(Array(3).fill('order.cutOff.title'));
  expect(['easter', 'xm-7'].map((name) => cutOffText(name, 'pay'))).toEqual([
    'order.cutOff.easter.pay',
    'order.cutOff.pay',
  ]);
});
