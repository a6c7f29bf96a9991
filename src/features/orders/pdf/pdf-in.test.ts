import { deflateSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { crc32 } from '#lib/zip/crc32.ts';
import { pdfIn } from './pdf-in.ts';

const BOOK = `%PDF-1.4\n${'A page. '.repeat(2000)}`;
const text = (content: string) => new TextEncoder().encode(content);

/** Offsets of fields from the beginning of an entry of the directory. */
const FIELD = { flags: 8, method: 10, checksum: 16, size: 24, offset: 42 } as const;

/** An archive; `claims` stand in the first entry of its directory in place of the truth. */
function archive(files: Zippable, claims: Partial<Record<keyof typeof FIELD, number>> = {}, level: 0 | 6 = 6): Blob {
  const bytes = new Uint8Array(zipSync(files, { level }));
  const view = new DataView(bytes.buffer);
  let entry = 0;
  while (view.getUint32(entry, true) !== 0x02014b50) entry++;
  for (const [field, value] of Object.entries(claims)) {
    const at = entry + FIELD[field as keyof typeof FIELD];
    if (field === 'flags' || field === 'method') view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return new Blob([bytes]);
}

describe('S42 what an archive may say of itself', () => {
  it.each(['../../../etc/cron.d/evil.pdf', '/etc/evil.pdf', 'C:\\Windows\\evil.pdf', '..\\..\\evil.PDF', 'a/../b.pdf'])(
    'the name %s leads nowhere: the file has none of its own',
    async (name) => {
      const pdf = await pdfIn(archive({ [name]: text(BOOK) }));
      expect(await pdf.text()).toBe(BOOK);
      expect(pdf).not.toHaveProperty('name');
    },
  );

  it('a size of 10 GB needs a longer number than is read', async () => {
    await expect(pdfIn(archive({ '1.pdf': text(BOOK) }, { size: 0xffffffff }))).rejects.toThrow('too large');
  });

  it('a size of 3 GB is not begun', async () => {
    await expect(pdfIn(archive({ '1.pdf': text(BOOK) }, { size: 3 * 1024 ** 3 }))).rejects.toThrow(
      'says that it has 3221225472 bytes',
    );
  });

  it('a bomb that says it is small is put out as soon as it is not', async () => {
    const bomb = archive({ '1.pdf': [new Uint8Array(64 * 1024 * 1024), { level: 9 }] }, { size: 20_000 });
    expect(bomb.size).toBeLessThan(100_000);
    let unpacked = 0;
    await expect(pdfIn(bomb, (share) => (unpacked = share))).rejects.toThrow('larger than the 20000 bytes it says');
    expect(unpacked).toBe(0);
  });

  it.each([
    ['a size that is too large', { size: 20_000 }, '16009 bytes long instead of 20000'],
    ['a checksum of something else', { checksum: 1 }, 'damaged'],
    ['a place where there is nothing', { offset: 40 }, 'broken'],
    ['a place beyond the end', { offset: 1_000_000 }, 'broken'],
    ['a way of packing that is not known', { method: 12 }, 'method 12'],
    ['that it is encrypted', { flags: 1 }, 'encrypted'],
  ])('%s is refused', async (_what, claims, reason) => {
    await expect(pdfIn(archive({ '1.pdf': text(BOOK) }, claims))).rejects.toThrow(reason);
  });

  it('more entries than there are is a broken archive', async () => {
    const bytes = new Uint8Array(zipSync({ '1.pdf': text(BOOK) }));
    new DataView(bytes.buffer).setUint16(bytes.length - 12, 60_000, true);
    await expect(pdfIn(new Blob([bytes]))).rejects.toThrow('broken');
  });

  it('a directory that reaches beyond the archive is a broken archive', async () => {
    const bytes = new Uint8Array(zipSync({ '1.pdf': text(BOOK) }));
    new DataView(bytes.buffer).setUint32(bytes.length - 10, 0x7fffffff, true);
    await expect(pdfIn(new Blob([bytes]))).rejects.toThrow('broken');
  });
});

describe('S42 an archive in the archive', () => {
  const inner = zipSync({ '1.pdf': text(BOOK) });

  it('is not opened', async () => {
    await expect(pdfIn(archive({ 'inner.zip': inner }))).rejects.toThrow('no PDF in the archive');
  });

  it('is not handed on as a PDF', async () => {
    await expect(pdfIn(archive({ '1.pdf': inner }, {}, 0))).rejects.toThrow('is none');
  });
});

describe('O146 the first PDF of an archive', () => {
  it('is none of the shadows that some systems pack', async () => {
    const pdf = await pdfIn(
      archive({
        '__MACOSX/book.pdf': text('shadow'),
        'a/._book.pdf': text('shadow'),
        '.pdf': text('shadow'),
        'a/book.pdf': text(BOOK),
      }),
    );
    expect(await pdf.text()).toBe(BOOK);
  });

  it('is no folder', async () => {
    await expect(pdfIn(archive({ 'book.pdf/': new Uint8Array() }))).rejects.toThrow('no PDF in the archive');
  });

  it('may be large: it is unpacked part by part', async () => {
    const large = new Uint8Array(20 * 1024 * 1024).map((_, at) => (at * 2654435761) >>> 24);
    large.set(text('%PDF'));
    const shares: number[] = [];
    const pdf = await pdfIn(archive({ '1.pdf': large }, {}, 0), (share) => shares.push(share));
    expect(crc32(new Uint8Array(await pdf.arrayBuffer()))).toBe(crc32(large));
    expect(shares.length).toBeGreaterThan(15);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('checksums', () => {
  it('are those of zip archives, also when they are made piece by piece', () => {
    expect(crc32(text('123456789'))).toBe(0xcbf43926);
    expect(crc32(text('6789'), crc32(text('12345')))).toBe(0xcbf43926);
    expect(crc32(deflateSync(new Uint8Array()))).not.toBe(0);
    expect(crc32(new Uint8Array())).toBe(0);
  });
});
