/** Height of what lies over the top of the window, in px: the header, when there is one. */
export function coveredHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height')) || 0;
}
