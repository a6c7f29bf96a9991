import type { Atom } from 'jotai/vanilla';
import type { Rejected, Uploaded, UploadsView } from './upload-item.ts';

/** One queue for the whole page, which outlives screens and reloads. */
export interface Uploads {
  viewAtom: Atom<UploadsView>;
  /** The same for who does not draw it. */
  view(): UploadsView;
  /** Takes photos onto the list, looks at name and content, and finds duplicates. Resolves when all have been looked at. */
  addFiles(files: readonly File[], options?: { albumId?: string }): Promise<Rejected[]>;
  /** Begins with all that is ready. */
  start(): void;
  pause(): void;
  resume(): void;
  /**
   * Says where photos go instead whose album is gone, and goes on with the list.
   * @param albumId another album; none for the library alone
   */
  replaceAlbum(albumId: string | undefined): void;
  /** Takes a file off the list; what has arrived of it is thrown away. */
  cancel(id: string): void;
  cancelAll(): void;
  /** Tries a failed file again, or adds a duplicate all the same. */
  retry(id: string): void;
  retryAllFailed(): void;
  /** Takes what is done, and duplicates, off the list. */
  forget(): void;
  /** Calls back for each file that arrives, also those begun before a reload. */
  onUploaded(listener: (uploaded: Uploaded) => void): () => void;
}
