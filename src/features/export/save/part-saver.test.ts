import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkRefused, UnreadableFile } from '#api/signed-file.ts';
import { AGAIN, type PartOutcome, type PartProgress, type PartRequest, PartSaver, fateOfFile } from './part-saver.ts';
import { makeZip, randomBytes } from './zip-test-kit.ts';

const none = (name = 'NotFoundError') => Promise.reject(new DOMException('None', name));
const isSameEntry = () => Promise.resolve(false);

/** A folder in memory. `room`: bytes that its files may have in all. */
function testFolder(files: Record<string, Uint8Array<ArrayBuffer>> = {}, room = Number.POSITIVE_INFINITY) {
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
  /** It gives parts of the file. */
  ranges?: boolean;
  etag?: () => string;
  /** So many bytes of an answer to `bytes=123-` come; then the connection breaks. One for each. */
  cuts?: number[];
  size?: number;
}

/** A file host. */
function testHost(file: Uint8Array<ArrayBuffer>, { ranges = true, etag, cuts = [], size = file.length }: Host = {}) {
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

const photos = { 'a.jpg': randomBytes(30_000), 'b.jpg': randomBytes(20_000), 'c.jpg': randomBytes(100) };
const zip = makeZip(photos, { descriptors: true });
const NAME = 'photo-export-1.zip';
const whole = (file = NAME): PartOutcome => ({
  kind: 'whole',
  file,
  findings: { names: ['a.jpg', 'b.jpg', 'c.jpg'], broken: [] },
});

function saverOf(
  { folder }: ReturnType<typeof testFolder>,
  { open }: ReturnType<typeof testHost>,
  given: Partial<PartRequest> = {},
) {
  const told: PartProgress[] = [];
  const request = { folder, file: NAME, size: zip.length, isBegun: false, startsOver: false, ...given };
  let hear = (_progress: PartProgress) => {};
  const tell = (progress: PartProgress) => {
    told.push(progress);
    hear(progress);
  };
  const saver = new PartSaver(request, tell, open);
  const attempt = (signal = new AbortController().signal) => saver.attempt('https://files.test/1.zip', signal);
  /** An attempt that ends while what is in the file already is read: the network was gone and is back. */
  const attemptUntilRead = async () => {
    const end = new AbortController();
    hear = ({ isReading }) => isReading && end.abort(AGAIN);
    const outcome = await attempt(end.signal);
    hear = () => {};
    return outcome;
  };
  return { told, attempt, attemptUntilRead, close: () => saver.close() };
}

beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => performance.now() * 1_000_000));

