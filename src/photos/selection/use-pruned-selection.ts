import { useEffect, useMemo } from 'react';
import type { GroupState } from '#photos/pages/group-model.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { withinGroups, withoutVanished } from './pruning.ts';
import { useIsSelecting, useSelectionControl } from './use-selection.ts';
import { vanishedPhotos } from './vanished-photos.ts';

/**
 * Takes out of the selection what is gone: groups that the counts do not name any more, and photos that have left their
 * group, by an action or in another tab.
 */
export function usePrunedSelection(list: PhotoList, groups: readonly PhotoGroup[]): void {
  const { change } = useSelectionControl(list);
  const { pages } = list;
  const isOn = useIsSelecting(list);
  /** The groups as they were seen last; kept when the counts come anew, which is when they are read again. */
  const seen = useMemo(() => ({ pages, isOn, states: new Map<string, GroupState>() }), [pages, isOn]);

  useEffect(() => {
    if (!isOn) return;
    change((photos) => withinGroups(photos, groups));
    const look = (key: string) => {
      const before = seen.states.get(key);
      const after = pages.state(key);
      // A group that is read anew is compared with what it was when it has come.
      if (before === after || !after.pages.some((page) => page.photos)) return;
      seen.states.set(key, after);
      const gone = before ? vanishedPhotos(before, after) : [];
      if (gone.length > 0) change((photos) => withoutVanished(photos, key, gone));
    };
    const ends = groups.map(({ key }) => {
      look(key);
      return pages.subscribe(key, () => look(key));
    });
    return () => {
      for (const end of ends) end();
    };
  }, [isOn, change, pages, groups, seen]);
}
