import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytesOf, readDirectory } from '#lib/zip/zip-directory.ts';
import { makeZip, randomBytes, type ZipOptions } from './zip-test-kit.ts';
import { ZipCheck, type ZipFindings } from './zip-check.ts';

/** Has an archive go by in steps of a number of bytes, behind the directory of another one where that is given. */
async function check(archive: Uint8Array<ArrayBuffer>, step = 1000, known = archive): Promise<ZipFindings> {
  const zip = new ZipCheck(await readDirectory(known.length, bytesOf(new Blob([known]))));
  for (let at = 0; at < archive.length; at += step) zip.add(archive.subarray(at, at + step));
  return zip.finish();
}

const files = {
  'a.jpg': randomBytes(3000),
  'b.jpg': randomBytes(1),
  'empty.txt': new Uint8Array(),
  'Ä/c.jpg': randomBytes(20_000),
};
const names = Object.keys(files);

/** With one bit turned. */
function bent(archive: Uint8Array<ArrayBuffer>, at: number): Uint8Array<ArrayBuffer> {
  const copy = archive.slice();
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe('a zip archive that is whole', () => {
  const ways: [string, ZipOptions][] = [
    ['stored', {}],
    ['deflated', { deflate: true }],
    ['stored while it was sent, with descriptors', { descriptors: true }],
    ['deflated while it was sent, with descriptors', { deflate: true, descriptors: true }],
    ['in 64 bits', { zip64: true }],
    ['in 64 bits with descriptors', { zip64: true, descriptors: true, deflate: true }],
    ['with a comment', { comment: 'PK\u0005\u0006 all photos' }],
    ['with a long comment', { comment: 'Made by PK\u0005\u0006, who packs all photos of a customer' }],
  ];
  it.each(ways)('R1 P1.8 is found so, file by file: %s', async (_way, options) => {
    const archive = makeZip(files, options);
    for (const step of [13, 4096, archive.length]) expect(await check(archive, step)).toEqual({ names, broken: [] });
  });

  it('P1.8 may have its files behind more than 4 GB', async () => {
    const before = 5 * 1024 ** 3;
    const archive = makeZip(files, { zip64: true, before });
    const read = (from: number, to: number) => {
      const bytes = new Uint8Array(to - from);
      bytes.set(archive.subarray(Math.max(0, from - before), Math.max(0, to - before)), Math.max(0, before - from));
      return Promise.resolve(bytes);
    };
    const near = await readDirectory(archive.length, bytesOf(new Blob([makeZip(files, { zip64: true })])));
    const far = await readDirectory(before + archive.length, read);
    expect(far.begin).toBe(before + near.begin);
    expect(far.entries).toEqual(near.entries.map((entry) => ({ ...entry, offset: before + entry.offset })));
  });

  it('P1.8 may be made by others, hold folders, and nothing', async () => {
    const made = (what: Zippable) => new Uint8Array(zipSync(what, { level: 6 }));
    expect(await check(made({ trip: { 'one.jpg': randomBytes(300) }, 'trip/': new Uint8Array() }))).toEqual({
      names: ['trip/one.jpg'],
      broken: [],
    });
    expect(await check(made({}))).toEqual({ names: [], broken: [] });
  });

  it('P1.8 may hold signatures in its files', async () => {
    const inner = makeZip(files, { descriptors: true });
    expect(await check(makeZip({ 'inner.zip': inner, 'a.jpg': files['a.jpg'] }, { descriptors: true }))).toEqual({
      names: ['inner.zip', 'a.jpg'],
      broken: [],
    });
  });
});

describe('a zip archive that is not', () => {
  it('R1 names each file with another checksum, and finds the others whole', async () => {
    const archive = makeZip(files, { descriptors: true });
    expect(await check(bent(archive, 100), 999, archive)).toEqual({ names, broken: ['a.jpg'] });
    expect(await check(bent(archive, archive.length - 2000), 999, archive)).toEqual({ names, broken: ['Ä/c.jpg'] });
    const packed = makeZip(files, { deflate: true });
    expect((await check(bent(packed, 120))).broken).toEqual(['a.jpg']);
  });

  it.each([1, 20, 21, 15_000])('R1 is found where its last %i bytes are missing', async (missing) => {
    const archive = makeZip(files);
    const cut = archive.slice(0, archive.length - missing);
    await expect(check(cut, 1000, archive)).rejects.toThrow('ends after');
    await expect(check(cut)).rejects.toThrow(/no zip archive|broken/);
  });

  it.each([
    [3, 'other files'],
    [5, 'broken'],
  ])('R1 is found where it says that it holds %i files and not 4', async (count, reason) => {
    await expect(check(makeZip(files, { count }))).rejects.toThrow(reason);
    await expect(check(makeZip(files, { count, zip64: true }))).rejects.toThrow(reason);
  });

  it('R1 is found where another one comes than the one whose directory was read', async () => {
    const archive = makeZip(files);
    await expect(check(bent(archive, archive.length - 30), 1000, archive)).rejects.toThrow('changed');
    await expect(check(new Uint8Array([...archive, 0]), 1000, archive)).rejects.toThrow('longer');
    await expect(check(bent(archive, 31), 1000, archive)).rejects.toThrow('two names');
    await expect(check(bent(archive, 0), 1000, archive)).rejects.toThrow('broken');
  });

  it('S42 does not unpack what is larger than it says, encrypted, or packed in an unknown way', async () => {
    const bomb = makeZip(
      { 'bomb.jpg': new Uint8Array(1_000_000), 'a.jpg': files['a.jpg'] },
      { deflate: true, claimedSize: 10 },
    );
    expect((await check(bomb)).broken).toEqual(['bomb.jpg', 'a.jpg']);
    expect((await check(makeZip(files, { method: 12 }))).broken).toEqual(names);
    expect((await check(makeZip(files, { isEncrypted: true }))).broken).toEqual(names);
  });

  it('S42 is refused where its files lie over one another or its directory', async () => {
    for (const options of [{ offset: 0 }, { offset: 2 ** 31 }])
      await expect(check(makeZip(files, options))).rejects.toThrow(/lie over|reach into/);
  });

  it('S42 keeps names as they are, and uses none', async () => {
    const odd = { '../../evil.jpg': randomBytes(10), 'C:\\evil.jpg': randomBytes(10), __proto__x: randomBytes(10) };
    expect((await check(makeZip(odd))).names).toEqual(Object.keys(odd));
  });
});
