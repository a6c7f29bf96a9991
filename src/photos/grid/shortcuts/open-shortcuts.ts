/** Shows the keys of the grid as soon as their script is there. */
export function openShortcuts(hasMonths: boolean): void {
  import('./show-shortcuts.tsx').then(
    ({ showShortcuts }) => showShortcuts(hasMonths),
    // A script that is gone leads to the page being loaded anew.
    () => {},
  );
}
