import type { GestureState } from './gesture.ts';
import type { Stage } from './photo-view.ts';

/** Styles of a gesture, transforms and opacity alone: no frame costs a layout. */
export interface Drawing {
  /** Transform of the row of photos. */
  row: string;
  /** Transform of the photo that shows. */
  photo: string;
  /** Opacity of the surround: it fades while the photo is pulled down. */
  surround: number;
  /** Opacity of the bars above and below, which fade sooner. */
  bars: number;
}

/** Share of the stage's height at which the surround has faded. */
const FADED_AT = 0.6;

/** Factor by which the bars fade sooner. */
const BARS_HASTE = 4;

/** Share by which the photo is smaller by then. */
const SHRINKS_BY = 0.3;

/** Drawing in which nothing is moved. */
export const STILL: Drawing = { row: 'none', photo: 'none', surround: 1, bars: 1 };

/** Styles of a state of the gestures. */
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
