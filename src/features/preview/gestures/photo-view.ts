/** Limits of the scale of a photo (P9.15). */
export const SMALLEST_ZOOM = 1;
export const LARGEST_ZOOM = 2.5;

/** Factor of a finger's distance against a limit (P9.18, O78). */
export const SLOW_DRAG = 0.2;

/** Point on the stage, in px from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** Position of a photo on the stage: its middle in px from that of the stage, and its scale against the size that fits. */
export interface PhotoView extends Point {
  scale: number;
}

/** Area of the gestures. Lengths in px. */
export interface Stage {
  width: number;
  height: number;
  /** Size of the photo at scale 1, at which it fits. */
  photo: { width: number; height: number };
  hasPrevious: boolean;
  hasNext: boolean;
}

/** View of the whole photo, in the middle. */
export const WHOLE: PhotoView = { x: 0, y: 0, scale: SMALLEST_ZOOM };

/** View at another scale; what is at the point stays there as far as the borders allow. */
export function zoomedAt(view: PhotoView, scale: number, point: Point, stage: Stage): PhotoView {
  return movedTo(view, scale, point, point, stage);
}

/** View at another scale with what was at one point at another: the fingers of a pinch have moved there. */
export function movedTo(view: PhotoView, scale: number, from: Point, to: Point, stage: Stage): PhotoView {
  const next = Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, scale));
  const growth = next / view.scale;
  return withinBorders(
    { scale: next, x: to.x - (from.x - view.x) * growth, y: to.y - (from.y - view.y) * growth },
    stage,
  );
}

/** Nearest view that leaves no gap between the photo and a border that it could reach. */
export function withinBorders(view: PhotoView, stage: Stage): PhotoView {
  const { x, y } = farthest(view.scale, stage);
  return { scale: view.scale, x: clamp(view.x, x), y: clamp(view.y, y) };
}

/** View within the borders, past which a photo that is dragged follows slowly. */
export function strainedAtBorders(view: PhotoView, stage: Stage): PhotoView {
  const within = withinBorders(view, stage);
  return {
    scale: view.scale,
    x: within.x + (view.x - within.x) * SLOW_DRAG,
    y: within.y + (view.y - within.y) * SLOW_DRAG,
  };
}

/** Greatest distance of the middle of a photo from that of the stage. */
function farthest(scale: number, { width, height, photo }: Stage): Point {
  return { x: Math.max(0, (photo.width * scale - width) / 2), y: Math.max(0, (photo.height * scale - height) / 2) };
}

function clamp(value: number, limit: number): number {
  // No negative zero: views are compared.
  return limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));
}
