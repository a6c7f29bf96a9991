import { describe, expect, test } from 'vitest';
import { indexAfterKey, indexAfterTyping } from './menu-keys.ts';

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

describe('X2 typing in a menu', () => {
  const labels = ['Date taken', 'Delete', 'Download', 'État', 'Share'];

  test('finds the entry that begins so', () => {
    expect(indexAfterTyping('sh', 0, labels)).toBe(4);
    expect(indexAfterTyping('de', 0, labels)).toBe(1);
  });

  test('walks on with the same letter', () => {
    expect(indexAfterTyping('d', 0, labels)).toBe(1);
    expect(indexAfterTyping('dd', 1, labels)).toBe(2);
    expect(indexAfterTyping('ddd', 2, labels)).toBe(0);
  });

  test('stays while the word still fits', () => {
    expect(indexAfterTyping('do', 2, labels)).toBe(2);
  });

  test('asks for neither case nor accents', () => {
    expect(indexAfterTyping('E', 0, labels)).toBe(3);
  });

  test('finds nothing where nothing begins so', () => {
    expect(indexAfterTyping('x', 0, labels)).toBeUndefined();
    expect(indexAfterTyping('d', -1, [])).toBeUndefined();
  });
});
