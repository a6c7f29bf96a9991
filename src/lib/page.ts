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

/** Time, in ms, for which a click on a download link counts as leaving the page: until the browser sees that it gets a file. */
const DOWNLOAD_START_MS = 1_000;

let downloadStarts = 0;

/**
 * Has the browser ask before the customer leaves the page: something is running or unsaved in it.
 * @param isMeant whether to ask, called when the page is left
 * @returns removes the warning
 */
export function warnOnLeaving(isMeant: () => boolean = () => true): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (downloadStarts === 0 && isMeant()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Clicks a download link without the warning of `warnOnLeaving`: a download does not leave the page. */
export function withoutLeaveWarning(press: () => void): void {
  downloadStarts += 1;
  press();
  setTimeout(() => (downloadStarts -= 1), DOWNLOAD_START_MS);
}

/** Font size of the page in px: what `1rem` is, 16 unless the reader has chosen another (X10). */
export function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
