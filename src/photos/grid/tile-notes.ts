import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { Photo } from '#photos/data/library-queries.ts';

/** What a tile says of its photo besides. */
export interface TileNote {
  /** What the tile is called. */
  name: string;
  /** Sign over the picture; says nothing by itself. */
  sign: ReactNode;
}

/** What there is to say of photos while they are being selected: undefined while it is nothing. Held by whoever has it to say. */
export interface TileNotes {
  /** @param name what the tile is called without a note */
  of: (photo: Photo, name: string) => TileNote | undefined;
}

export const tileNotesAtom = atom<TileNotes | undefined>(undefined);
