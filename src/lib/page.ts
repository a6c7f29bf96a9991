import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenReady } from './first-screen.ts';

/** Name of what the page shows, for its title in tab and history; undefined where a page has one title for everything. */
export const pageNameAtom = atom<string>();

/** Hook: sets the page's name while the component is mounted. @param name undefined while it is not known */
export function usePageName(name: string | undefined): void {
  const setName = useSetAtom(pageNameAtom);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [setName, name]);
}

/** Hook: whether the first screen is complete. Calls that are not urgent begin then, after the pictures (F2). */
export function useFirstScreenReady(): boolean {
  const [isReady, setReady] = useState(isFirstScreenReady);
  useEffect(() => afterFirstScreen(() => setReady(true)), []);
  return isReady;
}

let isLoadedAnew = false;

/**
 * Has the browser ask before the customer leaves the page: something is running or unsaved in it.
 * @param isMeant whether to ask, called when the page is left
 * @returns removes the warning
 */
export function warnOnLeaving(isMeant: () => boolean = () => true): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!isLoadedAnew && isMeant()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Loads the page anew, without the warning of `warnOnLeaving`. */
export function loadAnew(): void {
  isLoadedAnew = true;
  location.reload();
}

/** Font size of the page in px: what `1rem` is, 16 unless the reader has chosen another (X10). */
export function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
