import { expect, test } from 'vitest';
import { edgeSpeed } from './range-drag.ts';

const screen = { top: 56, bottom: 800 };

test('in the middle nothing scrolls', () => {
  expect([edgeSpeed(152, screen), edgeSpeed(400, screen), edgeSpeed(704, screen)]).toEqual([0, 0, 0]);
});

test('near the edges it scrolls there, the faster the nearer', () => {
  expect(edgeSpeed(790, screen)).toBeGreaterThan(edgeSpeed(740, screen));
  expect(edgeSpeed(740, screen)).toBeGreaterThan(0);
  expect(edgeSpeed(60, screen)).toBeLessThan(edgeSpeed(120, screen));
  expect(edgeSpeed(120, screen)).toBeLessThan(0);
});

test('beyond the edge it is no faster than at the edge', () => {
  expect(edgeSpeed(2000, screen)).toBe(edgeSpeed(800, screen));
  expect(edgeSpeed(-500, screen)).toBe(edgeSpeed(56, screen));
});
