import { expect, test } from 'vitest';
import { containedBox, transitionKeyframes } from './transition-keyframes.ts';

const tile = { left: 100, top: 300, width: 200, height: 200 };

/** Numbers of a transform. */
const numbers = (transform: string) => [...transform.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].map(Number);

/** Windows on screen at each step, and the size of the picture behind them. */
function seen(from: typeof tile, to: typeof tile) {
  const { window, picture } = transitionKeyframes(from, to);
  return window.map(({ transform }, step) => {
    const [x = 0, y = 0, across = 0, down = 0] = numbers(transform);
    const [pictureAcross = 0, pictureDown = 0] = numbers(picture[step]?.transform ?? '');
    return {
      left: from.left + x,
      top: from.top + y,
      width: from.width * across,
      height: from.height * down,
      picture: { width: from.width * across * pictureAcross, height: from.height * down * pictureDown },
    };
  });
}

test.each([
  { left: 20, top: 60, width: 1200, height: 800 },
  { left: 400, top: 60, width: 500, height: 800 },
  { left: -900, top: -300, width: 3000, height: 2000 },
  { left: 20, top: 60, width: 150, height: 100 },
])('P2.72 a picture of $width × $height leaves from where it is and ends as exactly its tile', (from) => {
  const steps = seen(from, tile);
  expect(steps[0]).toEqual({ ...from, picture: { width: from.width, height: from.height } });
  const end = steps.at(-1);
  for (const side of ['left', 'top', 'width', 'height'] as const) expect(end?.[side]).toBeCloseTo(tile[side], 6);
  expect(Math.min(end?.picture.width ?? 0, end?.picture.height ?? 0)).toBeCloseTo(200, 6);
});

test('P2.72 on its way it is never distorted, and fills the window', () => {
  const from = { left: 20, top: 60, width: 1200, height: 800 };
  for (const { width, height, picture } of seen(from, tile)) {
    expect(picture.width / picture.height).toBeCloseTo(1.5, 6);
    expect(picture.width).toBeGreaterThanOrEqual(width - 1e-6);
    expect(picture.height).toBeGreaterThanOrEqual(height - 1e-6);
  }
});

test('P2.72 between two steps it is distorted by less than anybody sees', () => {
  const { window, picture } = transitionKeyframes({ left: 0, top: 0, width: 1200, height: 800 }, tile);
  for (let step = 1; step < window.length; step += 1) {
    const halfway = (of: typeof window, at: number) =>
      ((numbers(of[step - 1]?.transform ?? '')[at] ?? 0) + (numbers(of[step]?.transform ?? '')[at] ?? 0)) / 2;
    const across = halfway(window, 2) * halfway(picture, 0);
    const down = halfway(window, 3) * halfway(picture, 1);
    expect(Math.abs(across / down - 1)).toBeLessThan(0.02);
  }
});

test('a picture of unknown shape fills the middle of its frame', () => {
  const frame = { left: 0, top: 50, width: 1000, height: 500 };
  expect(containedBox(frame, { width: 300, height: 300 })).toEqual({ left: 250, top: 50, width: 500, height: 500 });
  expect(containedBox(frame, { width: 4000, height: 1000 })).toEqual({ left: 0, top: 175, width: 1000, height: 250 });
});
