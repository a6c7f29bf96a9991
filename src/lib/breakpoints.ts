/** Classes of page width (P9.24 to P9.27). */
export type Breakpoint = 'small' | 'medium' | 'large' | 'extraLarge';

/** First widths, in CSS px, of the classes above "small". */
const MEDIUM_FROM = 575;
const LARGE_FROM = 1024;
const EXTRA_LARGE_FROM = 1280;

/** The class of a page width in CSS px. */
export function breakpointOf(width: number): Breakpoint {
  if (width < MEDIUM_FROM) return 'small';
  if (width < LARGE_FROM) return 'medium';
  return width < EXTRA_LARGE_FROM ? 'large' : 'extraLarge';
}

/** Whether the layout is the one for phones and tablets: what the documents call mobile (O17). */
export function isMobileLayout(breakpoint: Breakpoint): boolean {
  return breakpoint === 'small' || breakpoint === 'medium';
}
