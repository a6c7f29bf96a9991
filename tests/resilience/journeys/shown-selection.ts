import { bucketOf } from '#photos/data/months.ts';

/** What a page shows of a selection at a moment, as far as it is drawn. */
export interface SelectionView {
  isSelecting: boolean;
  /** The number in the bar of the selection; undefined while photos are being read, or where there is no bar. */
  count: number | undefined;
  /** All of the list is selected: the bar offers to take it back. */
  isAll: boolean;
  /** The page says that the selection was not what it showed, and has become the photos that were read. */
  isCorrected: boolean;
  /** The boxes of headings that are drawn, by the keys of their groups. */
  groups: Record<string, 'true' | 'false' | 'mixed'>;
  /** Photos that are drawn, and the keys of their groups. */
  photos: Record<string, { group: string; isTicked: boolean }>;
  /** The photo that is open. */
  open: string | null;
}

/** What a page has been told of a photo. */
export interface Known {
  group: string;
  /** When it arrived, in ms since 1970; undefined where that was not told. */
  arrived: number | undefined;
}

/** Tells why a photo was not shown as selected at the moment of a confirmation; undefined when it was. */
export type NotShown = (photoId: string, known: Known | undefined) => string | undefined;

/** What a customer has seen of a selection: a list draws what is near the viewport alone, so what was drawn before counts. */
export interface ShownSelection {
  see(sight: SelectionView): void;
  /** The page has read its counts, or has changed the library itself. @param at in ms since 1970 */
  counted(at: number): void;
  /** The number that was shown last. */
  count(): number;
  /** @param askedAgainAt when the same dialog was confirmed before: it has read the photos since, and asked with their number */
  confirmed(askedAgainAt: number | undefined): NotShown;
}

/** Dates in headers have whole seconds, and the app adds one for that (src/api/service-clock.ts). */
const INEXACT_MS = 2_000;

/**
 * Follows a selection as it is drawn. Of a photo that is drawn its tick says everything. Of one that is not, what it said
 * when it was drawn last, unless its heading has been ticked or cleared since; else its heading, else the bar: whole
 * groups hold for the photos that had arrived when they were counted (docs/decisions/0038).
 */
export function shownSelection(): ShownSelection {
  let ticks = new Map<string, { group: string; isTicked: boolean }>();
  let groups = new Map<string, { mark: 'true' | 'false' | 'mixed'; countedAt: number }>();
  let all: { countedAt: number } | undefined;
  let countedAt = Number.POSITIVE_INFINITY;
  let last: SelectionView | undefined;
  let lastCount = 0;
  let correctedAt: number | undefined;

  const forget = () => {
    [ticks, groups, all] = [new Map(), new Map(), undefined];
  };
  return {
    see(sight) {
      last = sight;
      lastCount = sight.isSelecting ? (sight.count ?? lastCount) : 0;
      if (!sight.isSelecting || sight.count === 0) {
        forget();
        correctedAt = undefined;
      }
      if (!sight.isSelecting) return;
      // She has the photos that were read before her, with their number.
      if (sight.isCorrected) correctedAt ??= Date.now();
      if (sight.isAll && !all) {
        forget();
        all = { countedAt };
      }
      for (const [key, mark] of Object.entries(sight.groups)) {
        const before = groups.get(key);
        // A heading that comes into view late was chosen with everything.
        const since = before && before.mark !== 'false' ? before.countedAt : (all?.countedAt ?? countedAt);
        if (before?.mark !== mark && mark !== 'mixed')
          ticks = new Map([...ticks].filter(([, { group }]) => group !== key));
        groups.set(key, { mark, countedAt: since });
      }
      for (const [photoId, photo] of Object.entries(sight.photos)) ticks.set(photoId, photo);
    },
    counted: (at) => void (countedAt = at),
    count: () => lastCount,
    confirmed(askedAgainAt) {
      const [drawn, ticked, marks, whole, readAt] = [
        last,
        new Map(ticks),
        new Map(groups),
        all,
        askedAgainAt ?? correctedAt,
      ];
      return (photoId, known) => {
        if (drawn?.open) return drawn.open === photoId ? undefined : `another photo was open: ${drawn.open}`;
        const tick = ticked.get(photoId);
        if (tick) return tick.isTicked ? undefined : 'its box was not ticked';
        const group = [...marks].find(
          ([key, { mark }]) => mark !== 'false' && (!known || bucketOf(key) === known.group),
        )?.[1];
        if (!whole && !group) return 'nothing that was selected holds it';
        // A month that was taken out again after everything had been selected.
        if (known && !group && marks.get(known.group)?.mark === 'false') return 'its month was not selected';
        const until = readAt ?? (group ?? whole)?.countedAt ?? 0;
        if (known?.arrived === undefined || known.arrived <= until + INEXACT_MS) return undefined;
        return `it arrived at ${new Date(known.arrived).toISOString()}, and the photos were counted at ${new Date(until).toISOString()}`;
      };
    },
  };
}
