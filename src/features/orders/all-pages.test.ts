import { expect, it } from 'vitest';
import { leftOutOf, noteLeftOut } from '#api/left-out.ts';
import { allPages } from './all-pages.ts';

function list(length: number, total = length) {
  const asked: number[] = [];
  const read = (offset: number) => {
    asked.push(offset);
    return Promise.resolve({
      items: Array.from({ length: Math.max(0, Math.min(100, length - offset)) }, (_, index) => offset + index),
      total,
    });
  };
  return { asked, read };
}

it('A7.14 a total of 250 takes three requests', async () => {
  const { asked, read } = list(250);
  const all = await allPages(read);
  expect(asked).toEqual([0, 100, 200]);
  expect(all).toEqual(Array.from({ length: 250 }, (_, index) => index));
});

it.each([
  [0, [0]],
  [1, [0]],
  [100, [0]],
  [101, [0, 100]],
  [200, [0, 100]],
])('A7.14 a total of %i asks at %j', async (length, offsets) => {
  const { asked, read } = list(length);
  await allPages(read);
  expect(asked).toEqual(offsets);
});

it('A7.14 a page without orders ends the list, whatever the total says', async () => {
  const { asked, read } = list(100, 1_000);
  await allPages(read);
  expect(asked).toEqual([0, 100]);
});

it('A7.14 pages that are shorter than asked for leave nothing out', async () => {
  const read = (offset: number) => Promise.resolve({ items: offset < 4 ? [offset, offset + 1] : [offset], total: 5 });
  expect(await allPages(read)).toEqual([0, 1, 2, 3, 4]);
});

it('A7.14 A8.10 what was left out of a page is counted where the next one begins, and told of all pages together', async () => {
  const asked: number[] = [];
  const all = await allPages((offset) => {
    asked.push(offset);
    const items = [offset, offset + 1];
    noteLeftOut(items, { count: 1, correlationId: `c-${offset}` });
    return Promise.resolve({ items, total: 6 });
  });
  expect(asked).toEqual([0, 3]);
  expect(all).toEqual([0, 1, 3, 4]);
  expect(leftOutOf(all)).toEqual({ count: 2, correlationId: 'c-0' });
});
