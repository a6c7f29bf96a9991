import { expect, test } from 'vitest';
import { albumsNamed } from './album-search.ts';

const albums = ['Lisbon', 'Été à Lisbonne', 'Summer 2019'].map((albumName) => ({ albumName }));
const found = (searchText: string) => albumsNamed(albums, searchText).map(({ albumName }) => albumName);

test('P2.140 albums are found by the words of their names, whatever their case, accents and order', () => {
  expect(found('lisb')).toEqual(['Lisbon', 'Été à Lisbonne']);
  expect(found('lisbonne ete')).toEqual(['Été à Lisbonne']);
  expect(found('2019')).toEqual(['Summer 2019']);
  expect(found('nowhere')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});
