import type { QueryClient } from '@tanstack/react-query';
import { albumRemoved } from '#photos/changes/album-changes.ts';
import { uploads } from '../engine/uploads.ts';
import { goneBefore } from './arrivals.ts';
import { uploadDialog } from './dialog-store.ts';

/** Photos whose album is gone go elsewhere, and the lists of albums lose it. @param albumId another album; none for the library alone */
export function replaceAlbum(client: QueryClient, gone: string, albumId: string | undefined): void {
  goneBefore(gone, albumId);
  uploadDialog.replaceAlbum(gone, albumId);
  uploads.replaceAlbum(albumId);
  void albumRemoved(client, gone);
}
