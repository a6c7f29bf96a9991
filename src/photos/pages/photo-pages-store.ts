import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { personalDataClear } from '#lib/personal-data.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { useExternalStore } from '#lib/events.ts';
import type { PageSource } from './page-source.ts';
import { PhotoPages } from './photo-pages.ts';
import type { GroupState } from './group-model.ts';

/** The pages of a list by its name: the same ones for every caller, so that grid and preview share what is loaded. */
export type PhotoPagesStore<Group extends PhotoGroup> = (
  client: QueryClient,
  name: string,
  source: PageSource<Group>,
) => PhotoPages<Group>;

const stores: (() => PhotoPages | undefined)[] = [];

/** The pages of every list that are in memory: what an action changes has to be seen in all of them. */
export function pagesInMemory(): PhotoPages[] {
  return stores.flatMap((known) => known() ?? []);
}

/** Store of the pages of one list, the latest that was asked for, until the customer signs out. */
export function createPhotoPagesStore<Group extends PhotoGroup>(): PhotoPagesStore<Group> {
  let known: { client: QueryClient; name: string; pages: PhotoPages<Group> } | undefined;
  personalDataClear.on(() => (known = undefined));
  stores.push(() => known?.pages);
  return (client, name, source) => {
    if (known?.client !== client || known.name !== name)
      known = { client, name, pages: new PhotoPages(client, source) };
    return known.pages;
  };
}

/** Hook: a group as it is now, and as it changes. */
export function usePhotoGroup(pages: PhotoPages, key: string): GroupState {
  const subscribe = useCallback((listener: () => void) => pages.subscribe(key, listener), [pages, key]);
  return useExternalStore(subscribe, () => pages.state(key));
}
