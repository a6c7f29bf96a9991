import { atom, getDefaultStore } from 'jotai/vanilla';
import { onSize } from '#lib/events.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf, STILL } from './drawing.ts';
import { move, stopMoving } from './motion.ts';
import type { GestureEvent, GestureState, Outcome } from './gesture.ts';
import { AT_REST, nextGesture, PHOTO_GAP_PX, toggledZoom } from './gesture.ts';
import { LARGEST_ZOOM, SMALLEST_ZOOM, type Stage } from './photo-view.ts';

/** Elements of the gestures. */
export interface GestureElements {
  /** Receives the pointers; as large as what the photo may cover. */
  stage: HTMLElement;
  /** Photos beside one another; the one that shows has `data-frame`. */
  row: HTMLElement;
  /** Contains the elements with `data-fades`, which fade while the photo is pulled down. */
  layer: Element | null;
}

/** Callbacks of the gestures. */
export interface GestureHandlers {
  neighbours: () => Pick<Stage, 'hasPrevious' | 'hasNext'>;
  onOutcome: (outcome: Outcome) => void;
}

/** Factor of a wheel's distance in px; a pinch on a touchpad comes as a wheel of small steps. */
const WHEEL_ZOOM = 0.002;
const WHEEL_PINCH_ZOOM = 0.01;

/** Px of a line and of a page of a wheel, where a browser does not count in px. */
const PX_OF_MODE = [1, 16, 400];

/** Distance, in px, that a photo slides in by where no finger has left it. */
const SLIDE_IN_PX = 24;

/** Distance that a key moves a zoomed photo, as a share of the stage. */
const PAN_SHARE = 0.2;

/** Step of the scale by key. */
const ZOOM_STEP = 0.5;

/**
 * Controller of the gestures: moves the photos by fingers, mouse, wheel and keys. Past React: a frame is a transform, and only
 * the outcome of a gesture is a callback.
 */
export class PhotoGestures {
  #state: GestureState = AT_REST;
  #elements: GestureElements | undefined;
  #handlers: GestureHandlers | undefined;
  #drawn: Drawing = STILL;
  #frame = 0;
  /** Photo that has the transform. */
  #photo: HTMLElement | undefined;
  /** Offset of the row when the current photo was swiped in, in px. */
  #slidIn: number | undefined;
  readonly isZoomedAtom = atom(false);

  readonly isZoomed = (): boolean => this.#state.scale > SMALLEST_ZOOM;

  /** Whether no finger moves the photo. */
  readonly isResting = (): boolean => this.#state.phase === 'resting';

  /** Zooms in as far as possible, or out again. */
  readonly toggleZoom = (): void => this.#send({ type: 'zoom', scale: toggledZoom(this.#state.scale) });

