/**
 * Warning about a duration beyond its limit. It is no failure: on a machine that does other things
 * as well it says little of what was measured.
 */
export function durationRemark(seconds: number, bar: number | undefined): string {
  return bar === undefined || seconds <= bar ? '' : `, longer than its ${bar} s (F12)`;
}
