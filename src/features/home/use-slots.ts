import { useEffect, useState } from 'react';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { useOverdue } from '#lib/timers.ts';
import type { OverviewPart } from '#ui/overview-card.tsx';

/** Time, in ms, that the page waits for its parts: what is below them would have to move otherwise. */
const TIMEOUT_MS = 1_000;

/** Number of slots that a browser expects that has not shown the overview yet. */
const USUAL_COUNT = 3;

/** Number of slots the last time: so many are drawn while it is not known how many there are now. */
const lastCount: Stored<number> = {
  key: 'overviewRooms',
  parse: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5 ? value : undefined,
  store: () => localStorage,
};

/**
 * Hook: parts of the overview that have a slot, in their order; undefined until that is known of all of them, or has
 * taken too long. Then it does not change any more: what is still awaited has its slot at the end, where it comes in
 * place or leaves it empty, and nothing moves (O84).
 */
export function useSlots(parts: ReadonlyMap<string, OverviewPart>): {
  slots: readonly string[] | undefined;
  /** Number of slots that there will be, as far as can be told. */
  expected: number;
} {
  const [expected] = useState(() => Math.min(readStored(lastCount) ?? USUAL_COUNT, parts.size));
  const [slots, setSlots] = useState<readonly string[]>();
  const isOverdue = useOverdue(TIMEOUT_MS);
  if (!slots && (isOverdue || [...parts.values()].every(({ isPending }) => !isPending))) setSlots(slotsOf(parts));
  const count = slots?.length;
  useEffect(() => {
    if (count !== undefined) writeStored(lastCount, count);
  }, [count]);
  return { slots, expected };
}

/** Names of the parts that have a slot: those with something to say, then those that may yet have, also once online. */
export function slotsOf(parts: ReadonlyMap<string, OverviewPart>): string[] {
  const all = [...parts];
  const named = ([name]: (typeof all)[number]) => name;
  return [
    ...all.filter(([, { card }]) => card).map(named),
    ...all.filter(([, { card, isPending, mayCome }]) => !card && (isPending || mayCome)).map(named),
  ];
}
