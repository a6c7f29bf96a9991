import { expect, test } from 'vitest';
import { place, type Placement } from './place.ts';

const view = { width: 400, height: 300 };
const size = { width: 100, height: 50 };
const below: Placement = { side: 'below', align: 'start', gap: 4 };

test('stands below its anchor with the edges in line', () => {
  expect(place({ left: 60, top: 40, width: 30, height: 20 }, size, view, below)).toEqual({ left: 60, top: 64 });
});

test('turns to the other side where there is no room', () => {
  expect(place({ left: 60, top: 250, width: 30, height: 20 }, size, view, below).top).toBe(250 - 4 - 50);
  expect(place({ left: 60, top: 10, width: 30, height: 20 }, size, view, { ...below, side: 'above' }).top).toBe(34);
});

test('keeps its side where neither has room', () => {
  expect(place({ left: 60, top: 100, width: 30, height: 100 }, { width: 100, height: 180 }, view, below).top).toBe(204);
});

test('X10 stays inside a narrow window', () => {
  const anchor = { left: 370, top: 40, width: 30, height: 20 };
  expect(place(anchor, size, view, below).left).toBe(400 - 8 - 100);
  expect(place({ ...anchor, left: 0 }, size, view, { ...below, align: 'end' }).left).toBe(8);
  expect(place(anchor, { width: 800, height: 50 }, view, below).left).toBe(8);
});

test('lines up with the end or the middle of its anchor', () => {
  const anchor = { left: 200, top: 40, width: 60, height: 20 };
  expect(place(anchor, size, view, { ...below, align: 'end' }).left).toBe(160);
  expect(place(anchor, size, view, { ...below, align: 'center' }).left).toBe(180);
});
