import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkRefused, NoFile, UnreadableFile } from '#api/signed-file.ts';
import { AGAIN, type PartOutcome } from './part-saver.ts';
import { NAME, photos, saverOf, testFolder, testHost, zip } from './part-saver-test-kit.ts';
import { makeZip, randomBytes } from './zip-test-kit.ts';

/** The part with one photo that is not whole. */
const bent = zip.with(200, (zip[200] ?? 0) ^ 1);
const whole = (file = NAME, isContinued = false): PartOutcome => ({
  kind: 'whole',
  file,
  isContinued,
  findings: { names: ['a.jpg', 'b.jpg', 'c.jpg'], broken: [] },
});

beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => performance.now() * 1_000_000));

describe('a part', () => {
  it('P1.8 is saved as it is, and has been checked then', async () => {
    const [disk, host] = [testFolder(), testHost(zip)];
    const { attempt, reported } = saverOf(disk, host);
    expect(await attempt()).toEqual(whole());
    expect(disk.files[NAME]).toEqual(zip);
    // The directory first, then the file, once.
    expect(host.asked).toEqual([`bytes=0-${zip.length - 1}`, 'bytes=0-']);
    expect(reported.at(-1)).toEqual({ file: NAME, at: zip.length, isReading: false });
  });

  it('R5 goes on where the connection broke, as often as that needs', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { cuts: [45_000, 0, 2_000] })];
    const { attempt } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 47_000 });
    expect(await attempt()).toEqual(whole(NAME, true));
    expect(host.asked.slice(1)).toEqual(['bytes=0-', 'bytes=45000-', 'bytes=45000-', 'bytes=47000-']);
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 stands in the file as far as it has come when no attempt follows on one that was interrupted, and goes on from there', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { cuts: [45_000] })];
    const { attempt, close } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    await close();
    expect(disk.files[NAME]).toEqual(zip.slice(0, 45_000));
    expect(await saverOf(disk, host, { isBegun: true }).attempt()).toEqual(whole(NAME, true));
    expect(host.asked.at(-1)).toBe('bytes=45000-');
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 is copied no more often for being interrupted', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { cuts: [10_000, 10_000, 10_000] })];
    const { attempt } = saverOf(disk, host);
    for (let count = 0; count < 3; count += 1) expect(await attempt()).toMatchObject({ kind: 'interrupted' });
    expect(disk.files[NAME]).toHaveLength(0);
    expect(await attempt()).toEqual(whole(NAME, true));
  });

  it('R5 is saved from a host that gives no parts of a file, too: what is there is passed over', async () => {
    const [disk, host] = [testFolder(), testHost(zip, { ranges: false, cuts: [20_000] })];
    const { attempt } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 20_000 });
    expect(await attempt()).toEqual(whole(NAME, true));
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('P1.8 R1 of which a part came earlier says so, too, where the host gives no parts of a file', async () => {
    const disk = testFolder({ [NAME]: bent.slice(0, 20_000) });
    expect(await saverOf(disk, testHost(zip, { ranges: false }), { isBegun: true }).attempt()).toMatchObject({
      kind: 'whole',
      isContinued: true,
      findings: { broken: ['a.jpg'] },
    });
  });

  it('R1 that was begun by a page that is gone is checked as far as it is there, and goes on', async () => {
    const [disk, host] = [testFolder({ [NAME]: zip.slice(0, 12_345) }), testHost(zip)];
    const { attempt, reported } = saverOf(disk, host, { isBegun: true });
    expect(await attempt()).toEqual(whole(NAME, true));
    expect(host.asked.at(-1)).toBe('bytes=12345-');
    expect(reported[0]).toMatchObject({ isReading: true });
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 that was begun goes on where it was, too, when the network flickers while what is there is read', async () => {
    // More than is read at a time.
    const large = makeZip({ ...photos, 'a.jpg': randomBytes(1_300_000) });
    const [disk, host] = [testFolder({ [NAME]: large.slice(0, 1_200_000) }), testHost(large)];
    const { attempt, attemptUntilRead } = saverOf(disk, host, { isBegun: true, size: large.length });
    expect(await attemptUntilRead()).toEqual({ kind: 'interrupted', at: 1_200_000 });
    expect(await attempt()).toEqual(whole(NAME, true));
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
    const [disk, host] = [testFolder(), testHost(bent)];
    expect(await saverOf(disk, host).attempt()).toMatchObject({
      kind: 'whole',
      isContinued: false,
      findings: { broken: ['a.jpg'] },
    });
  });
});

