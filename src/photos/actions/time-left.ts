import { t, type TextKey } from '#i18n/texts.ts';
import { speedOf, type Rate } from '#lib/rate.ts';
import type { JobProgress } from './job-list.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Step, in seconds, in which less than a minute is told: a number that changes all the time tells nothing. */
const STEP = 5;

/** Text key and number for a remaining time, rounded up to what a person would say. @param seconds more than 0 */
export function timeLeft(seconds: number): { key: Extract<TextKey, `upload.${string}Left`>; count: number } {
  const inSteps = Math.max(STEP, Math.ceil(seconds / STEP) * STEP);
  if (inSteps < MINUTE) return { key: 'upload.secondsLeft', count: inSteps };
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < HOUR / MINUTE) return { key: 'upload.minutesLeft', count: minutes };
  return { key: 'upload.hoursLeft', count: Math.ceil(seconds / HOUR) };
}

/** Text for a remaining time. @param seconds more than 0 */
export function timeLeftText(seconds: number): string {
  const { key, count } = timeLeft(seconds);
  return t(key, { count, amount: count });
}

/** Seconds until the rest is done if it goes on as it did of late; undefined while that is not known, and at the end. */
export function secondsLeftOf(rest: number, rate: Rate): number | undefined {
  const speed = speedOf(rate, rate.at(-1)?.at ?? 0);
  return rest > 0 && speed > 0 ? rest / speed : undefined;
}

/** Progress of something that is counted. @param rate how fast it goes, where that is known */
export function countedProgress(done: number, total: number, rate: Rate = []): JobProgress {
  return {
    value: total === 0 ? 0 : done / total,
    text: t('actions.progress', { done, total }),
    secondsLeft: secondsLeftOf(total - done, rate),
  };
}

/** Progress as it is shown: with the time left, but away from the network, where it waits for longer than anybody knows. */
export function shownProgress(
  { value, text, secondsLeft }: JobProgress,
  isOffline: boolean,
): { value: number; text: string } {
  return { value, text: secondsLeft === undefined || isOffline ? text : `${text} · ${timeLeftText(secondsLeft)}` };
}
