import { expect, test } from 'vitest';
import { wheelFactor } from './photo-gestures.ts';

const wheel = { deltaY: -100, deltaMode: 0, ctrlKey: false };

test('P9.15 away from the hand it grows, towards it shrinks by as much', () => {
  expect(wheelFactor(wheel)).toBeGreaterThan(1.1);
  expect(wheelFactor(wheel) * wheelFactor({ ...wheel, deltaY: 100 })).toBeCloseTo(1);
});

test('the small steps of a touchpad pinch count for more, lines for more than px', () => {
  expect(wheelFactor({ ...wheel, deltaY: -10, ctrlKey: true })).toBeGreaterThan(wheelFactor({ ...wheel, deltaY: -10 }));
  expect(wheelFactor({ ...wheel, deltaY: -3, deltaMode: 1 })).toBeCloseTo(wheelFactor({ ...wheel, deltaY: -48 }));
});
