import type { Box } from '#photos/grid/geometry/grid-geometry.ts';

/** Keyframes of the transition of a picture into its tile: of the window that it is seen through, and of the picture in it. */
export interface TransitionKeyframes {
  window: Array<{ transform: string }>;
  picture: Array<{ transform: string }>;
}

/** Steps of the picture: it counteracts the window, whose scale it divides by, which two keyframes cannot say. */
const STEPS = 12;

/**
 * Transition of a whole picture into its tile, which shows the middle of it. Made of transforms alone, so that no frame costs a
 * layout or a repaint: the window shrinks to the shape of the tile, and the picture in it is scaled against that, so that
 * it is never distorted. Both start from the place of the picture; the window's origin is its upper left corner, the
 * picture's its middle. Boxes in px of the screen.
 */
export function transitionKeyframes(from: Box, to: Box): TransitionKeyframes {
  const shrinks = Math.max(to.width / from.width, to.height / from.height);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (start: number, end: number) => start + ((end - start) * step) / STEPS;
    const across = at(1, to.width / from.width);
    const down = at(1, to.height / from.height);
    const picture = at(1, shrinks);
    return {
      window: {
        transform: `translate(${at(0, to.left - from.left)}px, ${at(0, to.top - from.top)}px) scale(${across}, ${down})`,
      },
      picture: { transform: `scale(${picture / across}, ${picture / down})` },
    };
  });
  return { window: steps.map((step) => step.window), picture: steps.map((step) => step.picture) };
}

/** Box that a picture fills where it is shown as large as it fits, in the middle. */
export function containedBox(box: Box, picture: Pick<Box, 'width' | 'height'>): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}
