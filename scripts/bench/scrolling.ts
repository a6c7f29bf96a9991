import type { Driven, Open } from './driven.ts';
import { openAtRest, type Subject, viewSize } from './subject.ts';

/** Turns of the wheel, in px: at 8,000 px/s, past everything, and at 2,000 px/s, as one looks for something. */
export const TURN_PX = { swift: 400, steady: 100 };
const INTERVAL_MS = 50;
/** Number of moments of a scroll that are compared with the same place at rest. */
const SAMPLES = 20;

export interface Scrolling {
  framesPerSecond: number;
  /** The longest time between two frames, in ms. */
  longestFrame: number;
  /** Frames in which scripts took longer than 50 ms. */
  slowFrames: number;
  /** Share of the picture area that is not painted in motion, of what is painted there at rest. */
  missing: number;
}

/** Scrolls by the wheel (F4). @param turn one turn of it, in px */
export function measureScrolling(open: Open, subject: Subject, seconds: number, turn: number): Promise<Scrolling> {
  return open(subject, async (page) => {
    await openAtRest(page, subject);
    await page.evaluate(() => window.probe.record(false));
    await turnWheel(page, seconds, turn);
    const { frames, scripts } = await page.evaluate(() => window.probe.stop());
    const duration = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
    return {
      framesPerSecond: frames.length / duration,
      longestFrame: Math.max(...frames.map((at, index) => at - (frames[index - 1] ?? at))),
      slowFrames: scripts.filter((ms) => ms > 50).length,
      missing: await missingArea(page, seconds / 2, turn),
    };
  });
}

async function turnWheel(page: Driven, seconds: number, px: number): Promise<void> {
  const place = { x: viewSize.width / 2, y: viewSize.height / 2 };
  const { scrollTop, room } = await page.evaluate(() => {
    const box = window.probe.scroller();
    return { scrollTop: box.scrollTop, room: box.scrollHeight - box.clientHeight };
  });
  let top = scrollTop;
  let direction = 1;
  let underWay = 0;
  const began = performance.now();
  for (let turn = 1; performance.now() - began < seconds * 1000; turn += 1) {
    await page.wait(Math.max(0, began + turn * INTERVAL_MS - performance.now()));
    // A page that falls behind does not get the missed turns later.
    if (underWay > 6) continue;
    if (top + direction * px > room || top + direction * px < 0) direction = -direction;
    top += direction * px;
    underWay += 1;
    page
      .wheel(place, direction * px)
      .catch(() => {})
      .finally(() => (underWay -= 1));
  }
}

async function missingArea(page: Driven, seconds: number, turn: number): Promise<number> {
  await page.evaluate(() => window.probe.record(true));
  await turnWheel(page, seconds, turn);
  const { looks } = await page.evaluate(() => window.probe.stop());
  await page.wait(500);
  let inMotion = 0;
  let atRest = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const look = looks[Math.floor(((sample + 0.5) / SAMPLES) * looks.length)];
    if (!look) continue;
    const rest = await page.evaluate(async (top) => {
      window.probe.scroller().scrollTop = top;
      await window.probe.fill(80, 4_000);
      return window.probe.look().paintedArea;
    }, look.scrollTop);
    inMotion += Math.min(look.paintedArea, rest);
    atRest += rest;
  }
  return 1 - inMotion / atRest;
}

export interface Jumping {
  /** ms until the view is full. */
  middle: number | undefined;
  end: number | undefined;
}

/** Goes to the middle and to the end at once (F7). */
export function measureJumping(open: Open, subject: Subject): Promise<Jumping> {
  return open(subject, async (page) => {
    await openAtRest(page, subject);
    const middle = await page.evaluate(() => window.probe.jump(0.5));
    await page.wait(300);
    return { middle, end: await page.evaluate(() => window.probe.jump(1)) };
  });
}
