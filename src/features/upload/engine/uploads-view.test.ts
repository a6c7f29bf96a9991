import { expect, test } from 'vitest';
import { secondsLeft } from './uploads-view.ts';

test('P1.4 the time left follows from the speed; while nothing moves there is none to tell', () => {
  expect(secondsLeft(2_500, 1_000)).toBe(3);
  expect(secondsLeft(0, 1_000)).toBe(0);
  expect(secondsLeft(2_500, 0)).toBeUndefined();
});
