import type { createStore } from 'jotai/vanilla';
import { getDefaultStore } from 'jotai/vanilla';
import type { PhotoPages, PhotoRange } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { abortable, after } from '#lib/timers.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { isWalked, photosBetween, walkedPhotos } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { showToast } from '#ui/toast-store.ts';
import type { SelectablePhoto, Selection } from './selection.ts';
import {
  isInGroup,
  NO_PHOTOS,
  NONE_OF_GROUP,
  wholeGroup,
  withGroup,
  withGroups,
  withoutGroups,
  withPhotos,
} from './selection.ts';
import { listName, modeOf, readingAtom, selectionModeAtom } from './selection-atoms.ts';

/** Photos of a group, by number: from `from` up to `to`. */
export interface PhotoSpan {
  group: PhotoGroup;
  from: number;
  to: number;
}

/** Photos of a group, by number; undefined while they are not all in memory. */
export type PhotosBetween = (key: string, from: number, to: number) => readonly SelectablePhoto[] | undefined;

/**
 * Selects spans of photos, or takes them out. Whole groups are one word each. Of a part, either its own photos must be
 * known or, where it reaches to the end of the group, those before it; what has to be read first is returned instead.
 * @param asOf when the groups were counted; undefined where it cannot be told later which photos have come since, as in
 * albums: of those every photo must be known
 */
export function withSpans(
  selection: Selection,
  spans: readonly PhotoSpan[],
  photosOf: PhotosBetween,
  isOn: boolean,
  asOf: number | undefined,
): { photos: Selection } | { missing: PhotoRange[] } {
  const missing: PhotoRange[] = [];
  const whole: PhotoGroup[] = [];
  let photos = selection;
  for (const { group, from, to } of spans) {
    const { key, count } = group;
    const isOneWord = to >= count && (asOf !== undefined || !isOn);
    if (from <= 0 && isOneWord) {
      whole.push(group);
      continue;
    }
    const own = photosOf(key, from, Math.min(to, count));
    const before = own || !isOneWord ? undefined : photosOf(key, 0, from);
    if (own) photos = withPhotos(photos, group, own, isOn);
    else if (before) photos = withAllBut(photos, group, before, isOn, asOf);
    // Those before it have been scrolled past: the group need not be walked to its end.
    else missing.push(isOneWord ? { key, from: 0, to: from } : { key, from, to: Math.min(to, count) });
  }
  if (missing.length > 0) return { missing };
  return {
    photos:
      isOn && asOf !== undefined
        ? withGroups(photos, whole, asOf)
        : withoutGroups(
            photos,
            whole.map(({ key }) => key),
          ),
  };
}

/**
 * Selects all photos of a group but some, or takes all but those out; those stay as they are. For a large group of which
 * only the few others are known.
 */
function withAllBut(
  selection: Selection,
  group: PhotoGroup,
  photos: readonly SelectablePhoto[],
  isOn: boolean,
  asOf: number | undefined,
): Selection {
  const selected = selection.get(group.key) ?? NONE_OF_GROUP;
  // Photos that differ from the rest afterwards: those not selected before, or those selected.
  const marked = new Set(photos.filter((photo) => isInGroup(selected, photo) !== isOn).map(({ imageId }) => imageId));
  return withGroup(
    selection,
    group.key,
    isOn && asOf !== undefined ? wholeGroup(group, asOf, marked) : { kind: 'some', photoIds: marked },
  );
}

/** List in which spans of photos are selected. */
export interface SpanTarget {
  /** The name of the list. */
  list: string;
  pages: () => PhotoPages;
  /** See `PhotoList.countedAt`. */
  countedAt: () => number | undefined;
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  /** Photos of a span could not be read. */
  onError: (error: unknown) => void;
}

/** Photos of spans that are being read. */
export interface SpanReading {
  /** Gives it up; what is selected stays as it is. */
  stop: () => void;
  /** Settles when it is over, however that came. */
  ended: Promise<void>;
}

/** One at a time: the pages know one selection that needs photos. */
let current: { stop: () => void } | undefined;

/** Time, in ms, after which the progress is told. */
const PROGRESS_DELAY_MS = 300;

