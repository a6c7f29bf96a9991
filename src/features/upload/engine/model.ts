import type { Atom } from 'jotai/vanilla';
import type { TextKey } from '#i18n/texts.ts';

/**
 * State of a file. `checking`: it is read, to see what it is and whether it is there already. `ready`: it waits for
 * the customer to begin (P2, no automatic upload). `waiting`: for its turn, for the connection, or for another tab.
 * `duplicate`: its content is on the list or in the library already; `retry` adds it all the same.
 */
export type UploadState = 'checking' | 'ready' | 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'duplicate';

/** States of files with which nothing more is to be done. */
export type Ended = Extract<UploadState, 'done' | 'duplicate'>;

/** A file on its way into the library. */
export interface UploadItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Number of bytes that have arrived. */
  sent: number;
  state: UploadState;
  /** Reason why it waits, failed or is a duplicate; nothing where the state says enough. */
  reason?: TextKey;
  /** For the customer to quote when the service failed. */
  correlationId?: string;
  /** False for a failure that trying again does not mend. */
  canRetry: boolean;
  /** The file, for its preview; undefined when the browser stored none over a reload and it is to be chosen again. */
  file?: File;
  /** The album that was open. */
  albumId?: string;
  /** Once it is announced; it stays the uploadId of the photo. */
  uploadId?: string;
}

/** File that is refused, and why. */
export interface Rejected {
  name: string;
  reason: TextKey;
}

/** A file that has arrived. */
export interface Uploaded {
  id: string;
  uploadId: string;
  albumId?: string;
}

/** State without room for a photo: no other is sent until the customer goes on. */
export interface FullLibrary {
  /** For the customer to quote. */
  correlationId?: string;
}

/** List of files and its progress. */
export interface UploadsView {
  /** In the order in which they were added. */
  items: readonly UploadItem[];
  /** Of everything that has been begun: what has arrived, and all of it. */
  sentBytes: number;
  totalBytes: number;
  /** Smoothed; 0 until it is known. */
  bytesPerSecond: number;
  /** Undefined until it is known, and while nothing is sent. */
  secondsLeft: number | undefined;
  /** Whether something is checked, sent, or waits for its turn: leaving the page would interrupt it. */
  isActive: boolean;
  isPaused: boolean;
  /** Set while there is no room in the library: what is on the list waits until the customer goes on. */
  full?: FullLibrary;
  /** The album that photos of the list go into was deleted elsewhere: the list waits until the customer has said where they go instead. */
  goneAlbum?: string;
  /** Whether there is no connection: what is on the list goes on when it is back. */
  isOffline: boolean;
}

/** Queue of the whole page, which outlives screens and reloads. */
export interface Uploads {
  viewAtom: Atom<UploadsView>;
  /** Value of `viewAtom`, outside of React. */
  view(): UploadsView;
  /**
   * Adds photos to the list, checks name and content, and finds duplicates. Resolves when all have been checked.
   * @param options.onRefused called for each file that is refused, as soon as that is known: by its name at once, by its content
   * when its turn to be read has come
   */
  addFiles(
    files: readonly File[],
    options?: { albumId?: string; onRefused?: (refused: Rejected) => void },
  ): Promise<void>;
  /** Starts all that are ready. */
  start(): void;
  pause(): void;
  resume(): void;
  /**
   * Finds out which photos for the album that is gone have arrived whole although no answer said so: they are done then (R2). To be
   * called before they are announced for another album.
   * @throws ApiError when that cannot be told
   */
  findArrived(): Promise<void>;
  /**
   * Sets another album for photos whose album is gone, and resumes the list.
   * @param albumId another album; none for the library alone
   */
  replaceAlbum(albumId: string | undefined): void;
  /** Removes a file from the list; what has arrived of it is deleted. */
  cancel(id: string): void;
  cancelAll(): void;
  /** Tries a failed file again, or adds a duplicate all the same. */
  retry(id: string): void;
  retryAllFailed(): void;
  /** Removes files from the list that have ended so. */
  forget(state: Ended): void;
  /** Subscribes to files that arrive, also those begun before a reload. @returns unsubscribe */
  onUploaded(listener: (uploaded: Uploaded) => void): () => void;
}