describe('a part', () => {
  it('P1.8 is saved as it is, and has been checked then', async () => {
    const [disk, host] = [testFolder(), testHost(zip)];
    const { attempt, told } = saverOf(disk, host);
    expect(await attempt()).toEqual(whole());
    expect(disk.files[NAME]).toEqual(zip);
    // The directory first, then the file, once.
    expect(host.asked).toEqual([`bytes=0-${zip.length - 1}`, 'bytes=0-']);
    expect(told.at(-1)).toEqual({ file: NAME, at: zip.length, isReading: false });
  });

  it('R5 goes on where the connection broke, as often as that needs', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { cuts: [45_000, 0, 2_000] })];
    const { attempt } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 47_000 });
    expect(await attempt()).toEqual(whole());
    expect(host.asked.slice(1)).toEqual(['bytes=0-', 'bytes=45000-', 'bytes=45000-', 'bytes=47000-']);
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 stands in the file as far as it has come when no attempt follows on one that was interrupted, and goes on from there', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { cuts: [45_000] })];
    const { attempt, close } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    await close();
    expect(disk.files[NAME]).toEqual(zip.slice(0, 45_000));
    expect(await saverOf(disk, host, { isBegun: true }).attempt()).toEqual(whole());
    expect(host.asked.at(-1)).toBe('bytes=45000-');
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 is copied no more often for being interrupted', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { cuts: [10_000, 10_000, 10_000] })];
    const { attempt } = saverOf(disk, host);
    for (let count = 0; count < 3; count += 1) expect(await attempt()).toMatchObject({ kind: 'interrupted' });
    expect(disk.files[NAME]).toHaveLength(0);
    expect(await attempt()).toEqual(whole());
  });

  it('R5 is saved from a host that gives no parts of a file, too: what is there is passed over', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { ranges: false, cuts: [20_000] })];
    const { attempt } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 20_000 });
    expect(await attempt()).toEqual(whole());
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R1 that was begun by a page that is gone is checked as far as it is there, and goes on', async () => {
    const [disk, host] = [testFolder({ [NAME]: zip.slice(0, 12_345) }), testHost(zip)];
    const { attempt, told } = saverOf(disk, host, { isBegun: true });
    expect(await attempt()).toEqual(whole());
    expect(host.asked.at(-1)).toBe('bytes=12345-');
    expect(told[0]).toMatchObject({ isReading: true });
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 that was begun goes on where it was, too, when the network flickers while what is there is read', async () => {
    // More than is read at a time.
    const large = makeZip({ ...photos, 'a.jpg': randomBytes(1_300_000) });
    const [disk, host] = [testFolder({ [NAME]: large.slice(0, 1_200_000) }), testHost(large)];
    const { attempt, attemptUntilRead } = saverOf(disk, host, { isBegun: true, size: large.length });
    expect(await attemptUntilRead()).toEqual({ kind: 'interrupted', at: 1_200_000 });
    expect(await attempt()).toEqual(whole());
    expect(host.asked.filter((range) => range.endsWith('-'))).toEqual(['bytes=1200000-']);
    expect(disk.files[NAME]?.length).toBe(large.length);
  });

  it.each([
    ['has been changed', zip.slice(0, 30_000).fill(7, 0, 10)],
    ['is longer than it should be', new Uint8Array([...zip, 1, 2, 3])],
  ])('R1 whose file %s is fetched anew', async (_what, left) => {
    const [disk, host] = [testFolder({ [NAME]: left }), testHost(zip)];
    expect(await saverOf(disk, host, { isBegun: true }).attempt()).toEqual(whole());
    expect(host.asked.at(-1)).toBe('bytes=0-');
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('P1.8 that is there already, whole, is not fetched', async () => {
    const [disk, host] = [testFolder({ [NAME]: zip }), testHost(zip)];
    expect(await saverOf(disk, host).attempt()).toEqual(whole());
    expect(host.asked).toEqual([]);
  });

  it('R5 that is there already is not fetched either when the network flickers while it is read', async () => {
    const [disk, host] = [testFolder({ [NAME]: zip }), testHost(zip)];
    const { attempt, attemptUntilRead } = saverOf(disk, host, { isBegun: true });
    expect(await attemptUntilRead()).toMatchObject({ kind: 'interrupted' });
    expect(await attempt()).toEqual(whole());
    expect(host.asked).toEqual([]);
  });

  it('S43 R5 leaves a file of another as it is when the network flickers while that is read', async () => {
    const other = zip.slice().fill(7, 200, 210);
    const [disk, host] = [testFolder({ [NAME]: other }), testHost(zip)];
    const { attempt, attemptUntilRead } = saverOf(disk, host);
    expect(await attemptUntilRead()).toMatchObject({ kind: 'interrupted' });
    expect(await attempt()).toEqual(whole('photo-export-1 (2).zip'));
    expect(disk.files[NAME]).toEqual(other);
  });

  it('S43 leaves files of others as they are', async () => {
    const other = randomBytes(zip.length);
    const [disk, host] = [testFolder({ [NAME]: other, 'photo-export-1 (2).zip': randomBytes(5) }), testHost(zip)];
    expect(await saverOf(disk, host).attempt()).toEqual(whole('photo-export-1 (3).zip'));
    expect(disk.files[NAME]).toEqual(other);
    expect(disk.files['photo-export-1 (2).zip']).toEqual(randomBytes(5));
    expect(disk.files['photo-export-1 (3).zip']).toEqual(zip);
  });

  it('P1.8 with a photo that is not whole says which', async () => {
    const bent = zip.slice();
    bent[200] = (bent[200] ?? 0) ^ 1;
    const [disk, host] = [testFolder(), testHost(bent)];
    expect(await saverOf(disk, host).attempt()).toMatchObject({ kind: 'whole', findings: { broken: ['a.jpg'] } });
  });

  it('P1.8 that starts over is not taken from what is there', async () => {
    const bent = zip.slice();
    bent[200] = (bent[200] ?? 0) ^ 1;
    const [disk, host] = [testFolder({ [NAME]: bent }), testHost(zip)];
    expect(await saverOf(disk, host, { isBegun: true, startsOver: true }).attempt()).toEqual(whole());
    expect(disk.files[NAME]).toEqual(zip);
  });
});

