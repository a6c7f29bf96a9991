import { useCallback, useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';
import { storedExpandedGroups } from './stored-view.ts';

/** The months that show all their photos, remembered for this tab, and what adds one. */
export function useExpandedGroups(): [ReadonlySet<string>, (key: string) => void] {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(readStored(storedExpandedGroups)));
  const expand = useCallback((key: string) => {
    setExpanded((known) => {
      if (known.has(key)) return known;
      const next = new Set(known).add(key);
      writeStored(storedExpandedGroups, [...next]);
      return next;
    });
  }, []);
  return [expanded, expand];
}
