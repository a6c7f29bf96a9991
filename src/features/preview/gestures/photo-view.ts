import { LARGEST_ZOOM, SLOW_DRAG, SMALLEST_ZOOM } from './limits.ts';

/** A point on the stage, in px from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** How a photo lies on the stage: its middle in px from that of the stage, and its size against the one that fits. */
export interface PhotoView extends Point {
  scale: number;
}

/** What gestures happen on. Lengths in px. */
export interface Stage {
  width: number;
  height: number;
  /** The photo as it fits. */
  photo: { width: number; height: number };
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The photo as it fits, in the middle. */
export const WHOLE: PhotoView = { x: 0, y: 0, scale: SMALLEST_ZOOM };

/** The photo in another size, with what is at a point staying there as far as the borders allow. */
export function zoomedAt(view: PhotoView, scale: number, point: Point, stage: Stage): PhotoView {
  return movedTo(view, scale, point, point, stage);
}

/** The photo in another size, with what was at one point now at another: where the fingers of a pinch have gone. */
export function movedTo(view: PhotoView, scale: number, from: Point, to: Point, stage: Stage): PhotoView {
  const next = Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, scale));
  const growth = next / view.scale;
  return withinBorders(
    { scale: next, x: to.x - (from.x - view.x) * growth, y: to.y - (from.y - view.y) * growth },
    stage,
  );
}

/** The nearest view that leaves no gap between the photo and a border that it could reach. */
export function withinBorders(view: PhotoView, stage: Stage): PhotoView {
  const { x, y } = farthest(view.scale, stage);
  return { scale: view.scale, x: clamp(view.x, x), y: clamp(view.y, y) };
}

/** The same, but a photo that is drawn past a border follows slowly (O78). */
export function strainedAtBorders(view: PhotoView, stage: Stage): PhotoView {
  const within = withinBorders(view, stage);
  return {
    scale: view.scale,
    x: within.x + (view.x - within.x) * SLOW_DRAG,
    y: within.y + (view.y - within.y) * SLOW_DRAG,
  };
}

/** How far the middle of a photo can go from that of the stage. */
function farthest(scale: number, { width, height, photo }: Stage): Point {
  return { x: Math.max(0, (photo.width * scale - width) / 2), y: Math.max(0, (photo.height * scale - height) / 2) };
}

function clamp(value: number, limit: number): number {
  // No negative zero: views are compared.
  return limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));
}
