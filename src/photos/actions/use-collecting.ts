import { useEffect, useRef, useState } from 'react';
import type { ActionTarget } from './photo-action.ts';
import type { Collection } from '#photos/selection/collect.ts';

/** How far the reading of what is selected is. */
export interface Collected {
  read: number;
  total: number;
}

/** Reads what is selected, so that it can be followed; it is given up when the component goes, or by `cancel`. */
export function useCollecting({ count, collect }: Pick<ActionTarget, 'count' | 'collect'>) {
  const [collected, setCollected] = useState<Collected>({ read: 0, total: count });
  const ends = useRef<AbortController>(undefined);
  useEffect(() => () => ends.current?.abort(), []);
  return {
    collected,
    cancel: () => ends.current?.abort(),
    /** @returns undefined when it was given up @throws what `collect` throws */
    async start(): Promise<Collection | undefined> {
      const end = new AbortController();
      ends.current = end;
      try {
        return await collect(end.signal, (read, total) => setCollected({ read, total }));
      } catch (error) {
        if (end.signal.aborted) return undefined;
        throw error;
      }
    },
  };
}
