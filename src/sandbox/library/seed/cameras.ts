import type { Random } from '#lib/random.ts';

/** Names a camera's files, one after the other. */
export type Camera = { nextName(taken: number): string };

/** Holidays that people named their files after, by year. */
const PLACES: Readonly<Record<number, string>> = {
  2017: 'Bornholm',
  2018: 'Danube',
  2019: 'Lisbon',
  2021: 'Provence',
  2022: 'Dolomites',
  2023: 'Skagen',
  2024: 'Highlands',
  2025: 'Gotland',
};

/** The cameras of one household: an old compact, a phone, a bigger camera, another phone, and holidays renamed by hand. */
export function createCameras(random: Random): { forOuting(year: number, isHoliday: boolean): Camera } {
  const compact = counting(1_030_110, (number) => `P${number}.JPG`);
  const phone = counting(41, (number) => `IMG_${padded(number % 10_000, 4)}.JPG`);
  const reflex = counting(112, (number) => `DSC_${padded(number % 10_000, 4)}.JPG`);
  const otherPhone: Camera = { nextName: (taken) => `PXL_${compactStamp(taken)}.jpg` };
  const renamed = new Map<number, Camera>();

  function ofHoliday(year: number): Camera {
    const place = PLACES[year] ?? 'Holiday';
    const camera = renamed.get(year) ?? counting(1, (number) => `${place} ${year} ${padded(number, 3)}.jpg`);
    renamed.set(year, camera);
    return camera;
  }

  return {
    forOuting(year, isHoliday) {
      const draw = random.next();
      if (isHoliday && draw < 0.25) return ofHoliday(year);
      if (year < 2020 && draw < 0.6) return compact;
      if (draw < 0.75) return phone;
      return draw < 0.88 ? reflex : otherPhone;
    },
  };
}

/** Photos without a date come from elsewhere: scans, messengers. */
export function undatedName(index: number): string {
  if (index % 3 === 0) return `scan_${padded(index + 1, 4)}.jpg`;
  return index % 3 === 1
    ? `IMG-2019${padded(700 + index, 4)}-WA${padded(index, 4)}.jpg`
    : `received_${3_104_772 + index * 911}.jpeg`;
}

function counting(first: number, name: (number: number) => string): Camera {
  let number = first;
  return { nextName: () => name(number++) };
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

/** 20230714_103012345 */
function compactStamp(taken: number): string {
  return new Date(taken)
    .toISOString()
    .replaceAll(/[-:.Z]/g, '')
    .replace('T', '_');
}
