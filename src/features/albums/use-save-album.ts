import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeRecord } from '#api/change-record.ts';
import { GoneError } from '#api/reactions.ts';
import { createAlbumNamed, readAlbumName, renameAlbum } from '#photos/data/album-queries.ts';
import { albumCreated, albumRemoved, albumRenamed } from '#photos/changes/album-changes.ts';
import type { Album } from './model.ts';

/** What a form for an album's name has to know of it. */
export type NamedAlbum = Pick<Album, 'albumId' | 'albumName'>;

/**
 * Makes an album, or renames the given one; one that was just made is renamed by what is typed on, and not made again (S55). A
 * name that was not changed is not sent: it may be another by now (R9).
 * @returns what saves the name as it was typed, over what stood in the field before. @throws ConflictError, GoneError, ApiError
 */
export function useSaveAlbum(given: NamedAlbum | undefined): (name: string, from: string) => Promise<NamedAlbum> {
  const client = useQueryClient();
  const known = useRef(given);
  return async (name, from) => {
    const albumId = known.current?.albumId;
    known.current = albumId === undefined ? await made(name) : await renamed(albumId, name, from);
    return known.current;
  };

  async function made(albumName: string): Promise<NamedAlbum> {
    const albumId = await createAlbumNamed(albumName);
    void albumCreated(client);
    return { albumId, albumName };
  }

  async function renamed(albumId: string, name: string, from: string): Promise<NamedAlbum> {
    try {
      const changed = await changeRecord({
        before: { name: from },
        after: { name },
        // What is known of the album stays in the page until the customer has read that it is gone.
        read: async () => ({ name: await readAlbumName(albumId) }),
        fieldsOf: (album) => album,
        write: (album) => renameAlbum(albumId, album.name),
      });
      if (changed) void albumRenamed(client, albumId, changed.name);
      return { albumId, albumName: changed?.name ?? name };
    } catch (error) {
      if (error instanceof GoneError) void albumRemoved(client, albumId);
      throw error;
    }
  }
}
