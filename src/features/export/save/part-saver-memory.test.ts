import { expect, it } from 'vitest';
import { PartSaver } from './part-saver.ts';
import { makeZip, randomBytes } from './zip-test-kit.ts';

const MB = 1_000_000;
/** `EXPORT_MB=2048` measures what the product promises; without it, enough that whoever keeps a part in memory is found out. */
const PART_MB = Number(process.env.EXPORT_MB ?? 256);
const LIMIT_MB = 150;
const CONTENT = randomBytes(16 * MB);
const CHUNK_BYTES = 65_536;

/** An archive of photos that all have the same content, whose bytes are made when they are asked for. */
function largeZip(count: number) {
  const name = (index: number) => new TextEncoder().encode(`photo-${String(index).padStart(4, '0')}.jpg`);
  const nameLength = name(0).length;
  const one = makeZip({ 'photo-0000.jpg': CONTENT });
  const header = 30 + nameLength;
  const length = header + CONTENT.length;
  const entry = one.slice(length, length + 46 + nameLength);
  const begin = count * length;
  const tail = new Uint8Array(count * entry.length + 22);
  const view = new DataView(tail.buffer);
  for (let index = 0; index < count; index += 1) {
    tail.set(entry, index * entry.length);
    tail.set(name(index), index * entry.length + 46);
    view.setUint32(index * entry.length + 42, index * length, true);
  }
  const end = count * entry.length;
  tail.set(one.slice(-22), end);
  view.setUint16(end + 10, count, true);
  view.setUint32(end + 12, end, true);
  view.setUint32(end + 16, begin, true);

  /** Bytes from one place on, at least one. */
  const bytesAt = (at: number): Uint8Array<ArrayBuffer> => {
    if (at >= begin) return tail.slice(at - begin, at - begin + CHUNK_BYTES);
    const [index, from] = [Math.floor(at / length), at % length];
    if (from >= header) return CONTENT.slice(from - header, from - header + CHUNK_BYTES);
    const own = one.slice(0, header);
    own.set(name(index), 30);
    return own.slice(from);
  };
  return { size: begin + tail.length, bytesAt };
}

it(`P1.8 a part of ${PART_MB} MB goes by without memory growing by more than ${LIMIT_MB} MB`, async ({ annotate }) => {
  const count = Math.ceil((PART_MB * MB) / CONTENT.length);
  const { size, bytesAt } = largeZip(count);
  let written = 0;
  const writer = Object.assign(new WritableStream(), {
    truncate: () => Promise.resolve(),
    seek: () => Promise.resolve(),
    write: (bytes: FileSystemWriteChunkType) => Promise.resolve(void (written += (bytes as Uint8Array).length)),
    close: () => Promise.resolve(),
  });
  const file: FileSystemFileHandle = {
    kind: 'file',
    name: 'photo-export-1.zip',
    createWritable: () => Promise.resolve(writer),
    createSyncAccessHandle: () => Promise.reject(new Error('Not here.')),
    getFile: () => Promise.reject(new Error('Nothing is read.')),
    isSameEntry: () => Promise.resolve(false),
  };
  const folder: Partial<FileSystemDirectoryHandle> = {
    getFileHandle: (_name, { create = false } = {}) =>
      create ? Promise.resolve(file) : Promise.reject(new DOMException('None', 'NotFoundError')),
    async *keys(): AsyncGenerator<string, undefined> {},
  };
  const open = (_url: string, { headers }: { headers?: unknown }) => {
    const [, from = 0, to = size - 1] = /^bytes=(\d+)-(\d+)?$/.exec((headers as { range: string }).range) ?? [];
    let at = Number(from);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(stream) {
          const bytes = bytesAt(at).subarray(0, Number(to) + 1 - at);
          at += bytes.length;
          stream.enqueue(bytes);
          if (at > Number(to)) stream.close();
        },
      },
      { highWaterMark: 1 },
    );
    return Promise.resolve(new Response(body, { status: 206 }));
  };
  const saver = new PartSaver(
    {
      folder: folder as FileSystemDirectoryHandle,
      file: file.name,
      size,
      isBegun: false,
      startsOver: false,
    },
    () => {},
    open,
  );
  const before = process.memoryUsage().rss;
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
  const outcome = await saver.attempt('https://files.test/1.zip', new AbortController().signal);
  clearInterval(watching);
  most = Math.max(most, process.memoryUsage().rss);
  expect(outcome).toMatchObject({ kind: 'whole', findings: { broken: [] } });
  expect(written).toBe(size);
  await annotate(`grown by ${Math.round((most - before) / MB)} MB`);
  expect((most - before) / MB).toBeLessThan(LIMIT_MB);
}, 300_000);
