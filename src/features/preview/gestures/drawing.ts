import type { GestureState } from './gesture.ts';
import type { Stage } from './photo-view.ts';

/** What is drawn of a gesture, by transforms and opacity alone: no frame costs a layout. */
export interface Drawing {
  /** The row of photos. */
  row: string;
  /** The photo that shows. */
  photo: string;
  /** How much of what surrounds the photo is there, 0 to 1: pulled down, the photo leaves it behind. */
  surround: number;
  /** The same of the bars above and below, which go first. */
  bars: number;
}

/** The share of the stage's height at which nothing of the surround is left. */
const FADED_AT = 0.6;

/** So many times sooner the bars are gone. */
const BARS_HASTE = 4;

/** How much smaller the photo is by then. */
const SHRINKS_BY = 0.3;

/** Nothing is moved. */
export const STILL: Drawing = { row: 'none', photo: 'none', surround: 1, bars: 1 };

/** What is drawn of the gestures as they are. */
export function drawingOf({ phase, x, y, scale }: GestureState, { height }: Pick<Stage, 'height'>): Drawing {
  switch (phase) {
    case 'sliding':
      return { ...STILL, row: `translate(${x}px, 0px)` };
    case 'pulling':
    case 'closing': {
      const gone = Math.min(1, Math.max(0, y) / (height * FADED_AT));
      return {
        ...STILL,
        photo: `translate(0px, ${y}px) scale(${1 - gone * SHRINKS_BY})`,
        surround: 1 - gone,
        bars: Math.max(0, 1 - gone * BARS_HASTE),
      };
    }
    default:
      return scale === 1 && x === 0 && y === 0
        ? STILL
        : { ...STILL, photo: `translate(${x}px, ${y}px) scale(${scale})` };
  }
}
