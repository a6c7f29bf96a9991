import { createHash } from 'node:crypto';
import { ApiError, hasStatus } from '#api/api-error.ts';
import { createEmitter } from '#lib/events.ts';
import type { Checked } from './check-file.ts';
import type { KnownUpload } from './known-uploads.ts';
import type { RestoredUpload } from './upload-store.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** An upload as the service has it. */
export interface Stored {
  name: string;
  size: number;
  albumId?: string;
  bytes: Uint8Array;
}

/** Outcome of a call: as it should, lost on the way there or on the way back, cut in the middle, or refused. */
export type Fate = 'good' | 'lost' | 'answerLost' | 'cut' | { status: number };

type StoredRow = RestoredUpload['row'];
type Call = 'announce' | 'uploadedSoFar' | 'sendPart' | 'throwAway';

/** A service and a browser that outlive pages, for the tests of the engine. */
export function testWorld() {
  const stored = new Map<string, Stored>();
  const rows = new Map<string, StoredRow>();
  const copies = new Map<string, File>();
  const known = new Map<string, KnownUpload>();
  const locks = new Map<string, { page: number; freed: Promise<void> }>();
  const calls: { call: Call; uploadId?: string; offset?: number; bytes?: number }[] = [];
  const living = new Set<number>();
  let pages = 0;
  let clock = 0;

  const world = {
    stored,
    calls,
    rows,
    copies,
    known,
    /** Decides how each call ends. */
    fate: (_call: Call): Fate => 'good',
    /** Whether the browser stores copies. */
    keepsCopies: true,
    isOnline: true,
    /** Whether pages are being left: settles when they stay after all. */
    pendingUnload: (): Promise<void> | undefined => undefined,
    /** Albums that another device has deleted, and whether the service refuses what is to go into them. */
    goneAlbums: new Set<string>(),
    refusesGoneAlbums: false,
    connectionChanged: createEmitter(),
    guarded: false,
    /** Gate that calls wait at for the service; let go one by one. */
    gate: async (_call: Call): Promise<void> => {},
    setOnline(isOnline: boolean) {
      world.isOnline = isOnline;
      world.connectionChanged.emit();
    },
    /** A new page, and how to end it: nothing that it has begun ends then. */
    openPage() {
      pages += 1;
      const page = pages;
      living.add(page);
      return {
        world: pageWorld(page),
        leave() {
          living.delete(page);
          for (const [name, lock] of locks) if (lock.page === page) locks.delete(name);
          world.connectionChanged = createEmitter();
        },
      };
    },
  };

  function lostConnection(call: Call): ApiError {
    return new ApiError(`${call}: Failed to fetch`, {
      service: 'photo-storage',
      operation: 'appendToUpload',
      kind: 'network',
      correlationId: 'c-1',
    });
  }

  /** Refusal of what is not there, or not any more. */
  function notFound(operation: 'createUpload' | 'cancelUpload'): ApiError {
    return new ApiError(`${operation} answered 404`, {
      service: 'photo-storage',
      operation,
      kind: 'http',
      status: 404,
      correlationId: 'c-3',
    });
  }

  /** Lets a call of a living page end as fate will have it. */
  async function called<Result>(
    page: number,
    call: Call,
    signal: AbortSignal | undefined,
    work: (isCut: boolean) => Result,
  ): Promise<Result> {
    await world.gate(call);
    await aliveOnly(page);
    signal?.throwIfAborted();
    if (!world.isOnline) throw lostConnection(call);
    const fate = world.fate(call);
    if (fate === 'lost') throw lostConnection(call);
    if (typeof fate === 'object') {
      const operation = call === 'announce' ? 'createUpload' : 'appendToUpload';
      throw new ApiError(`${call} answered ${fate.status}`, {
        service: 'photo-storage',
        operation,
        kind: 'http',
        status: fate.status,
        correlationId: 'c-2',
        ...(fate.status === 401 && { isSessionOver: true }),
      });
    }
    const result = work(fate === 'cut');
    clock += 10;
    if (fate !== 'good') throw lostConnection(call);
    return result;
  }

  function aliveOnly(page: number): Promise<void> {
    return living.has(page) ? Promise.resolve() : new Promise(() => {});
  }

  async function readBytes(part: Blob): Promise<Uint8Array> {
    return new Uint8Array(await part.arrayBuffer());
  }

  function pageWorld(page: number): UploadEnvironment {
    return {
      customer: () => 'customer-1',
      calls: {
        announce: ({ name, size, albumId }) => {
          calls.push({ call: 'announce' });
          return called(page, 'announce', undefined, () => {
            if (world.refusesGoneAlbums && albumId !== undefined && world.goneAlbums.has(albumId)) {
              throw notFound('createUpload');
            }
            const uploadId = `upload-${stored.size + 1}`;
            stored.set(uploadId, { name, size, albumId, bytes: new Uint8Array() });
            return uploadId;
          });
        },
        uploadedSoFar: (uploadId, signal) => {
          calls.push({ call: 'uploadedSoFar', uploadId });
          return called(page, 'uploadedSoFar', signal, () => stored.get(uploadId)?.bytes.length);
        },
        sendPart: async (uploadId, offset, part, signal) => {
          const bytes = await readBytes(part);
          calls.push({ call: 'sendPart', uploadId, offset, bytes: bytes.length });
          return called(page, 'sendPart', signal, (isCut) => {
            const upload = stored.get(uploadId);
            if (upload && upload.bytes.length === offset)
              upload.bytes = Buffer.concat([upload.bytes, isCut ? bytes.subarray(0, bytes.length / 2) : bytes]);
            return upload?.bytes.length;
          });
        },
        throwAway: (uploadId) => {
          calls.push({ call: 'throwAway', uploadId });
          return called(page, 'throwAway', undefined, () => {
            const upload = stored.get(uploadId);
            // What is in the library already is deleted there.
            if (!upload || upload.bytes.length === upload.size) throw notFound('cancelUpload');
            stored.delete(uploadId);
          });
        },
        isAlbumGone: async (albumId) => world.goneAlbums.has(albumId),
        isForGoneAlbum: async (refusal, albumId) => hasStatus(refusal, 404) && world.goneAlbums.has(albumId),
      },
      checker: {
        async check(id, file): Promise<Checked> {
          const bytes = await readBytes(file).catch(() => undefined);
          await aliveOnly(page);
          if (!bytes) return { reason: 'upload.reason.unreadable' };
          if (bytes[0] === 0) return { reason: 'upload.reason.content' };
          if (world.keepsCopies) copies.set(id, file);
          const digest = createHash('sha256').update(bytes).digest('hex');
          return { pictureType: 'image/jpeg', digest, hasCopy: world.keepsCopies };
        },
        drop() {},
      },
      store: {
        async put(changed, owner) {
          await aliveOnly(page);
          for (const row of changed) rows.set(row.id, { ...row, owner, list: String(page) });
        },
        async remove(ids) {
          await aliveOnly(page);
          for (const id of ids) {
            rows.delete(id);
            copies.delete(id);
          }
        },
        async restore(_customer, onRestored) {
          const left = [...rows.values()]
            .filter(({ list }) => !living.has(Number(list)))
            .sort((one, other) => one.position - other.position);
          for (const row of left) rows.set(row.id, { ...row, list: String(page) });
          onRestored(left.map((row) => ({ row, file: row.hasCopy ? copies.get(row.id) : undefined })));
        },
        copyOf: async (id) => copies.get(id),
      },
      known: {
        async find(_customer, digest) {
          await aliveOnly(page);
          return known.get(digest);
        },
        async remember(_customer, digest, upload) {
          await aliveOnly(page);
          known.set(digest, upload);
        },
        forget: async (_customer, digest) => void known.delete(digest),
      },
      locks: {
        async ifFree(name, work) {
          await aliveOnly(page);
          if (locks.has(name)) return false;
          const { promise: freed, resolve: free } = Promise.withResolvers<void>();
          locks.set(name, { page, freed });
          try {
            await work();
          } finally {
            if (locks.get(name)?.page === page) locks.delete(name);
            free();
          }
          return true;
        },
        async whenFree(name, signal) {
          await locks.get(name)?.freed;
          signal.throwIfAborted();
        },
      },
      lockOf: (_customer, digest) => digest,
      connection: { isOnline: () => world.isOnline, subscribe: (changed) => void world.connectionChanged.on(changed) },
      async wait(ms, signal) {
        // What is stored is stored sooner.
        await new Promise((resolve) => setImmediate(resolve));
        await aliveOnly(page);
        signal.throwIfAborted();
        clock += ms;
      },
      now: () => clock,
      pendingUnload: () => world.pendingUnload(),
      guardPage: (isActive) => {
        world.guarded = isActive;
      },
    };
  }

  return world;
}
