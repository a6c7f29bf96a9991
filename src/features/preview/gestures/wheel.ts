import { WHEEL_PINCH_ZOOM, WHEEL_ZOOM } from './limits.ts';

/** Px that a line and a page of a wheel stand for, where a browser does not count in px. */
const PX_OF_MODE = [1, 16, 400];

/** What a turn of the wheel multiplies the size by. Ctrl held down is what a pinch on a touchpad comes as. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  return Math.exp(-deltaY * (PX_OF_MODE[deltaMode] ?? 1) * (ctrlKey ? WHEEL_PINCH_ZOOM : WHEEL_ZOOM));
}
