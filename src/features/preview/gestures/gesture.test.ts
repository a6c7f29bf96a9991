import { describe, expect, test } from 'vitest';
import type { GestureEvent, GestureState } from './gesture.ts';
import { AT_REST, DOUBLE_TAP_MS, FAST_DRAG, nextGesture, PHOTO_GAP_PX } from './gesture.ts';
import { SLOW_DRAG, type Stage } from './photo-view.ts';

const stage: Stage = {
  width: 1000,
  height: 800,
  photo: { width: 1000, height: 600 },
  hasPrevious: true,
  hasNext: true,
};
const lonely: Stage = { ...stage, hasPrevious: false, hasNext: false };

const after = (events: GestureEvent[], on: Stage = stage, from: GestureState = AT_REST) =>
  events.reduce((state, event) => nextGesture(state, event, on), from);
const down = (x: number, y: number, time = 0, id = 1): GestureEvent => ({ type: 'down', id, x, y, time });
const move = (x: number, y: number, id = 1): GestureEvent => ({ type: 'move', id, x, y, time: 0 });
const up = (x: number, y: number, time = 0, id = 1): GestureEvent => ({ type: 'up', id, x, y, time });
const tap = (x: number, y: number, time: number) => [down(x, y, time), up(x, y, time)];
const drag = (x: number, y: number) => [down(0, 0), move(x, y), up(x, y)];
const zoomed = after([{ type: 'zoom', scale: 2.5 }]);

describe('double-tap', () => {
  test.each([0, 199, 200])('P9.14 taps %i ms apart zoom', (gap) => {
    expect(after([...tap(0, 0, 1000), ...tap(0, 0, 1000 + gap)]).scale).toBe(2.5);
  });

  test('P9.14 taps 201 ms apart do not', () => {
    expect(DOUBLE_TAP_MS).toBe(200);
    expect(after([...tap(0, 0, 1000), ...tap(0, 0, 1201)]).scale).toBe(1);
  });

  test('P9.14 it is what lies under the finger that stays there', () => {
    const { x, y, scale } = after([...tap(200, -100, 0), ...tap(200, -100, 100)]);
    // (200 - x) / 2.5 is the point of the photo that lies under the finger now.
    expect([(200 - x) / scale, (-100 - y) / scale]).toEqual([200, -100]);
  });

  test('P9.14 a third tap is the first of another two', () => {
    expect(after([...tap(0, 0, 0), ...tap(0, 0, 100), ...tap(0, 0, 200)]).scale).toBe(2.5);
    expect(after([...tap(0, 0, 0), ...tap(0, 0, 100), ...tap(0, 0, 200), ...tap(0, 0, 300)]).scale).toBe(1);
  });

  test('taps far from one another, and a tap after a swipe, do not zoom', () => {
    expect(after([...tap(-200, 0, 0), ...tap(200, 0, 100)]).scale).toBe(1);
    expect(after([...drag(100, 0), ...tap(0, 0, 100)]).scale).toBe(1);
  });

  test('of a photo that is zoomed it shows the whole again, in the middle', () => {
    expect(after([...tap(300, 100, 0), ...tap(300, 100, 100)], stage, zoomed)).toMatchObject({
      x: 0,
      y: 0,
      scale: 1,
      glides: true,
    });
  });
});

describe('zoom', () => {
  const pinch = (from: number, to: number, x = 0, y = 0) => [
    down(x - from / 2, y, 0, 1),
    down(x + from / 2, y, 0, 2),
    move(x - to / 2, y, 1),
    move(x + to / 2, y, 2),
  ];

  test('P9.15 a pinch zooms by as much as the fingers part', () => {
    expect(after(pinch(100, 180)).scale).toBeCloseTo(1.8);
  });

  test.each([
    [100, 1000, 2.5],
    [400, 50, 1],
  ])('P9.15 a pinch from %i to %i px ends at %f', (from, to, scale) => {
    expect(after(pinch(from, to)).scale).toBe(scale);
  });

  test('P9.15 what is between the fingers stays there', () => {
    const { x, y, scale } = after(pinch(100, 200, 150, 60));
    expect((150 - x) / scale).toBeCloseTo(150);
    expect((60 - y) / scale).toBeCloseTo(60);
  });

  test('P9.15 the wheel zooms around the pointer, between 1 and 2.5', () => {
    const wheel = (factor: number): GestureEvent => ({ type: 'wheel', factor, x: -220, y: 0 });
    const { x, y, scale } = after([wheel(1.5)]);
    expect([scale, y, (-220 - x) / scale]).toEqual([1.5, 0, -220]);
    expect(after([wheel(100)]).scale).toBe(2.5);
    expect(after([wheel(0.01)])).toMatchObject({ x: 0, y: 0, scale: 1 });
  });

  test('when one finger of a pinch is lifted the other goes on drawing the photo about', () => {
    const state = after([...pinch(100, 200), up(100, 0, 0, 2), move(-130, 0)]);
    expect(state).toMatchObject({ phase: 'panning', scale: 2, x: -30 });
  });

  test('a pinch that ends at the whole photo does not swipe it away', () => {
    const state = after([...pinch(400, 100), up(50, 0, 0, 2), move(-600, 0), up(-600, 0)]);
    expect(state).toMatchObject({ phase: 'resting', x: 0, scale: 1 });
    expect(state.outcome).toBeUndefined();
  });

  test('it is whole again when another photo shows', () => {
    expect(after([{ type: 'reset' }], stage, zoomed)).toEqual(AT_REST);
  });
});