describe('what keeps a part from being saved', () => {
  it.each([
    ['another size', { size: zip.length + 1 }],
    ['another file in the midst', { etag: () => String(Math.random()) }],
  ])('R1 a host with %s has another archive', async (_what, host) => {
    const outcome = await saverOf(testFolder(), testHost(zip, host)).attempt();
    expect(outcome).toEqual({ kind: 'damaged', isContinued: false });
  });

  it.each([
    ['ends before it should', zip.slice(0, 40_000)],
    ['has no directory', randomBytes(zip.length)],
  ])('R1 an archive that %s is damaged', async (_what, file) => {
    const host = testHost(file, { ranges: false });
    expect(await saverOf(testFolder(), host).attempt()).toMatchObject({ kind: 'damaged' });
  });

  it('R5 a disk that is full keeps what was whole; with room again it goes on', async () => {
    const disk = testFolder({ 'photo-export-0.zip': randomBytes(10_000) }, 40_000);
    const { attempt } = saverOf(disk, testHost(zip));
    expect(await attempt()).toEqual({ kind: 'noRoom' });
    delete disk.files['photo-export-0.zip'];
    const roomy = testFolder(disk.files);
    expect(await saverOf(roomy, testHost(zip), { isBegun: true }).attempt()).toEqual(whole());
  });

  it('R5 a folder that is gone is told from a file that is not there yet', async () => {
    const { disk, ...gone } = testFolder();
    disk.isGone = true;
    expect(await saverOf({ disk, ...gone }, testHost(zip)).attempt()).toEqual({ kind: 'noFolder' });
  });

  it('R1 a link that is refused is asked for anew; one that may not be read is none for this page', async () => {
    const refused = { asked: [], open: vi.fn(() => Promise.reject(new LinkRefused(403))) };
    expect(await saverOf(testFolder(), refused).attempt()).toEqual({ kind: 'interrupted', at: 0 });
    const unreadable = { asked: [], open: vi.fn(() => Promise.reject(new UnreadableFile())) };
    expect(await saverOf(testFolder(), unreadable).attempt()).toEqual({ kind: 'unreadable' });
  });

  it('R5 the customer may stop it: what has come stands in the file', async () => {
    const disk = testFolder();
    const end = new AbortController();
    const host = testHost(zip);
    const { attempt } = saverOf(disk, {
      asked: host.asked,
      open: vi.fn(async (url: string, init: { headers?: unknown }) => {
        const response = await host.open(url, init);
        if (host.asked.length === 2) end.abort();
        return response;
      }),
    });
    expect(await attempt(end.signal)).toEqual({ kind: 'stopped' });
    expect(disk.files[NAME]?.length).toBeGreaterThan(0);
    expect(zip.slice(0, disk.files[NAME]?.length)).toEqual(disk.files[NAME]);
  });

  it('R5 a connection that says nothing any more is as good as broken', async () => {
    const end = new AbortController();
    end.abort(AGAIN);
    expect(await saverOf(testFolder(), testHost(zip)).attempt(end.signal)).toMatchObject({ kind: 'interrupted' });
  });
});

it.each([
  [undefined, false, false, 'begin'],
  [0, false, false, 'begin'],
  [50, false, false, 'leave alone'],
  [100, false, false, 'read through'],
  [101, false, false, 'leave alone'],
  ['no file', true, true, 'leave alone'],
  [50, true, false, 'continue'],
  [100, true, false, 'read through'],
  [101, true, false, 'begin'],
  [50, true, true, 'begin'],
  [100, true, true, 'begin'],
] as const)('S43 a file of %s bytes of 100 (begun: %s, starts over: %s): %s', (found, isBegun, startsOver, use) => {
  expect(fateOfFile(found, { size: 100, isBegun, startsOver })).toBe(use);
});
