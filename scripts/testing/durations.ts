/**
 * What to say of a time beside its bar: nothing while it is kept. A time is no failure: on a machine that does other things
 * as well it says little of what was measured.
 */
export function durationRemark(seconds: number, bar: number | undefined): string {
  return bar === undefined || seconds <= bar ? '' : `, longer than its ${bar} s (F12)`;
}
