import * as z from 'zod/mini';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';

/** Photo in a print tray. */
export interface TrayPhoto {
  id: string;
  /** Key of the month that it was taken in: no call reads a single photo, so it is looked for in its month. */
  month: string;
  /** Time at which it was added, in ms since 1970; no two at the same time, so that they have an order. */
  addedAt: number;
  /** Whether it has been handed to the prints editor. */
  isHanded?: true | undefined;
}

/** Photos that a customer has collected for prints in this browser. */
export interface Tray {
  /** In the order in which they were added. */
  photos: readonly TrayPhoto[];
  /** Photos that have left it, or could not come into it, because they are not in the library any more, until the customer has read that. */
  gone: number;
  /** Their ids, so that each is counted once; of those that an older version of the app has counted there is only the number. */
  goneIds?: readonly string[] | undefined;
}

export const EMPTY_TRAY: Tray = { photos: [], gone: 0 };

/** Maximum number of photos in a tray: four hand-overs. */
export const TRAY_LIMIT = 2_000;

/** A tray as it is stored. */
export const storedTray: z.ZodMiniType<Tray> = z.object({
  photos: z.array(
    z.object({
      id: z.string().check(z.minLength(1)),
      month: z.string(),
      addedAt: z.number(),
      isHanded: z.optional(z.literal(true)),
    }),
  ),
  gone: z.number(),
  goneIds: z.optional(z.array(z.string())),
});

export function isEmptyTray({ photos, gone }: Tray): boolean {
  return photos.length === 0 && gone === 0;
}

/** Whether a number of further photos fit in. */
export function hasRoom({ photos }: Tray, more: number): boolean {
  return photos.length + more <= TRAY_LIMIT;
}

/** A photo that is to be added. */
export type NewPhoto = Pick<TrayPhoto, 'id' | 'month'>;

/** Those of some photos that are not in the tray. */
export function notIn({ photos }: Tray, some: readonly NewPhoto[]): NewPhoto[] {
  const known = new Set(photos.map(({ id }) => id));
  return some.filter(({ id }) => !known.has(id) && known.add(id));
}

/** The tray with photos at its end; those that are in it stay where they are. The same tray when nothing is new, or when they do not fit. */
export function withAdded(tray: Tray, some: readonly NewPhoto[], now: number): Tray {
  const added = notIn(tray, some);
  if (added.length === 0 || !hasRoom(tray, added.length)) return tray;
  const first = Math.max(now, (tray.photos.at(-1)?.addedAt ?? 0) + 1);
  return {
    ...tray,
    photos: [...tray.photos, ...added.map(({ id, month }, at) => ({ id, month, addedAt: first + at }))],
  };
}

/** The tray without photos. The same tray when none of them is in it. */
export function without(tray: Tray, ids: ReadonlySet<string>): Tray {
  const photos = tray.photos.filter(({ id }) => !ids.has(id));
  return photos.length === tray.photos.length ? tray : { ...tray, photos };
}

/** The tray with photos that were taken out of it, each where it was. */
export function withBack(tray: Tray, some: readonly TrayPhoto[]): Tray {
  const back = new Set(notIn(tray, some).map(({ id }) => id));
  if (back.size === 0) return tray;
  const photos = [...tray.photos, ...some.filter(({ id }) => back.has(id))];
  return { ...tray, photos: photos.toSorted((one, other) => one.addedAt - other.addedAt) };
}

/** The tray without photos that are not in the library any more: how many, is told. */
export function withoutGone(tray: Tray, ids: ReadonlySet<string>): Tray {
  return withGone(
    without(tray, ids),
    tray.photos.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
  );
}

/** The tray with photos counted that are not in the library any more. The same tray when all of them have been. */
export function withGone(tray: Tray, ids: readonly string[]): Tray {
  const known = tray.goneIds ?? [];
  const goneIds = [...new Set([...known, ...ids])];
  if (goneIds.length === known.length) return tray;
  return { ...tray, gone: tray.gone + goneIds.length - known.length, goneIds };
}

/** The tray once the customer has read how many photos have gone. */
export function withGoneRead(tray: Tray): Tray {
  return tray.gone === 0 ? tray : { photos: tray.photos, gone: 0 };
}

/** The tray with some photos handed to the editor. */
export function withHanded(tray: Tray, ids: ReadonlySet<string>): Tray {
  return withMarks(tray, ({ id, isHanded }) => isHanded ?? ids.has(id));
}

/** The tray with some photos that have not been handed to the editor after all. */
export function withoutHanded(tray: Tray, ids: ReadonlySet<string>): Tray {
  return withMarks(tray, ({ id, isHanded }) => isHanded === true && !ids.has(id));
}

/** The tray with nothing handed to the editor yet: the hand-over begins anew. */
export function withNoneHanded(tray: Tray): Tray {
  return withMarks(tray, () => false);
}

function withMarks(tray: Tray, isHandedNow: (photo: Pick<TrayPhoto, 'id' | 'isHanded'>) => boolean): Tray {
  if (tray.photos.every((photo) => (photo.isHanded ?? false) === isHandedNow(photo))) return tray;
  return {
    ...tray,
    photos: tray.photos.map(({ id, month, addedAt, isHanded }) => ({
      id,
      month,
      addedAt,
      ...(isHandedNow({ id, isHanded }) && { isHanded: true as const }),
    })),
  };
}

/** Part of the tray that is handed over next. */
export interface HandOverPart {
  photos: readonly TrayPhoto[];
  /** Its number, from 1. */
  part: number;
  /** Number of parts with those that have been handed over. */
  parts: number;
  /** Photos that have been handed over before. */
  handed: number;
}

/**
 * The next photos to hand over: the editor takes 500 at a time (O79), so more of them go one part after the other, in the order in
 * which they were added. None once all have been handed over.
 */
export function nextPart({ photos }: Tray): HandOverPart {
  const left = photos.filter(({ isHanded }) => !isHanded);
  const handed = photos.length - left.length;
  const before = Math.ceil(handed / PRINTS_LIMIT);
  return {
    photos: left.slice(0, PRINTS_LIMIT),
    part: before + 1,
    parts: before + Math.ceil(left.length / PRINTS_LIMIT),
    handed,
  };
}

/** Photos in lists of as many as one temporary selection holds. */
export function inSelections(photoIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(photoIds.length / PRINTS_LIMIT) }, (_, at) =>
    photoIds.slice(at * PRINTS_LIMIT, (at + 1) * PRINTS_LIMIT),
  );
}
