import { describe, expect, test } from 'vitest';
import { layerToClose, locksScroll, withLayer, withoutLayer } from './dialog-stack.ts';
import type { DialogLayer, DialogStack } from './open-layers.ts';

const layer = (openedAs: number, over: Partial<DialogLayer> = {}): DialogLayer => ({
  openedAs,
  closable: true,
  lockScroll: true,
  ...over,
});
const stackOf = (...layers: DialogLayer[]): DialogStack => layers.reduce<DialogStack>(withLayer, []);

describe('Escape', () => {
  test('P4.50 X3 closes the most recently opened dialog', () => {
    expect(layerToClose(stackOf(layer(1), layer(2)))?.openedAs).toBe(2);
  });

  test('P4.50 X3 passes over a dialog that does not allow it', () => {
    expect(layerToClose(stackOf(layer(1), layer(2), layer(3, { closable: false })))?.openedAs).toBe(2);
  });

  test('P4.50 closes nothing when no dialog allows it', () => {
    expect(layerToClose(stackOf(layer(1, { closable: false })))).toBeUndefined();
    expect(layerToClose([])).toBeUndefined();
  });

  test('P4.50 goes by the order of opening, not of registration', () => {
    expect(layerToClose(stackOf(layer(2), layer(1)))?.openedAs).toBe(2);
  });

  test('P4.50 A4.42 O124 closes the one below after the newest has gone', () => {
    expect(layerToClose(withoutLayer(stackOf(layer(1), layer(2)), 2))?.openedAs).toBe(1);
  });

  test('P4.50 heeds a dialog that has become busy meanwhile', () => {
    const stack = withLayer(stackOf(layer(1), layer(2)), layer(2, { closable: false }));
    expect(stack).toHaveLength(2);
    expect(layerToClose(stack)?.openedAs).toBe(1);
  });
});

describe('scroll lock', () => {
  test('P4.51 holds while any open dialog asks for it', () => {
    const stack = stackOf(layer(1), layer(2, { lockScroll: false }));
    expect(locksScroll(stack)).toBe(true);
    expect(locksScroll(withoutLayer(stack, 1))).toBe(false);
  });

  test('P4.51 a dialog that leaves the page free locks nothing', () => {
    expect(locksScroll(stackOf(layer(1, { lockScroll: false })))).toBe(false);
    expect(locksScroll([])).toBe(false);
  });
});
