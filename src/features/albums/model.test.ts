import { expect, test } from 'vitest';
import { blocksOf, distinctAlbums } from './model.ts';

const page = (...ids: string[]) => ({ albums: ids.map((albumId) => ({ albumId })) });
const ids = (albums: { albumId: string }[]) => albums.map(({ albumId }) => albumId).join(' ');

test('albums stand in the order of their pages, each once', () => {
  expect(ids(distinctAlbums([page('a', 'b'), page('b', 'c'), page('c', 'a', 'd')]).albums)).toBe('a b c d');
});

test('O22 an own album that is shared shows among the own ones alone', () => {
  expect(ids(distinctAlbums([page('x', 'own'), page('y', 'own')], [{ albumId: 'own' }]).albums)).toBe('x y');
});

test('P2.26 O22 an album that another list shows is counted by both, and once by each', () =>
  expect(distinctAlbums([page('x', 'own'), page('y', 'own')], [{ albumId: 'own' }]).count).toBe(3));

test('without pages there are no albums', () => expect(distinctAlbums([])).toEqual({ albums: [], count: 0 }));

test.each([
  [1, [60, 60, 30]],
  [4, [60, 60, 30]],
  [6, [60, 60, 30]],
  [7, [63, 63, 24]],
  [8, [64, 64, 22]],
  [13, [65, 65, 20]],
])('F11 blocks of a grid of %i columns are whole rows, in order', (columns, sizes) => {
  const cells = Array.from({ length: 150 }, (_, cell) => cell);
  const blocks = blocksOf(cells, columns, 60);
  expect(blocks.map(({ cells: block }) => block.length)).toEqual(sizes);
  expect(blocks.flatMap(({ cells: block }) => block)).toEqual(cells);
  expect(blocks.map(({ start }) => start)).toEqual(blocks.map(({ cells: [first] }) => first));
});

test('F11 no cells are no block', () => expect(blocksOf([], 6, 60)).toEqual([]));
