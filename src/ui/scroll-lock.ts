/**
 * Holds the page still, or lets it go (P4.51). Nothing shifts: where a scroll bar took room, its gutter stays.
 * The styles stand in base.css.
 */
export function setScrollLock(locked: boolean): void {
  const root = document.documentElement;
  if (!locked) {
    delete root.dataset.scrollLock;
  } else if (root.dataset.scrollLock === undefined) {
    root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
  }
}
