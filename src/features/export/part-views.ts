import { type ExportChunk, fileNameOf } from './model.ts';
import { brokenIn, type SavedExport } from './saved-parts.ts';
import type { Saving } from './saving.ts';

export type PartState = 'waiting' | 'saving' | 'saved' | 'checked' | 'broken';

/** A part of an export, as the page shows it. */
export interface PartView {
  chunk: ExportChunk;
  /** Name of its file. */
  name: string;
  state: PartState;
  /** Whether it was begun, and goes on where it stopped. */
  isBegun: boolean;
  /** While it is being saved: bytes that are there, and the phase. */
  at: number;
  phase?: Saving['phase'];
  /** Seconds until it is saved, of those that are being saved or follow; undefined while that is not known. */
  secondsLeft: number | undefined;
  /** Photos in it, once they were counted. */
  photos?: number;
  /** Names of those that are broken, the first of them, and how many there are. */
  broken?: readonly string[];
  brokenCount: number;
}

/** The parts of an export in their order, with what is known of each. */
export function partViews(
  chunks: readonly ExportChunk[],
  saved: SavedExport | undefined,
  saving: Saving | undefined,
): PartView[] {
  let ahead = 0;
  return chunks
    .toSorted((one, other) => one.iteration - other.iteration)
    .map((chunk) => {
      const known = saved?.parts.find(({ chunkId }) => chunkId === chunk.id);
      const isNow = saving?.chunkId === chunk.id;
      const isAhead = isNow || saving?.next.includes(chunk.id) === true;
      if (isAhead) ahead += chunk.size - (isNow ? saving.at : 0);
      const speed = saving?.bytesPerSecond;
      const done = known === undefined || known.state === 'begun' ? undefined : known.state;
      return {
        chunk,
        name: known?.file ?? fileNameOf(chunk),
        state: isNow ? 'saving' : isAhead ? 'waiting' : (done ?? 'waiting'),
        isBegun: known?.state === 'begun',
        at: isNow ? saving.at : 0,
        ...(isNow && { phase: saving.phase }),
        secondsLeft: isAhead && speed !== undefined && ahead > 0 ? ahead / speed : undefined,
        ...(known?.photos !== undefined && { photos: known.photos }),
        ...(known?.broken && { broken: known.broken }),
        brokenCount: brokenIn(known ?? {}),
      } satisfies PartView;
    });
}

/** Result of an export, for one page of paper. */
export interface Receipt {
  /** Photos in the parts that were counted, without broken ones; undefined when none was counted. */
  photos: number | undefined;
  /** Bytes of the parts that have been saved, without those that are no archive. */
  bytes: number;
  checked: PartView[];
  /** Saved, and not looked at. */
  unchecked: PartView[];
  broken: PartView[];
  /** Not saved. */
  missing: PartView[];
}

export function receiptOf(parts: readonly PartView[]): Receipt {
  const inState = (...states: PartState[]) => parts.filter(({ state }) => states.includes(state));
  const counted = inState('checked', 'broken').filter(({ photos }) => photos !== undefined);
  const whole = counted.reduce((sum, { photos = 0, brokenCount }) => sum + photos - brokenCount, 0);
  const saved = [...inState('saved', 'checked'), ...counted.filter(({ state }) => state === 'broken')];
  return {
    photos: counted.length === 0 ? undefined : whole,
    bytes: saved.reduce((sum, { chunk }) => sum + chunk.size, 0),
    checked: inState('checked'),
    unchecked: inState('saved'),
    broken: inState('broken'),
    missing: inState('waiting', 'saving'),
  };
}