  /** Larger or smaller by a step. */
  zoomBy(steps: -1 | 1): void {
    this.#send({
      type: 'zoom',
      scale: Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, this.#state.scale + steps * ZOOM_STEP)),
    });
  }

  zoomOut(): void {
    this.#send({ type: 'zoom', scale: SMALLEST_ZOOM });
  }

  /** Shows another part of a zoomed photo: left of the middle with x -1, above it with y -1. */
  pan(x: -1 | 0 | 1, y: -1 | 0 | 1): void {
    const { width, height } = this.#stage();
    this.#send({ type: 'pan', x: -x * width * PAN_SHARE, y: -y * height * PAN_SHARE });
  }

  /** Adds the listeners. @returns a callback that removes them */
  attach(elements: GestureElements, handlers: GestureHandlers): () => void {
    this.#elements = elements;
    this.#handlers = handlers;
    const { stage } = elements;
    const end = new AbortController();
    const { signal } = end;
    stage.addEventListener('pointerdown', this.#onDown, { signal });
    stage.addEventListener('pointermove', (event) => this.#onPointer('move', event), { signal });
    stage.addEventListener('pointerup', (event) => this.#onPointer('up', event), { signal });
    stage.addEventListener('pointercancel', ({ pointerId }) => this.#send({ type: 'cancel', id: pointerId }), {
      signal,
    });
    // Not passive: the browser would zoom the page.
    stage.addEventListener('wheel', this.#onWheel, { signal, passive: false });
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    const stop = onSize(stage, () => this.#send({ type: 'resize' }));
    return () => {
      end.abort();
      stop();
      cancelAnimationFrame(this.#frame);
      this.#elements = this.#handlers = this.#photo = undefined;
      this.#state = AT_REST;
      getDefaultStore().set(this.isZoomedAtom, false);
      this.#drawn = STILL;
    };
  }

  /**
   * Another photo shows: at scale 1, and animated from where the finger left it, else from a little way to its side.
   * @param side 1 for one that comes after the one before, -1 for one that comes before it, 0 where neither is known
   */
  showsAnother(side: number): void {
    const from = this.#slidIn ?? side * SLIDE_IN_PX;
    this.#slidIn = undefined;
    this.#send({ type: 'reset' });
    const row = this.#elements?.row;
    if (!row || from === 0) return;
    stopMoving(row);
    move(row, [{ transform: `translate(${from}px, 0px)` }, { transform: 'none' }]);
  }

  #onDown = (event: PointerEvent): void => {
    // A button on the stage is pressed: the pointer is not the photo's.
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    this.#elements?.stage.setPointerCapture(event.pointerId);
    this.#onPointer('down', event);
  };

  #onPointer(type: 'down' | 'move' | 'up', { pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    this.#send({ type, id: pointerId, time: timeStamp, ...this.#point(clientX, clientY) });
  }

  #onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#send({ type: 'wheel', factor: wheelFactor(event), ...this.#point(event.clientX, event.clientY) });
  };

  #send(event: GestureEvent): void {
    const before = this.#state;
    const state = nextGesture(before, event, this.#stage());
    if (state === before) return;
    this.#state = state;
    if (state.outcome === 'previous' || state.outcome === 'next') this.#expectPhoto(before.x, state.outcome);
    if (event.type === 'move' || event.type === 'wheel') this.#frame ||= requestAnimationFrame(this.#draw);
    else this.#draw();
    getDefaultStore().set(this.isZoomedAtom, this.isZoomed());
    if (state.outcome) this.#handlers?.onOutcome(state.outcome);
  }

  /** Stores the offset of the photo that was swiped to: it is rendered before the next frame, in the middle. */
  #expectPhoto(x: number, outcome: 'previous' | 'next'): void {
    const { width } = this.#stage();
    this.#slidIn = outcome === 'next' ? x + width + PHOTO_GAP_PX : x - width - PHOTO_GAP_PX;
    requestAnimationFrame(() => (this.#slidIn = undefined));
  }

  #draw = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { row, layer } = this.#elements ?? {};
    if (!row) return;
    const photo = row.querySelector<HTMLElement>('[data-frame]') ?? undefined;
    if (this.#photo && this.#photo !== photo) {
      this.#photo.style.transform = '';
      this.#drawn = { ...this.#drawn, photo: STILL.photo };
    }
    this.#photo = photo;
    const before = this.#drawn;
    const next = (this.#drawn = drawingOf(this.#state, this.#stage()));
    this.#move(row, before.row, next.row);
    if (photo) this.#move(photo, before.photo, next.photo);
    if (before.surround === next.surround && before.bars === next.bars) return;
    for (const part of ['surround', 'bars'] as const) {
      for (const one of layer?.querySelectorAll<HTMLElement>(`[data-fades="${part}"]`) ?? []) {
        one.style.opacity = next[part] === 1 ? '' : String(next[part]);
        if (this.#state.glides) move(one, [{ opacity: before[part] }, { opacity: next[part] }]);
      }
    }
  };

  #move(element: HTMLElement, from: string, to: string): void {
    if (from === to) return;
    stopMoving(element);
    element.style.transform = to;
    if (this.#state.glides) move(element, [{ transform: from }, { transform: to }]);
  }

  #point(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.#elements?.stage.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  }

  #stage(): Stage {
    const { stage, row } = this.#elements ?? {};
    const photo = row?.querySelector<HTMLElement>('[data-frame]');
    return {
      width: stage?.clientWidth ?? 0,
      height: stage?.clientHeight ?? 0,
      photo: { width: photo?.offsetWidth ?? 0, height: photo?.offsetHeight ?? 0 },
      ...(this.#handlers?.neighbours() ?? { hasPrevious: false, hasNext: false }),
    };
  }
}

/** Factor of the scale for a turn of the wheel. Browsers send a pinch on a touchpad with the Ctrl key. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  return Math.exp(-deltaY * (PX_OF_MODE[deltaMode] ?? 1) * (ctrlKey ? WHEEL_PINCH_ZOOM : WHEEL_ZOOM));
}
