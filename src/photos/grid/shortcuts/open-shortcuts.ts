import { whileOnPage } from '#ui/leave-page.ts';

/** Shows the keys of the grid as soon as their script is there. */
export function openShortcuts(hasMonths: boolean): void {
  whileOnPage(() => import('./show-shortcuts.tsx')).then(
    (part) => part?.showShortcuts(hasMonths),
    // A script that is gone leads to the page being loaded anew.
    () => {},
  );
}
