/** Size, in px, of the page's letters: what `1rem` is, 16 unless a reader has chosen another (X10). */
export function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
