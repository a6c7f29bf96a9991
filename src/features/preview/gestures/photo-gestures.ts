import { atom, getDefaultStore } from 'jotai/vanilla';
import type { Drawing } from './drawing.ts';
import { drawingOf, STILL } from './drawing.ts';
import type { GestureEvent, GestureState, Outcome } from './gesture.ts';
import { AT_REST, nextGesture, toggledZoom } from './gesture.ts';
import { LARGEST_ZOOM, PHOTO_GAP_PX, SMALLEST_ZOOM } from './limits.ts';
import type { Stage } from './photo-view.ts';
import { wheelFactor } from './wheel.ts';

/** What the gestures happen on and what they move. */
export interface GestureElements {
  /** Takes the pointers; as large as what the photo may cover. */
  stage: HTMLElement;
  /** The photos beside one another; the one that shows has `data-frame`. */
  row: HTMLElement;
  /** Holds what `data-fades` while the photo is pulled down. */
  layer: Element | null;
}

/** What the gestures lead to, and what they need to know for that. */
export interface GestureHandlers {
  neighbours: () => Pick<Stage, 'hasPrevious' | 'hasNext'>;
  onOutcome: (outcome: Outcome) => void;
}

const GLIDE_MS = 200;
const GLIDE_EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** How far a key moves a zoomed photo, as a share of the stage. */
const PAN_SHARE = 0.2;

/** Sizes that the keys step through. */
const ZOOM_STEP = 0.5;

/**
 * Follows fingers, mouse, wheel and keys, and moves the photos by them. Nothing of it is rendered: a frame is a transform,
 * and React hears of what has come of a gesture.
 */
export class PhotoGestures {
  #state: GestureState = AT_REST;
  #elements: GestureElements | undefined;
  #handlers: GestureHandlers | undefined;
  #drawn: Drawing = STILL;
  #frame = 0;
  /** The photo that is drawn moved. */
  #photo: HTMLElement | undefined;
  /** Where the row was when the photo that shows now was swiped in, in px. */
  #slidIn: number | undefined;
  readonly isZoomedAtom = atom(false);

  readonly isZoomed = (): boolean => this.#state.scale > SMALLEST_ZOOM;

  /** Zooms in as far as it goes, or out again. */
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

  /** Looks at another part of a zoomed photo: left of the middle with x -1, above it with y -1. */
  pan(x: -1 | 0 | 1, y: -1 | 0 | 1): void {
    const { width, height } = this.#stage();
    this.#send({ type: 'pan', x: -x * width * PAN_SHARE, y: -y * height * PAN_SHARE });
  }

  /** Listens to what happens on the elements. Returns what ends that. */
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
    const sizes = new ResizeObserver(() => this.#send({ type: 'resize' }));
    sizes.observe(stage);
    return () => {
      end.abort();
      sizes.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#elements = this.#handlers = this.#photo = undefined;
      this.#state = AT_REST;
      getDefaultStore().set(this.isZoomedAtom, false);
      this.#drawn = STILL;
    };
  }

  /** Another photo shows: it is whole, and comes in from where the finger left it. */
  showsAnother(): void {
    const from = this.#slidIn;
    this.#slidIn = undefined;
    this.#send({ type: 'reset' });
    const row = this.#elements?.row;
    if (!row || from === undefined) return;
    for (const animation of row.getAnimations()) animation.cancel();
    glide(row, [{ transform: `translate(${from}px, 0px)` }, { transform: 'none' }]);
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

  /** The photo that was swiped to is rendered before the next frame, in the middle: it has to come from where it was. */
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
        if (this.#state.glides) glide(one, [{ opacity: before[part] }, { opacity: next[part] }]);
      }
    }
  };

  #move(element: HTMLElement, from: string, to: string): void {
    if (from === to) return;
    for (const animation of element.getAnimations()) animation.cancel();
    element.style.transform = to;
    if (this.#state.glides) glide(element, [{ transform: from }, { transform: to }]);
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

/** Moves an element to where it is by now; at once for who does not want things to move. */
function glide(element: HTMLElement, steps: Keyframe[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(steps, { duration: GLIDE_MS, easing: GLIDE_EASING });
}
