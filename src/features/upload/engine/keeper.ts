import { isKeptAlike, keptOf } from './entry.ts';
import type { Entry } from './queue.ts';
import type { UploadWorld } from './upload-world.ts';

/** Tells the shelf what has changed on the list, one thing after the other. */
export interface Keeper {
  follow(before: readonly Entry[], now: readonly Entry[]): void;
  /** Resolves when all that has happened so far is kept. */
  settled(): Promise<void>;
  /** Nothing more is kept of what is on the list. */
  stop(): void;
}

export function createKeeper({ shelf, customer }: Pick<UploadWorld, 'shelf' | 'customer'>): Keeper {
  let keeping = Promise.resolve();
  let round = 0;
  // A fraction of a millisecond would be lost beside so many of them: whole ones, from when the page began.
  const first = Date.now();
  const positions = new Map<string, number>();

  function positionOf(id: string): number {
    const position = positions.get(id) ?? first + positions.size;
    positions.set(id, position);
    return position;
  }

  return {
    follow(before, now) {
      const known = new Map(before.map((entry) => [entry.id, entry]));
      const rows = now.flatMap((entry) => {
        const earlier = known.get(entry.id);
        if (entry === earlier) return [];
        const row = keptOf(entry);
        return row && !(earlier && isKeptAlike(keptOf(earlier), row))
          ? [{ ...row, position: positionOf(entry.id) }]
          : [];
      });
      const present = new Map(now.map((entry) => [entry.id, entry]));
      const gone = before.filter((earlier) => {
        const entry = present.get(earlier.id);
        return entry !== earlier && keptOf(earlier) !== undefined && !(entry && keptOf(entry));
      });
      if (rows.length === 0 && gone.length === 0) return;
      const [current, sub] = [round, customer()];
      keeping = keeping.then(async () => {
        if (current !== round) return;
        if (rows.length > 0 && sub !== undefined) await shelf.put(rows, sub);
        if (gone.length > 0) await shelf.remove(gone.map(({ id }) => id));
      });
    },
    settled: () => keeping,
    stop: () => {
      round += 1;
    },
  };
}