describe('panning', () => {
  test('P2.65 a zoomed photo can be drawn as far as its borders', () => {
    // 2.5 times 1000 × 600 on 1000 × 800: 750 to either side, 350 up and down.
    expect(after(drag(600, -300), stage, zoomed)).toMatchObject({ x: 600, y: -300, scale: 2.5 });
    expect(after(drag(2000, -2000), stage, zoomed)).toMatchObject({ x: 750, y: -350, glides: true });
  });

  test('P9.18 O78 against its borders it follows slowly', () => {
    expect(after([down(0, 0), move(850, 0)], stage, zoomed).x).toBe(750 + 100 * SLOW_DRAG);
  });

  test('a direction in which all of it shows has no room', () => {
    const wide: Stage = { ...stage, photo: { width: 1000, height: 200 } };
    expect(after(drag(0, 300), wide, after([{ type: 'zoom', scale: 2.5 }], wide))).toMatchObject({ x: 0, y: 0 });
  });

  test('X14 keys do the same', () => {
    expect(after([{ type: 'pan', x: -200, y: 0 }], stage, zoomed)).toMatchObject({ x: -200, y: 0 });
    expect(after([{ type: 'pan', x: -200, y: 0 }])).toMatchObject({ x: 0, y: 0 });
  });

  test('in a window of another size no gap opens', () => {
    const state = after(drag(700, 0), stage, zoomed);
    expect(after([{ type: 'resize' }], { ...stage, photo: { width: 600, height: 360 } }, state).x).toBe(250);
  });
});

describe('swipe', () => {
  test.each([
    [0.34, undefined],
    [0.35, undefined],
    [0.36, 'previous'],
    [-0.34, undefined],
    [-0.36, 'next'],
  ])('P9.16 %f of the width: %s', (share, outcome) => {
    expect(after(drag(share * stage.width, 0)).outcome).toBe(outcome);
  });

  test('P9.16 how fast it was does not count', () => {
    expect(after([down(0, 0, 0), move(300, 0), { type: 'up', id: 1, x: 300, y: 0, time: 1 }]).outcome).toBeUndefined();
  });

  test('P9.17 O78 between photos the row goes 1.5 times as far as the finger', () => {
    expect(FAST_DRAG).toBe(1.5);
    expect(after([down(0, 0), move(-200, 10)])).toMatchObject({ phase: 'sliding', x: -300, y: 0 });
  });

  test('P9.18 O78 past the first and the last photo it goes 0.2 times as far, and comes back', () => {
    expect(SLOW_DRAG).toBe(0.2);
    expect(after([down(0, 0), move(-200, 0)], lonely).x).toBe(-40);
    const state = after(drag(-900, 0), lonely);
    expect(state).toMatchObject({ x: 0, phase: 'resting', glides: true });
    expect(state.outcome).toBeUndefined();
  });

  test('the row goes no further than the photo that it brings', () => {
    expect(after([down(0, 0), move(-900, 0)]).x).toBe(-1000 - PHOTO_GAP_PX);
  });

  test('a finger that goes back takes it back', () => {
    expect(after([down(0, 0), move(500, 0), move(100, 0), up(100, 0)]).outcome).toBeUndefined();
  });

  test('one that the browser takes away leads nowhere', () => {
    const state = after([down(0, 0), move(500, 0), { type: 'cancel', id: 1 }]);
    expect(state).toMatchObject({ x: 0, phase: 'resting' });
    expect(state.outcome).toBeUndefined();
  });

  test('what came of it is told once', () => {
    expect(nextGesture(after(drag(400, 0)), down(0, 0), stage).outcome).toBeUndefined();
  });

  test('a second finger has no say in it', () => {
    expect(
      after([down(0, 0), move(400, 0), down(0, 0, 0, 2), move(300, 300, 2), up(300, 300, 0, 2), up(400, 0)]).outcome,
    ).toBe('previous');
  });
});

describe('pull', () => {
  test('P2.66 pulled down far enough, the photo closes and stays where it was let go', () => {
    expect(after(drag(10, 200))).toMatchObject({ outcome: 'close', phase: 'closing', y: 200 });
  });

  test('P2.66 not far enough, it goes back', () => {
    const state = after(drag(10, 100));
    expect(state).toMatchObject({ y: 0, phase: 'resting', glides: true });
    expect(state.outcome).toBeUndefined();
  });

  test('P9.18 O78 upwards it follows slowly and never closes', () => {
    expect(after([down(0, 0), move(0, -300)]).y).toBe(-60);
    expect(after(drag(0, -700)).outcome).toBeUndefined();
  });

  test('a zoomed photo is drawn about instead', () => {
    expect(after(drag(0, 300), stage, zoomed).outcome).toBeUndefined();
  });

  test('once it closes nothing else happens to it', () => {
    const closing = after(drag(0, 300));
    expect(nextGesture(closing, down(0, 0), stage)).toBe(closing);
  });
});

test('a finger that trembles is at rest', () => {
  expect(after([down(0, 0), move(5, 5)])).toMatchObject({ phase: 'pressed', x: 0, y: 0 });
});

test('nothing changes when a pointer moves that is not down', () => {
  expect(after([move(100, 100)])).toBe(AT_REST);
  expect(after([up(100, 100)])).toBe(AT_REST);
});
