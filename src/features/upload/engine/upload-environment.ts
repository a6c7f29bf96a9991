import type { Checked } from './check-file.ts';
import type { KnownUpload } from './known-uploads.ts';
import type { RestoredUpload, StoredUpload } from './upload-store.ts';

/** Environment of the engine: its dependencies on the service and the browser; its unit tests bring their own. */
export interface UploadEnvironment {
  /** The signed-in customer; undefined when there is none. */
  customer: () => string | undefined;
  calls: {
    announce: (announcement: { name: string; type: string; size: number; albumId?: string }) => Promise<string>;
    uploadedSoFar: (uploadId: string, signal?: AbortSignal) => Promise<number | undefined>;
    sendPart: (uploadId: string, offset: number, part: Blob, signal: AbortSignal) => Promise<number | undefined>;
    throwAway: (uploadId: string) => Promise<void>;
    /** Whether there is no such album any more; false where that cannot be told. */
    isAlbumGone: (albumId: string) => Promise<boolean>;
    /** Whether an announcement was refused for that. */
    isForGoneAlbum: (refusal: unknown, albumId: string) => Promise<boolean>;
  };
  checker: {
    check: (id: string, file: File) => Promise<Checked>;
    drop: (ids: ReadonlySet<string>) => void;
  };
  store: {
    put: (rows: readonly Omit<StoredUpload, 'list' | 'owner'>[], customer: string) => Promise<void>;
    remove: (ids: readonly string[]) => Promise<void>;
    restore: (customer: string, onRestored: (uploads: readonly RestoredUpload[]) => void) => Promise<void>;
    copyOf: (id: string, file: { name: string; size: number; type: string }) => Promise<File | undefined>;
  };
  known: {
    find: (customer: string, digest: string) => Promise<KnownUpload | undefined>;
    remember: (customer: string, digest: string, upload: KnownUpload) => Promise<void>;
    forget: (customer: string, digest: string) => Promise<void>;
  };
  /** Locks over all tabs: one content is sent once at a time. */
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
  /** Settles when the page stays; undefined as long as it is not being left. See: [Note: A page that is left] */
  pendingUnload: () => Promise<void> | undefined;
  /** Warns before the page is left, while that would interrupt something. */
  guardPage: (isActive: boolean) => void;
}
