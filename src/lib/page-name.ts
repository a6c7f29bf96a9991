import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';

/** What the page shows calls itself, for the browser's tab and history; undefined where a page has one title for everything. */
export const pageNameAtom = atom<string>();

/** Hook: names the page after what it shows, for as long as it shows that. @param name undefined while it is not known */
export function usePageName(name: string | undefined): void {
  const setName = useSetAtom(pageNameAtom);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [setName, name]);
}
