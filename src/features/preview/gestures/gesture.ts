import type { PhotoView, Point, Stage } from './photo-view.ts';
import {
  LARGEST_ZOOM,
  movedTo,
  SLOW_DRAG,
  SMALLEST_ZOOM,
  strainedAtBorders,
  WHOLE,
  withinBorders,
  zoomedAt,
} from './photo-view.ts';

/** Time, in ms, within which two taps are a double-tap (P9.14). */
export const DOUBLE_TAP_MS = 200;

/** Greatest distance of the two taps of a double-tap, in px. */
const DOUBLE_TAP_REACH_PX = 40;

/** Share of the width after which a finger leads to the next photo (P9.16). */
const SWIPE_SHARE = 0.35;

/** Factor of a finger's distance between photos (P9.17, O78). */
export const FAST_DRAG = 1.5;

/** Share of the height after which a photo that is pulled down closes. */
const PULL_SHARE = 0.15;

/** Distance, in px, within which a finger rests. */
const STILL_PX = 8;

/** Gap between two photos, in px; the same as in slide.module.css. */
export const PHOTO_GAP_PX = 16;

/**
 * Phase of the pointers: none is down; down without having moved; dragging the photos sideways, the photo down, the zoomed photo
 * around; two of them pinching; ignored until they are up; the preview is closing.
 */
export type Phase = 'resting' | 'pressed' | 'sliding' | 'pulling' | 'panning' | 'pinching' | 'spent' | 'closing';

/** Position of a finger or the mouse at a time, in ms. */
export interface PointerSample extends Point {
  id: number;
  time: number;
}

/** Result of a gesture. */
export type Outcome = 'previous' | 'next' | 'close';

export type GestureEvent =
  | ({ type: 'down' | 'move' | 'up' } & PointerSample)
  /** The browser has cancelled a pointer. */
  | { type: 'cancel'; id: number }
  /** @property factor of the scale */
  | ({ type: 'wheel'; factor: number } & Point)
  /** A button or a key. */
  | { type: 'zoom'; scale: number }
  | ({ type: 'pan' } & Point)
  | { type: 'resize' }
  /** Another photo shows. */
  | { type: 'reset' };

/**
 * State of the gestures on a photo. While photos slide or a photo is pulled, x and y are the distance; else the position of the
 * zoomed photo.
 */
export interface GestureState extends PhotoView {
  phase: Phase;
  pointers: readonly PointerSample[];
  /** Pointers and view at the beginning of the phase. */
  start: { pointers: readonly PointerSample[]; view: PhotoView };
  /** Last tap, which another may make a double-tap. */
  tap?: PointerSample;
  /** The finger that is down follows a tap closely enough. */
  isSecondTap: boolean;
  /** Whether the photo is animated to its new position. */
  glides: boolean;
  /** Set in one state only. */
  outcome?: Outcome;
}

export const AT_REST: GestureState = {
  ...WHOLE,
  phase: 'resting',
  pointers: [],
  start: { pointers: [], view: WHOLE },
  isSecondTap: false,
  glides: false,
};

/** State after an event; the same object when nothing changes. Points are px from the middle of the stage. */
export function nextGesture(before: GestureState, event: GestureEvent, stage: Stage): GestureState {
  if (event.type === 'reset') return AT_REST;
  if (before.phase === 'closing') return before;
  const state = before.glides || before.outcome ? { ...before, glides: false, outcome: undefined } : before;
  switch (event.type) {
    case 'down':
      return down(state, event);
    case 'move':
      return state.pointers.some(({ id }) => id === event.id)
        ? moved(begun({ ...state, pointers: replaced(state.pointers, event) }), stage)
        : before;
    case 'up':
      return state.pointers.some(({ id }) => id === event.id)
        ? lifted({ ...state, pointers: replaced(state.pointers, event) }, event, stage)
        : before;
    case 'cancel':
      return state.pointers.some(({ id }) => id === event.id) ? rested(state, stage) : before;
    case 'wheel':
      return isFree(state) ? { ...state, ...zoomedAt(state, state.scale * event.factor, event, stage) } : before;
    case 'zoom':
      return isFree(state) ? { ...state, ...zoomedAt(state, event.scale, WHOLE, stage), glides: true } : before;
    case 'pan':
      return isFree(state)
        ? {
            ...state,
            ...withinBorders({ scale: state.scale, x: state.x + event.x, y: state.y + event.y }, stage),
            glides: true,
          }
        : before;
    case 'resize':
      return isFree(state) ? { ...state, ...withinBorders(state, stage) } : before;
  }
}

