import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { Photo } from '#photos/data/library-queries.ts';

/** Note that a tile adds about its photo. */
export interface TileNote {
  /** Accessible name of the tile. */
  name: string;
  /** Sign over the picture; says nothing by itself. */
  sign: ReactNode;
}

/** Notes on photos while they are being selected; undefined while there are none. Held by whoever has them. */
export interface TileNotes {
  /** @param name what the tile is called without a note */
  of: (photo: Photo, name: string) => TileNote | undefined;
}

export const tileNotesAtom = atom<TileNotes | undefined>(undefined);