/**
 * Selects spans of photos, or takes them out. What has to be known of them and is not in memory is read first.
 * @param base what is selected besides; asked for once more after reading
 * @param done called with what is selected then
 * @returns undefined when nothing had to be read
 */
export function selectSpans(
  { pages, countedAt, store, onError }: SpanTarget,
  base: () => Selection,
  spans: readonly PhotoSpan[],
  isOn: boolean,
  done: (photos: Selection) => void,
): SpanReading | undefined {
  current?.stop();
  const asOf = countedAt();
  const next = () => withSpans(base(), spans, (key, from, to) => photosThere(pages().state(key), from, to), isOn, asOf);
  const first = next();
  if ('photos' in first) {
    done(first.photos);
    return undefined;
  }
  const end = new AbortController();
  const reading = { stop: () => end.abort() };
  current = reading;
  const callOff = after(PROGRESS_DELAY_MS, () => store.set(readingAtom, reading));
  const finish = () => {
    const complete = next();
    if ('photos' in complete) done(complete.photos);
  };
  const ended = readPhotos(pages(), first.missing, end.signal, finish)
    .catch((error: unknown) => {
      if (!end.signal.aborted) onError(error);
    })
    .finally(() => {
      callOff();
      if (current === reading) current = undefined;
      if (store.get(readingAtom) === reading) store.set(readingAtom, undefined);
    });
  return { ...reading, ended };
}

/** The photos from `from` up to `to`, or to the end of a group that holds fewer than were counted; undefined while they are not all in memory. */
function photosThere(state: GroupState, from: number, to: number) {
  return photosBetween(state, from, isWalked(state) ? Math.min(to, walkedPhotos(state)) : to);
}

/**
 * Has photos read that are not in memory, page by page, and keeps them there until they have been used.
 * @param done called once when all of them are there
 * @throws what their pages could not be read for
 */
async function readPhotos(
  pages: PhotoPages,
  ranges: readonly PhotoRange[],
  signal: AbortSignal,
  done: () => void,
): Promise<void> {
  let end = () => {};
  try {
    await abortable<void>(signal, (resolve, reject) => {
      const look = () => {
        const failed = ranges.map(({ key }) => pages.state(key).failed).find(Boolean);
        if (failed) reject(failed.error);
        else if (ranges.every(({ key, from, to }) => photosThere(pages.state(key), from, to))) resolve();
      };
      const ends = ranges.map(({ key }) => pages.subscribe(key, look));
      // A page that failed before is given another try.
      for (const { key } of ranges) pages.retry(key);
      pages.need('selection', ranges);
      look();
      // Once, and at the moment when it is called off: the next one, which may have begun by the time this settles, needs photos, too.
      return (end = () => {
        end = () => {};
        ends.forEach((one) => one());
        pages.need('selection', []);
      });
    });
    done();
  } finally {
    end();
  }
}

/** Selects every photo of a list, and starts the mode when that is off; given up when the mode ends. @returns settles when all is read that has to be */
export async function selectEverything(list: PhotoList, groups: readonly PhotoGroup[]): Promise<void> {
  const store = getDefaultStore();
  const name = listName(list);
  const mode = () => store.get(selectionModeAtom);
  store.set(selectionModeAtom, (now) => modeOf(name, now));
  const target = { list: name, pages: () => list.pages, countedAt: list.countedAt, store, onError: showReadFailure };
  const spans = groups.map((group) => ({ group, from: 0, to: group.count }));
  const set = (photos: Selection) =>
    store.set(selectionModeAtom, (now) => (now?.list === name ? { ...now, photos } : now));
  const reading = selectSpans(target, () => mode()?.photos ?? NO_PHOTOS, spans, true, set);
  if (!reading) return;
  const unsubscribe = store.sub(selectionModeAtom, () => mode()?.list !== name && reading.stop());
  await reading.ended.then(unsubscribe);
}

/** Shows that photos of a range could not be read. */
export function showReadFailure(error: unknown): void {
  showToast({ tone: 'failure', text: t(failureText(error) ?? 'photos.loadFailed') });
}
