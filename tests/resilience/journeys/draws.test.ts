import { expect, test } from 'vitest';
import { drawFor } from './draw.ts';
import type { OtherDevice } from '../../support/other-device.ts';
import { drawFault, drawLag } from './faults.ts';
import { drawPlace } from './place.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const drawn = <Value>(draw: (seed: number) => Value) => new Set(seeds.map(draw));

test('R5 among the faults that are drawn is null for all that may be missing, of single operations and of whole services', () => {
  const faults = seeds.map((seed) => drawFault(drawFor(seed, 1), new Set()).fault).filter(({ nulls }) => nulls);
  expect(new Set(faults.map(({ operationId }) => operationId === undefined))).toEqual(new Set([true, false]));
  expect(
    faults.every(
      ({ status, abort, malformed }) => status === undefined && abort === undefined && malformed === undefined,
    ),
  ).toBe(true);
});

test('R9 counts are drawn that are as of now, or too high, for a few answers; without counts there is none', async () => {
  const counts = { photosCount: 7, albumsCount: 0, name: 'unchanged' };
  const refused = () => Promise.reject(new Error('only counts are read'));
  const device = (answer: () => Promise<unknown>): OtherDevice => ({
    get: <Answer>() => answer() as Promise<Answer>,
    post: refused,
    put: refused,
    patch: refused,
    delete: refused,
    close: refused,
  });
  const lags = await Promise.all(
    seeds.map((seed) =>
      drawLag(
        drawFor(seed, 1),
        device(() => Promise.resolve(counts)),
      ),
    ),
  );
  expect(new Set(lags.map((lag) => lag?.fault.operationId))).toEqual(new Set(['getPhotoAccountCounts', 'getTimeline']));
  expect(new Set(lags.map((lag) => JSON.stringify(lag?.fault.body)))).toEqual(
    new Set([0, 1, 3].map((more) => JSON.stringify({ ...counts, photosCount: 7 + more }))),
  );
  expect(new Set(lags.map((lag) => lag?.fault.times))).toEqual(new Set([1, 2, 3, 4]));
  expect(await drawLag(drawFor(1, 1), device(refused))).toBeUndefined();
});

test('R5 R9 devices are drawn on both sides of the date line, with clocks that are right, before and behind by minutes and by more than an hour', () => {
  expect(drawn((seed) => drawPlace(drawFor(seed, 0)).timezoneId)).toEqual(
    new Set(['Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/St_Johns']),
  );
  const minutes = seeds.map((seed) => drawPlace(drawFor(seed, 0)).minutesWrong);
  expect(Math.max(...minutes)).toBeGreaterThan(60);
  expect(Math.min(...minutes)).toBeLessThan(-60);
  expect(minutes.filter((wrong) => wrong === 0).length).toBeGreaterThan(seeds.length / 2);
  expect(minutes.some((wrong) => wrong !== 0 && Math.abs(wrong) <= 10)).toBe(true);
});

test('R5 the same seed and step draw the same, whatever was drawn before', () => {
  for (const seed of seeds.slice(0, 20)) {
    drawFault(drawFor(seed, 2), new Set());
    expect(drawFault(drawFor(seed, 3), new Set())).toEqual(drawFault(drawFor(seed, 3), new Set()));
    expect(drawPlace(drawFor(seed, 0))).toEqual(drawPlace(drawFor(seed, 0)));
  }
});
