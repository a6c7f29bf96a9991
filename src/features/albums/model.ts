import type { Album } from '#generated/photo-management/model/index.ts';
import type { SharedAlbum } from '#generated/shared-albums/model/index.ts';

export type { Album, SharedAlbum };

/** Fields of an album, own or shared, that a card shows. */
export type CardAlbum = Pick<Album | SharedAlbum, 'albumId' | 'albumName' | 'coverPhoto' | 'photosCount' | 'created'>;

/**
 * Albums of all pages, each once: pages that were read one after another may repeat one, and an own album that is shared
 * stands among the own ones alone (O22).
 * @param elsewhere albums that another list shows
 * @returns `count` of the list itself, with what is shown elsewhere: the tab has the plain sum of the lists (P2.26)
 */
export function distinctAlbums<Item extends { albumId: string }>(
  pages: readonly { albums: readonly Item[] }[],
  elsewhere: readonly { albumId: string }[] = [],
): { albums: Item[]; count: number } {
  const known = new Set<string>();
  const listed = pages.flatMap(({ albums }) =>
    albums.filter(({ albumId }) => !known.has(albumId) && known.add(albumId)),
  );
  const others = new Set(elsewhere.map(({ albumId }) => albumId));
  return { albums: listed.filter(({ albumId }) => !others.has(albumId)), count: listed.length };
}

/**
 * Cells of a grid in blocks of whole rows, in their order, each with the number of its first cell.
 * @param columns of the grid
 * @param least cells of each block but the last
 */
export function blocksOf<Cell>(
  cells: readonly Cell[],
  columns: number,
  least: number,
): { start: number; cells: Cell[] }[] {
  const size = Math.ceil(least / columns) * columns;
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, block) => ({
    start: block * size,
    cells: cells.slice(block * size, (block + 1) * size),
  }));
}
