import type { TextKey } from '#i18n/texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A minute is told in steps of so many seconds: a number that changes all the time tells nothing. */
const STEP = 5;

/** How long something still takes, rounded up to what a person would say. @param seconds more than 0 */
export function timeLeft(seconds: number): { key: Extract<TextKey, `upload.${string}Left`>; count: number } {
  const inSteps = Math.max(STEP, Math.ceil(seconds / STEP) * STEP);
  if (inSteps < MINUTE) return { key: 'upload.secondsLeft', count: inSteps };
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < HOUR / MINUTE) return { key: 'upload.minutesLeft', count: minutes };
  return { key: 'upload.hoursLeft', count: Math.ceil(seconds / HOUR) };
}
