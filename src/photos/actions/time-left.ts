import { t, type TextKey } from '#i18n/texts.ts';
import type { Job } from './job-list.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Step, in seconds, in which less than a minute is told: a number that changes all the time tells nothing. */
const STEP = 5;
/** What has lasted shorter than this, in ms, says nothing about the rest. */
const LEAST_MS = 1_500;

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

/** Seconds that are left if it goes on as it has so far; undefined while that is not known, and at the end. */
export function secondsLeftOf(done: number, total: number, elapsedMs: number): number | undefined {
  if (done <= 0 || done >= total || elapsedMs < LEAST_MS) return undefined;
  return (elapsedMs / 1_000 / done) * (total - done);
}

/** How far something is that is counted. @param startedAt time of its begin, in ms since 1970 */
export function countedProgress(done: number, total: number, startedAt: number): NonNullable<Job['progress']> {
  const left = secondsLeftOf(done, total, Date.now() - startedAt);
  const text = t('actions.progress', { done, total });
  return {
    value: total === 0 ? 0 : done / total,
    text: left === undefined ? text : `${text} · ${timeLeftText(left)}`,
  };
}
