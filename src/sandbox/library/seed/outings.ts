import type { Random } from '#lib/random.ts';
import type { PicturePool } from '../../core/picture-pool.ts';
import type { NewPhoto } from '../photos.ts';
import { createCameras, undatedName } from './cameras.ts';
import { createChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import type { MonthPlan } from './months.ts';
import { allOriginals, arrangeThemes } from './themes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Photos up to 2019 reached the library together, when they were moved here in the spring of 2020. */
const MOVED_HERE = Date.UTC(2020, 2, 21, 9);

/**
 * The photos of a decade, month by month. They come in outings: one day, one kind of place, one camera, seconds to
 * minutes apart. What was photographed before them is known to `choice`.
 */
export function* takePhotos(
  random: Random,
  months: readonly MonthPlan[],
  pool: PicturePool,
  choice = createChoice(pool),
): Generator<NewPhoto> {
  const cameras = createCameras(random);
  const themes = arrangeThemes(pool);
  let moved = 0;
  for (const { year, month, count } of months) {
    const isHoliday = count > 30;
    const photos = outingsOf(random, year, month, count).flatMap(({ start, size }) =>
      photosOfOuting(random, start, size, themes.originalsFor(month, random)),
    );
    photos.sort((a, b) => a.taken - b.taken);
    let camera = cameras.forOuting(year, isHoliday);
    let before = 0;
    for (const { taken, originals, turn, outing } of photos) {
      if (outing !== before) camera = cameras.forOuting(year, isHoliday);
      before = outing;
      const uploaded = year < 2020 ? MOVED_HERE + moved++ * 2_000 : outing + 26 * HOUR + (taken - outing) / 20;
      const picture = choice.next(originals, turn);
      yield { id: createId(random), taken, uploaded: Math.round(uploaded), picture, fileName: camera.nextName(taken) };
    }
  }
}

/** Photos without a known date, the last two from a camera whose clock had stopped at the beginning of 1970. */
export function* takeUndatedPhotos(
  random: Random,
  count: number,
  pool: PicturePool,
  choice: Choice,
): Generator<NewPhoto> {
  const originals = allOriginals(pool);
  for (let index = 0; index < count; index++) {
    const taken = index < count - 2 ? 0 : (4 + index) * MINUTE;
    const picture = choice.next(originals, random.between(0, originals.length - 1));
    const uploaded = MOVED_HERE + 60 * 24 * HOUR + index * 2_000;
    yield { id: createId(random), taken, uploaded, picture, fileName: undatedName(index) };
  }
}

function outingsOf(random: Random, year: number, month: number, count: number): { start: number; size: number }[] {
  const outings: { start: number; size: number }[] = [];
  const largest = count > 500 ? 160 : 22;
  for (let left = count; left > 0;) {
    const size = Math.min(left, 1 + Math.floor(random.next() ** 2 * largest));
    const start = Date.UTC(
      year,
      month - 1,
      random.between(1, 28),
      random.between(8, 19),
      random.between(0, 59),
      random.between(0, 59),
    );
    outings.push({ start, size });
    left -= size;
  }
  return outings;
}

function photosOfOuting(random: Random, start: number, size: number, originals: readonly number[]) {
  const offset = random.between(0, originals.length - 1);
  let taken = start;
  return Array.from({ length: size }, (_, index) => {
    taken += random.next() < 0.6 ? random.between(4, 40) * 1000 : random.between(1, 6) * MINUTE;
    // The last minutes of an outing late in the evening still belong to its day.
    const limited = Math.min(taken, start + 4 * HOUR - 1);
    return { taken: limited, originals, turn: offset + index, outing: start };
  });
}

/** A version 4 UUID that is the same in every seed. */
function createId(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) & 3)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