function down(state: GestureState, { id, x, y, time }: PointerSample): GestureState {
  const pointer = { id, x, y, time };
  const { phase, tap } = state;
  if (phase === 'resting') {
    const isSecondTap =
      tap !== undefined && time - tap.time <= DOUBLE_TAP_MS && distance(tap, pointer) <= DOUBLE_TAP_REACH_PX;
    return { ...inPhase(state, 'pressed', [pointer]), isSecondTap, tap: undefined };
  }
  // Another finger does not belong to one that slides or pulls.
  if ((phase === 'pressed' || phase === 'panning') && state.pointers.length === 1)
    return inPhase(state, 'pinching', [...state.pointers, pointer]);
  return state;
}

/** The direction of a finger's first move decides the phase. */
function begun(state: GestureState): GestureState {
  if (state.phase !== 'pressed') return state;
  const { x, y } = way(state);
  if (Math.hypot(x, y) <= STILL_PX) return state;
  if (state.scale > SMALLEST_ZOOM) return { ...state, phase: 'panning' };
  return { ...state, phase: Math.abs(x) > Math.abs(y) ? 'sliding' : 'pulling' };
}

function moved(state: GestureState, stage: Stage): GestureState {
  const { view, pointers } = state.start;
  const { x, y } = way(state);
  switch (state.phase) {
    case 'sliding': {
      const hasPhoto = x > 0 ? stage.hasPrevious : stage.hasNext;
      // No further than the photo that comes in.
      const farthest = stage.width + PHOTO_GAP_PX;
      return { ...state, x: Math.max(-farthest, Math.min(farthest, x * (hasPhoto ? FAST_DRAG : SLOW_DRAG))) };
    }
    case 'pulling':
      return { ...state, y: y > 0 ? y : y * SLOW_DRAG };
    case 'panning':
      return { ...state, ...strainedAtBorders({ scale: view.scale, x: view.x + x, y: view.y + y }, stage) };
    case 'pinching':
      return {
        ...state,
        ...movedTo(
          view,
          view.scale * (spread(state.pointers) / spread(pointers)),
          middle(pointers),
          middle(state.pointers),
          stage,
        ),
      };
    default:
      return state;
  }
}

function lifted(state: GestureState, pointer: PointerSample, stage: Stage): GestureState {
  const { x, y } = way(state);
  switch (state.phase) {
    case 'pressed':
      if (state.isSecondTap)
        return { ...rested(state, stage), ...zoomedAt(state, toggledZoom(state.scale), pointer, stage) };
      return {
        ...inPhase(state, 'resting', []),
        tap: { id: pointer.id, x: pointer.x, y: pointer.y, time: pointer.time },
      };
    case 'sliding': {
      const isFar = Math.abs(x) > SWIPE_SHARE * stage.width;
      const outcome = x > 0 ? stage.hasPrevious && 'previous' : stage.hasNext && 'next';
      return { ...rested(state, stage), outcome: (isFar && outcome) || undefined };
    }
    case 'pulling':
      return y > PULL_SHARE * stage.height
        ? { ...state, phase: 'closing', pointers: [], outcome: 'close' }
        : rested(state, stage);
    case 'pinching': {
      const left = state.pointers.filter(({ id }) => id !== pointer.id);
      return inPhase(state, state.scale > SMALLEST_ZOOM ? 'panning' : 'spent', left);
    }
    default:
      return rested(state, stage);
  }
}

/** Scale after a double-tap, or a press of the button. */
export function toggledZoom(scale: number): number {
  return scale > SMALLEST_ZOOM ? SMALLEST_ZOOM : LARGEST_ZOOM;
}

/** State without pointers: the photo goes to where it can stay. */
function rested(state: GestureState, stage: Stage): GestureState {
  const view = state.scale > SMALLEST_ZOOM ? withinBorders(state, stage) : WHOLE;
  return { ...inPhase(state, 'resting', []), ...view, isSecondTap: false, glides: true };
}

function inPhase(state: GestureState, phase: Phase, pointers: readonly PointerSample[]): GestureState {
  return { ...state, phase, pointers, start: { pointers, view: { x: state.x, y: state.y, scale: state.scale } } };
}

/** Whether the view may change without a finger. */
function isFree({ phase }: GestureState): boolean {
  return phase === 'resting' || phase === 'pressed' || phase === 'spent';
}

/** Distance that the first finger has gone. */
function way({ pointers: [now], start }: GestureState): Point {
  const [then] = start.pointers;
  return now && then ? { x: now.x - then.x, y: now.y - then.y } : WHOLE;
}

function replaced(pointers: readonly PointerSample[], { id, x, y, time }: PointerSample): PointerSample[] {
  return pointers.map((one) => (one.id === id ? { id, x, y, time } : one));
}

function middle([one = WHOLE, other = one]: readonly Point[]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Distance of two fingers; never 0, which would make the factor of a pinch infinite. */
function spread([one = WHOLE, other = one]: readonly Point[]): number {
  return Math.max(1, distance(one, other));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
