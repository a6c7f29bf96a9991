import { expect, test } from 'vitest';
import { drawingOf, STILL } from './drawing.ts';
import { AT_REST } from './gesture.ts';

const stage = { height: 1000 };

test('at rest nothing is moved', () => expect(drawingOf(AT_REST, stage)).toEqual(STILL));

test('P2.64 a swipe moves the row of photos', () => {
  expect(drawingOf({ ...AT_REST, phase: 'sliding', x: -120 }, stage)).toEqual({
    ...STILL,
    row: 'translate(-120px, 0px)',
  });
});

test('P2.65 a zoomed photo is moved by itself', () => {
  expect(drawingOf({ ...AT_REST, phase: 'panning', x: 10, y: -20, scale: 2 }, stage)).toEqual({
    ...STILL,
    photo: 'translate(10px, -20px) scale(2)',
  });
});

test('P2.66 a photo that is pulled down leaves the surround behind; one that is pulled up does not', () => {
  expect(drawingOf({ ...AT_REST, phase: 'pulling', y: 300 }, stage)).toEqual({
    ...STILL,
    photo: 'translate(0px, 300px) scale(0.85)',
    surround: 0.5,
    bars: 0,
  });
  expect(drawingOf({ ...AT_REST, phase: 'closing', y: 900 }, stage).surround).toBe(0);
  expect(drawingOf({ ...AT_REST, phase: 'pulling', y: -60 }, stage)).toMatchObject({
    photo: 'translate(0px, -60px) scale(1)',
    surround: 1,
  });
});
