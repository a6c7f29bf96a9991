import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createRandom } from '#lib/random.ts';
import { runChunks } from './chunk-run.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index}`);
const options = { chunkSize: 100, maxRetries: 3 };

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
