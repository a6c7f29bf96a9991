import type { Checked } from './check-messages.ts';
import type { KnownUpload } from './sealed-upload.ts';
import type { ShelfRow } from './shelf-row.ts';
import type { Left } from './shelf.ts';

/** What the engine needs of the service and of the browser; its unit tests bring their own. */
export interface UploadWorld {
  /** The signed-in customer; undefined when there is none. */
  customer: () => string | undefined;
  calls: {
    announce: (announcement: { name: string; type: string; size: number; albumId?: string }) => Promise<string>;
    uploadedSoFar: (uploadId: string, signal?: AbortSignal) => Promise<number | undefined>;
    sendPart: (uploadId: string, offset: number, part: Blob, signal: AbortSignal) => Promise<number | undefined>;
    throwAway: (uploadId: string) => Promise<void>;
    /** Whether there is no such album any more; false where nobody can say. */
    isAlbumGone: (albumId: string) => Promise<boolean>;
    /** Whether an announcement was refused for that. */
    isForGoneAlbum: (refusal: unknown, albumId: string) => Promise<boolean>;
  };
  checker: {
    check: (id: string, file: File) => Promise<Checked>;
    drop: (ids: ReadonlySet<string>) => void;
  };
  shelf: {
    put: (rows: readonly Omit<ShelfRow, 'list' | 'owner'>[], customer: string) => Promise<void>;
    remove: (ids: readonly string[]) => Promise<void>;
    takeOver: (customer: string, onLeft: (left: readonly Left[]) => void) => Promise<void>;
    copyOf: (id: string, file: { name: string; size: number; type: string }) => Promise<File | undefined>;
  };
  known: {
    find: (customer: string, digest: string) => Promise<KnownUpload | undefined>;
    remember: (customer: string, digest: string, upload: KnownUpload) => Promise<void>;
    forget: (customer: string, digest: string) => Promise<void>;
  };
  /** Only one sends a content at a time, over all tabs. */
  locks: {
    ifFree: (name: string, work: () => Promise<void>) => Promise<boolean>;
    whenFree: (name: string, signal: AbortSignal) => Promise<void>;
  };
  lockOf: (customer: string, digest: string) => string;
  connection: {
    isOnline: () => boolean;
    subscribe: (changed: () => void) => void;
  };
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  /** Asks before the page is left, while that would interrupt something. */
  guardPage: (isActive: boolean) => void;
}
