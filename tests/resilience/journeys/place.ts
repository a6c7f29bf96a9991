import type { BrowserContext } from '@playwright/test';
import type { Draw } from './draw.ts';

/** Where devices are: most at home, some where it is another day. */
const ZONES = [
  'Europe/London',
  'Europe/London',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'America/St_Johns',
] as [string, ...string[]];
/** How far clocks are wrong: a little, or by a summer time and more. */
const MOST_MINUTES_WRONG = [10, 90] as [number, ...number[]];

/** Where a device is, and how far its clock is wrong. */
export interface Place {
  timezoneId: string;
  minutesWrong: number;
}

export function drawPlace(start: Draw): Place {
  const clock = start.random('clock');
  const most = clock.pick([0, 0, 1]) * clock.pick(MOST_MINUTES_WRONG);
  return { timezoneId: start.random('zone').pick(ZONES), minutesWrong: start.random('minutes').between(-most, most) };
}

/** Has the pages of a browser that are loaded from now on take the time for later or earlier than they did. Their timers run as ever. */
export async function shiftClock(context: BrowserContext, ms: number): Promise<void> {
  if (ms === 0) return;
  await context.addInitScript((by) => {
    const real = Date;
    const now = () => real.now() + by;
    globalThis.Date = new Proxy(real, {
      construct: (target, given: unknown[], made) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], made) as object,
      apply: (target) => new target(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, ms);
}
