import { vi } from 'vitest';
import { AGAIN, type PartProgress, type PartRequest, PartSaver } from './part-saver.ts';
import { makeZip, randomBytes } from './zip-test-kit.ts';

/** Name of the file that the part of tests should have. */
export const NAME = 'photo-export-1.zip';
export const photos = { 'a.jpg': randomBytes(30_000), 'b.jpg': randomBytes(20_000), 'c.jpg': randomBytes(100) };
/** The part of tests, as its host has it. */
export const zip = makeZip(photos, { descriptors: true });

const none = (name = 'NotFoundError') => Promise.reject(new DOMException('None', name));
const isSameEntry = () => Promise.resolve(false);

/** A folder in memory. `room`: bytes that its files may have in all. */
export function testFolder(files: Record<string, Uint8Array<ArrayBuffer>> = {}, room = Number.POSITIVE_INFINITY) {
  const used = () => Object.values(files).reduce((sum, { length }) => sum + length, 0);
  const disk = { files, isGone: false };
  const createWritable = (name: string, keepsData: boolean): Promise<FileSystemWritableFileStream> => {
    let draft = keepsData ? (files[name] ?? new Uint8Array()).slice() : new Uint8Array();
    let at = 0;
    return Promise.resolve(
      Object.assign(new WritableStream(), {
        truncate: (size: number) => Promise.resolve(void (draft = draft.slice(0, size))),
        seek: (place: number) => Promise.resolve(void (at = place)),
        write(bytes: FileSystemWriteChunkType) {
          if (!(bytes instanceof Uint8Array)) throw new TypeError('Only bytes are written.');
          if (used() - (files[name]?.length ?? 0) + at + bytes.length > room) return none('QuotaExceededError');
          const next = new Uint8Array(Math.max(draft.length, at + bytes.length));
          next.set(draft);
          next.set(bytes, at);
          draft = next;
          at += bytes.length;
          return Promise.resolve();
        },
        close: () => Promise.resolve(void (files[name] = draft)),
        abort: () => Promise.resolve(),
      }),
    );
  };
  const handle = (name: string): FileSystemFileHandle => ({
    kind: 'file',
    name,
    getFile: () => Promise.resolve(new File([files[name] ?? new Uint8Array()], name)),
    createWritable: ({ keepExistingData = false } = {}) => createWritable(name, keepExistingData),
    createSyncAccessHandle: () => none(),
    isSameEntry,
  });
  async function* names(): AsyncGenerator<string, undefined> {
    if (disk.isGone) await none();
    yield* Object.keys(files);
  }
  async function* entries(): AsyncGenerator<[string, FileSystemFileHandle], undefined> {
    for await (const name of names()) yield [name, handle(name)];
  }
  async function* handles(): AsyncGenerator<FileSystemFileHandle, undefined> {
    for await (const name of names()) yield handle(name);
  }
  const folder: FileSystemDirectoryHandle = {
    kind: 'directory',
    name: 'Photos',
    isSameEntry,
    keys: names,
    entries,
    values: handles,
    [Symbol.asyncIterator]: entries,
    getDirectoryHandle: () => none(),
    removeEntry: () => none(),
    resolve: () => Promise.resolve(null),
    getFileHandle(name, { create = false } = {}) {
      if (disk.isGone || (!(name in files) && !create)) return none();
      files[name] ??= new Uint8Array();
      return Promise.resolve(handle(name));
    },
  };
  return { disk, files, folder };
}

interface Host {
  /** Whether it answers ranges of the file. */
  ranges?: boolean;
  etag?: () => string;
  /** Numbers of bytes of each answer to `bytes=123-` that come before the connection breaks. */
  cuts?: number[];
  size?: number;
}

/** A file host. */
export function testHost(
  file: Uint8Array<ArrayBuffer>,
  { ranges = true, etag, cuts = [], size = file.length }: Host = {},
) {
  const asked: string[] = [];
  const open = vi.fn((_url: string, { headers }: { headers?: unknown }) => {
    const { range } = headers as { range: string };
    asked.push(range);
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
    const first = ranges ? Number(from) : 0;
    const last = ranges && to !== '' ? Number(to) + 1 : file.length;
    const bytes = file.slice(first, last);
    const cut = to === '' ? cuts.shift() : undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        const end = cut ?? bytes.length;
        for (let at = 0; at < end; at += 1000) stream.enqueue(bytes.slice(at, Math.min(end, at + 1000)));
      },
      pull(stream) {
        if (cut === undefined) stream.close();
        else stream.error(new TypeError('network error'));
      },
    });
    return Promise.resolve(
      new Response(body, {
        status: ranges ? 206 : 200,
        headers: {
          ...(ranges && { 'content-range': `bytes ${first}-${last - 1}/${size}` }),
          ...(etag && { etag: etag() }),
        },
      }),
    );
  });
  return { asked, open };
}

/** A saver of the part of tests, and what it tells. */
export function saverOf(
  { folder }: ReturnType<typeof testFolder>,
  { open }: ReturnType<typeof testHost>,
  given: Partial<PartRequest> = {},
) {
  const reported: PartProgress[] = [];
  const request = { folder, file: NAME, size: zip.length, isBegun: false, startsOver: false, ...given };
  let hear = (_progress: PartProgress) => {};
  const report = (progress: PartProgress) => {
    reported.push(progress);
    hear(progress);
  };
  const saver = new PartSaver(request, report, open);
  const attempt = (signal = new AbortController().signal) => saver.attempt('https://files.test/1.zip', signal);
  /** An attempt that ends while what is in the file already is read: the network was gone and is back. */
  const attemptUntilRead = async () => {
    const end = new AbortController();
    hear = ({ isReading }) => isReading && end.abort(AGAIN);
    const outcome = await attempt(end.signal);
    hear = () => {};
    return outcome;
  };
  return { reported, attempt, attemptUntilRead, close: () => saver.close() };
}
