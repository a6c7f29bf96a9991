import type { Box } from '#photos/grid/geometry/grid-geometry.ts';
import { isOnScreen, move, tileOf } from './gestures/motion.ts';

/** Keyframe that costs no layout. */
export type GrowStep = {
  transform: string;
  clipPath: string;
};

/**
 * Keyframes of a picture that grows from its tile, which shows the middle of it as a square, to its place, which shows all of
 * it. Both boxes in px of the screen.
 */
export function growSteps(tile: Box, place: Box, radius: number): [GrowStep, GrowStep] {
  const scale = Math.max(tile.width / place.width, tile.height / place.height);
  const x = tile.left + tile.width / 2 - (place.left + place.width / 2);
  const y = tile.top + tile.height / 2 - (place.top + place.height / 2);
  const cutX = Math.max(0, (place.width - tile.width / scale) / 2);
  const cutY = Math.max(0, (place.height - tile.height / scale) / 2);
  return [
    {
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      clipPath: `inset(${cutY}px ${cutX}px round ${radius / scale}px)`,
    },
    { transform: 'none', clipPath: 'inset(0px 0px round 0px)' },
  ];
}

const TILE_RADIUS = 4;

/**
 * Animates a picture from its tile, if that is on screen, while what is around it appears.
 * @param surround elements that appear
 */
export function growFromTile(picture: HTMLElement, photoId: string, surround: Iterable<HTMLElement>): void {
  const tile = tileOf(photoId)?.getBoundingClientRect();
  const place = picture.getBoundingClientRect();
  if (!tile || !isOnScreen(tile) || place.width === 0) return;
  move(picture, [...growSteps(tile, place, TILE_RADIUS)]);
  for (const part of surround) move(part, [{ opacity: 0 }, { opacity: 1 }]);
}
