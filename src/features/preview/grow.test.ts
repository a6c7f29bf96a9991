import { expect, test } from 'vitest';
import { growSteps } from './grow.ts';

const tile = { left: 100, top: 300, width: 200, height: 200 };

/** Box on screen, at the beginning, of the part of the picture that is not cut away. */
function visibleAtStart(place: { left: number; top: number; width: number; height: number }) {
  const [{ transform, clipPath }] = growSteps(tile, place, 4);
  const [x = 0, y = 0, scale = 0] = [...transform.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const [cutY = 0, cutX = 0, radius = 0] = [...clipPath.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const middle = { x: place.left + place.width / 2 + x, y: place.top + place.height / 2 + y };
  const width = (place.width - 2 * cutX) * scale;
  const height = (place.height - 2 * cutY) * scale;
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height, radius: radius * scale };
}

test.each([
  { left: 20, top: 60, width: 1200, height: 800 },
  { left: 400, top: 60, width: 500, height: 800 },
  { left: 20, top: 60, width: 700, height: 700 },
  { left: 20, top: 60, width: 150, height: 100 },
])('F8 a picture of $width × $height begins as exactly its tile', (place) => {
  const start = visibleAtStart(place);
  for (const side of ['left', 'top', 'width', 'height'] as const) expect(start[side]).toBeCloseTo(tile[side], 6);
  expect(start.radius).toBeCloseTo(4, 6);
});

test('it ends in its place, whole', () => {
  expect(growSteps(tile, { left: 0, top: 0, width: 600, height: 400 }, 4)[1]).toEqual({
    transform: 'none',
    clipPath: 'inset(0px 0px round 0px)',
  });
});