describe('a part that starts over', () => {
  const SECOND = 'photo-export-1 (2).zip';

  it('P1.8 is not taken from what is there', async () => {
    const [disk, host] = [testFolder({ [NAME]: bent.slice(0, 45_000) }), testHost(zip)];
    expect(await saverOf(disk, host, { isBegun: true, startsOver: true }).attempt()).toEqual(whole());
    expect(host.asked.at(-1)).toBe('bytes=0-');
    expect(disk.files).toEqual({ [NAME]: zip });
  });

  it('P1.8 R5 leaves a file that is whole in length until the new one is there, and goes on with that', async () => {
    const [disk, host] = [testFolder({ [NAME]: bent }), testHost(zip, { cuts: [45_000] })];
    const first = saverOf(disk, host, { isBegun: true, startsOver: true });
    expect(await first.attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    expect(first.reported.at(-1)).toMatchObject({ file: SECOND, former: NAME });
    await first.close();
    expect(disk.files).toEqual({ [NAME]: bent, [SECOND]: zip.slice(0, 45_000) });
    const next = saverOf(disk, host, { file: SECOND, isBegun: true, former: NAME });
    expect(await next.attempt()).toEqual({ ...whole(SECOND, true), former: NAME });
    expect(host.asked.at(-1)).toBe('bytes=45000-');
    expect(disk.files).toEqual({ [NAME]: bent, [SECOND]: zip });
  });

  it('P1.8 R1 does so, too, where only reading it has shown that it is not whole', async () => {
    const disk = testFolder({ [NAME]: bent });
    const outcome = await saverOf(disk, testHost(zip), { isBegun: true }).attempt();
    expect(outcome).toEqual({ ...whole(SECOND), former: NAME });
    expect(disk.files).toEqual({ [NAME]: bent, [SECOND]: zip });
  });

  it('P1.8 S43 has two files at most, and never takes the name of another', async () => {
    const other = randomBytes(5);
    const disk = testFolder({ [NAME]: bent, [SECOND]: bent, 'photo-export-1 (3).zip': other });
    const third = saverOf(disk, testHost(zip), { file: SECOND, isBegun: true, startsOver: true, former: NAME });
    expect(await third.attempt()).toEqual({ ...whole(SECOND), former: NAME });
    expect(disk.files).toEqual({ [NAME]: bent, [SECOND]: zip, 'photo-export-1 (3).zip': other });
    const taken = testFolder({ [NAME]: bent, [SECOND]: other });
    const outcome = await saverOf(taken, testHost(zip), { isBegun: true, startsOver: true }).attempt();
    expect(outcome).toEqual({ ...whole('photo-export-1 (3).zip'), former: NAME });
    expect(taken.files[SECOND]).toEqual(other);
  });

  it('P9.11 gets its own name back where that is free', async () => {
    const disk = testFolder({ [SECOND]: bent });
    const outcome = await saverOf(disk, testHost(zip), { file: SECOND, isBegun: true, startsOver: true }).attempt();
    expect(outcome).toEqual({ ...whole(), former: SECOND });
  });

  it('R1 says which file is to go when what comes in its place is no archive', async () => {
    const disk = testFolder({ [NAME]: bent });
    const host = testHost(zip, { size: zip.length + 1 });
    const outcome = await saverOf(disk, host, { isBegun: true, startsOver: true }).attempt();
    expect(outcome).toEqual({ kind: 'damaged', file: SECOND, former: NAME, isContinued: false });
    expect(disk.files[NAME]).toEqual(bent);
  });
});

describe('another ETag', () => {
  it('R1 P1.8 has what has come begin anew, and the checksums decide', async () => {
    let etag = 'a';
    const [disk, host] = [testFolder(), testHost(zip, { etag: () => etag, cuts: [45_000] })];
    const { attempt } = saverOf(disk, host);
    expect(await attempt()).toEqual({ kind: 'interrupted', at: 45_000 });
    etag = 'b';
    expect(await attempt()).toEqual(whole());
    expect(host.asked.filter((range) => range.endsWith('-'))).toEqual(['bytes=0-', 'bytes=45000-', 'bytes=0-']);
    expect(disk.files[NAME]).toEqual(zip);
  });

  it('R5 P1.8 has it do so once: hosts that are several may each have their own', async () => {
    let answers = 0;
    const [disk, host] = [testFolder(), testHost(zip, { etag: () => String((answers += 1)), cuts: [] })];
    expect(await saverOf(disk, host).attempt()).toEqual(whole());
    expect(answers).toBe(4);
  });
});

describe('what keeps a part from being saved', () => {
  it('R1 a host with another size has another archive', async () => {
    const outcome = await saverOf(testFolder(), testHost(zip, { size: zip.length + 1 })).attempt();
    expect(outcome).toEqual({ kind: 'damaged', file: NAME, isContinued: false });
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

  it.each([
    ['refuses', new LinkRefused(503), 'Status Code: 503'],
    ['sends a page', new NoFile('No file, but text/html'), 'No file, but text/html'],
    ['is not reached', new TypeError('Failed to fetch'), undefined],
  ])('R1 a host that %s is asked anew, and what it has said is told', async (_what, error, refusal) => {
    const refused = { asked: [], open: vi.fn(() => Promise.reject(error)) };
    expect(await saverOf(testFolder(), refused).attempt()).toEqual({ kind: 'interrupted', at: 0, refusal });
  });

  it('R1 a link that may not be read is none for this page', async () => {
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
