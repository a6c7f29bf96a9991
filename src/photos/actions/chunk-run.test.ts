import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { setOffline } from '#lib/offline.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { createRandom } from '#lib/random.ts';
import { runChunks } from './chunk-run.ts';
import { secondsLeftOf } from './time-left.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index}`);
const options = { chunkSize: 100, maxRetries: 3, waits: true };

const detail = { service: 'photo-management', operation: 'deletePhotos', correlationId: 'id' } as const;
const cutOff = () => new ApiError('cut off', { ...detail, kind: 'network' });
const refused = (status: number) => new ApiError('refused', { ...detail, kind: 'http', status });
const sessionOver = () => new ApiError('over', { ...detail, kind: 'http', status: 401, isSessionOver: true });

describe('a bulk action in chunks', () => {
  test('P4.16 O48 250 photos are three calls, one after the other', async () => {
    let atOnce = 0;
    const sizes: number[] = [];
    const heard: number[] = [];
    const call = async (chunk: string[]) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      sizes.push(chunk.length);
      await Promise.resolve();
      atOnce -= 1;
      return [];
    };
    expect(await runChunks(ids(250), { ...options, call, onChunk: (done) => heard.push(done) })).toEqual({
      failed: [],
    });
    expect(sizes).toEqual([100, 100, 50]);
    expect(heard).toEqual([100, 200, 250]);
  });

  test('P4.17 a chunk whose call fails is sent again', async () => {
    const call = vi
      .fn<(chunk: string[]) => Promise<string[]>>()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue([]);
    expect(await runChunks(ids(120), { ...options, call })).toEqual({ failed: [] });
    expect(call.mock.calls.map(([chunk]) => chunk.length)).toEqual([100, 100, 20]);
  });

  test('P4.17 O50 of a chunk that failed in part only the ids that failed are sent again', async () => {
    const call = vi
      .fn<(chunk: string[]) => Promise<string[]>>()
      .mockResolvedValueOnce(['photo-3', 'photo-7'])
      .mockResolvedValueOnce(['photo-7'])
      .mockResolvedValue([]);
    expect(await runChunks(ids(10), { ...options, call })).toEqual({ failed: [] });
    expect(call.mock.calls.slice(1).map(([chunk]) => chunk)).toEqual([['photo-3', 'photo-7'], ['photo-7']]);
  });

  test('P4.18 O76 after three retries it fails with "Exceeded maximum amount of retries!", and names what failed', async () => {
    const call = vi.fn<(chunk: string[]) => Promise<string[]>>().mockResolvedValue(['photo-4']);
    const { failed, error } = await runChunks(ids(10), { ...options, call });
    expect(call).toHaveBeenCalledTimes(4);
    expect(failed).toEqual(['photo-4']);
    expect(error?.message).toBe('Exceeded maximum amount of retries!');
  });

  test('P4.18 the failure keeps the last refusal as its cause', async () => {
    const refusal = new Error('Status Code: 500');
    const { error } = await runChunks(ids(10), { ...options, call: () => Promise.reject(refusal) });
    expect(error?.cause).toBe(refusal);
  });

  test('a service that refuses two chunks in a row is left alone; everything else has failed with them', async () => {
    const call = vi.fn<(chunk: string[]) => Promise<string[]>>().mockRejectedValue(new Error('503'));
    const heard: [number, number][] = [];
    const { failed } = await runChunks(ids(1000), {
      ...options,
      call,
      onChunk: (done, left) => heard.push([done, left.length]),
    });
    expect(call).toHaveBeenCalledTimes(8);
    expect(failed).toEqual(ids(1000));
    expect(heard).toEqual([
      [100, 100],
      [1000, 900],
    ]);
  });

  test('R3 so do 300,000, more than a call can have arguments', async () => {
    const call = () => Promise.reject(new Error('503'));
    expect((await runChunks(ids(300_000), { ...options, call })).failed).toHaveLength(300_000);
  });

  test('R3 what was done though its answers got lost has not failed, and the rest of its chunk has', async () => {
    const call = vi.fn<(chunk: string[]) => Promise<string[]>>().mockRejectedValue(cutOff());
    const look = vi.fn<(left: readonly string[]) => Promise<Set<string>>>().mockResolvedValue(new Set(['photo-3']));
    const heard: (readonly string[])[] = [];
    const { failed } = await runChunks(ids(10), { ...options, call, look, onChunk: (_, left) => heard.push(left) });
    expect(look.mock.calls).toEqual([[ids(10)]]);
    expect([failed, heard]).toEqual([['photo-3'], [['photo-3']]]);
  });

  test.each([400, 404])(
    'R9 P4.17 where one photo that is gone has all of them refused with %i, the others are done',
    async (status) => {
      const service = new Set(ids(10).slice(1));
      const call = async (chunk: string[]) => {
        if (chunk.some((photoId) => !service.has(photoId))) throw refused(status);
        for (const photoId of chunk) service.delete(photoId);
        return [];
      };
      const look = (left: readonly string[]) =>
        Promise.resolve(new Set(left.filter((photoId) => service.has(photoId))));
      expect(await runChunks(ids(10), { ...options, call, look })).toEqual({ failed: [] });
      expect(service.size).toBe(0);
    },
  );

  test('R3 when nobody can look, all of it has failed', async () => {
    const call = () => Promise.reject(refused(500));
    expect((await runChunks(ids(10), { ...options, call, look: () => Promise.reject(refused(500)) })).failed).toEqual(
      ids(10),
    );
  });

  test('S23 when the session is over nothing more is tried', async () => {
    const call = vi
      .fn<(chunk: string[]) => Promise<string[]>>()
      .mockResolvedValueOnce([])
      .mockRejectedValue(sessionOver());
    expect((await runChunks(ids(1000), { ...options, call })).failed).toEqual(ids(1000).slice(100));
    expect(call).toHaveBeenCalledTimes(2);
  });

  test.each([401, 403, 429])('R3 what a service refuses with %i it has not done: nobody looks', async (status) => {
    const look = vi.fn<() => Promise<Set<string>>>();
    expect(
      (await runChunks(ids(10), { ...options, call: () => Promise.reject(refused(status)), look })).failed,
    ).toEqual(ids(10));
    expect(look).not.toHaveBeenCalled();
  });

  test('none are no call', async () => {
    const call = vi.fn<(chunk: string[]) => Promise<string[]>>();
    expect(await runChunks([], { ...options, call })).toEqual({ failed: [] });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a bulk action whose network is gone', () => {
  afterEach(() => {
    vi.useRealTimers();
    setOffline(false);
  });

  /** A service that has done two chunks when the network goes: whatever is asked fails at once, until it is back. */
  function lostAfterTwo(leave = () => setOffline(true)) {
    let done = 0;
    let isGone = false;
    const call = vi.fn<(chunk: string[]) => Promise<string[]>>(async () => {
      if (isGone) throw cutOff();
      if (done === 200) {
        isGone = true;
        leave();
        throw cutOff();
      }
      done += 100;
      return [];
    });
    const back = () => {
      isGone = false;
      done += 1;
      setOffline(false);
    };
    return { call, back };
  }

  test('P4.18 what has no card of its own is given up, and does not wait', async () => {
    const { call } = lostAfterTwo();
    const { failed } = await runChunks(ids(500), { ...options, waits: false, call });
    expect(failed).toHaveLength(300);
  });

  test('P4.16 P4.18 once it is under way it waits, and goes on when the network is back', async () => {
    const { call, back } = lostAfterTwo();
    const heard: number[] = [];
    const look = vi.fn<() => Promise<Set<string>>>().mockRejectedValue(cutOff());
    const run = runChunks(ids(1000), { ...options, call, look, onChunk: (done) => heard.push(done) });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    await new Promise((resolve) => setTimeout(resolve));
    expect([call.mock.calls.length, heard]).toEqual([3, [100, 200]]);
    back();
    expect(await run).toEqual({ failed: [] });
    expect(heard.at(-1)).toBe(1000);
    // Of what got no answer all is asked once more.
    expect(call).toHaveBeenCalledTimes(11);
  });

  test('P1.4 the time that is left is told by what has been done since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const asleep = 20 * 60_000;
    const { call, back } = lostAfterTwo(() => {
      setOffline(true);
      vi.setSystemTime(asleep);
    });
    const left: (number | undefined)[] = [];
    const rounded = (seconds: number | undefined) => seconds && Math.round(seconds);
    const run = runChunks(ids(500), {
      ...options,
      async call(chunk) {
        const failed = await call(chunk);
        vi.setSystemTime(Date.now() + 2_000);
        return failed;
      },
      onChunk: (done, _failed, rate) => left.push(rounded(secondsLeftOf(500 - done, rate))),
    });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    back();
    await run;
    expect(left).toEqual([8, 6, undefined, 2, undefined]);
  });

  test('P8.3 before anything has been answered it fails at once', async () => {
    setOffline(true);
    const call = vi.fn<(chunk: string[]) => Promise<string[]>>().mockRejectedValue(cutOff());
    expect((await runChunks(ids(1000), { ...options, call })).failed).toEqual(ids(1000));
    expect(call).toHaveBeenCalledTimes(8);
  });

  test('P2.143 what is cancelled while it waits asks for nothing more', async () => {
    const { call } = lostAfterTwo();
    const end = new AbortController();
    const { signal } = end;
    const run = runChunks(ids(1000), {
      ...options,
      signal,
      async call(chunk) {
        signal.throwIfAborted();
        return call(chunk);
      },
    });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    end.abort();
    expect((await run).failed).toEqual(ids(1000).slice(200));
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('S14 nothing goes on for a customer who has gone meanwhile', async () => {
    const { call, back } = lostAfterTwo();
    void runChunks(ids(1000), { ...options, call });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    await new Promise((resolve) => setTimeout(resolve));
    personalDataClear.emit(true);
    back();
    await new Promise((resolve) => setTimeout(resolve));
    expect(call).toHaveBeenCalledTimes(3);
  });
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'R3 1,000 photos with randomly failing chunks: what is named as failed is what the service still has (seed %i)',
  async (seed) => {
    const random = createRandom(seed).next;
    const [refuses, cuts, fails] = [random() * 0.6, random() * 0.4, random() * 0.1];
    const service = new Set(ids(1000));
    const shown = new Set<string>();
    const call = async (chunk: string[]) => {
      await Promise.resolve();
      if (random() < refuses) throw refused(random() < 0.5 ? 500 : 429);
      const failed = chunk.filter(() => random() < fails);
      for (const photoId of chunk) if (!failed.includes(photoId)) service.delete(photoId);
      // Done, but the answer gets lost: a repetition finds nothing left to do.
      if (random() < cuts) throw cutOff();
      return failed;
    };
    const look = (left: readonly string[]) => Promise.resolve(new Set(left.filter((photoId) => service.has(photoId))));
    const { failed, error } = await runChunks(ids(1000), {
      ...options,
      call,
      look,
      onChunk: (_, back) => back.forEach((photoId) => shown.add(photoId)),
    });
    expect(new Set(failed)).toEqual(shown);
    expect(error !== undefined).toBe(failed.length > 0);
    expect(shown).toEqual(service);
  },
);
