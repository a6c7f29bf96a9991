import { describe, expect, test } from 'vitest';
import { indexAfterKey } from './menu.tsx';

describe('X2 arrow keys in a menu', () => {
  test('go round in a circle', () => {
    expect(indexAfterKey('ArrowDown', 0, 3)).toBe(1);
    expect(indexAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(indexAfterKey('ArrowUp', 0, 3)).toBe(2);
  });

  test('start at the first or last entry when none is current', () => {
    expect(indexAfterKey('ArrowDown', -1, 3)).toBe(0);
    expect(indexAfterKey('ArrowUp', -1, 3)).toBe(2);
  });

  test('jump to either end', () => {
    expect(indexAfterKey('Home', 2, 3)).toBe(0);
    expect(indexAfterKey('End', 0, 3)).toBe(2);
  });

  test('leave every other key alone, and every key in an empty menu', () => {
    expect(indexAfterKey('a', 0, 3)).toBeUndefined();
    expect(indexAfterKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});
