import { expect, test } from 'vitest';
import { distinctAlbums } from './model.ts';

const page = (...ids: string[]) => ({ albums: ids.map((albumId) => ({ albumId })) });
const ids = (albums: { albumId: string }[]) => albums.map(({ albumId }) => albumId).join(' ');

test('albums stand in the order of their pages, each once', () => {
  expect(ids(distinctAlbums([page('a', 'b'), page('b', 'c'), page('c', 'a', 'd')]))).toBe('a b c d');
});

test('O22 an own album that is shared shows among the own ones alone', () => {
  expect(ids(distinctAlbums([page('x', 'own'), page('y', 'own')], [{ albumId: 'own' }]))).toBe('x y');
});

test('without pages there are no albums', () => expect(distinctAlbums([])).toEqual([]));
