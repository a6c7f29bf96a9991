import { createEmitter, onSize } from '#lib/events.ts';
import { createTimer, nextFrame } from '#lib/timers.ts';
import type { GridView, Overscan, PixelRange, ScrollDirection } from './scroll-range.ts';
import { AT_REST, canBeScrolled, isJump, isSwift, nextPace, nextRange } from './scroll-range.ts';

/** Ranges that are drawn and loaded, in heights of the timeline. The same object until one of them changes. */
export interface WindowState {
  /** Rows in this range are in the page. */
  drawn: PixelRange;
  /** Photos in this range are loaded, so that rows that come near can be drawn with their pictures. */
  loaded: PixelRange;
  /** View for which this was decided. */
  view: GridView;
  /** Small pictures will do, and come in time: the page flies by, or what is on screen has not come yet. */
  isHasty: boolean;
}

/** Beyond the screen, once everything on it is there. */
const SETTLED = { drawn: { ahead: 1.5, behind: 0.3 }, loaded: { ahead: 4, behind: 1 } };
/** While the page flies by: answers take as long as ever, and the screen is where they are to be a second later. */
const FLYING = { drawn: SETTLED.drawn, loaded: { ahead: 8, behind: 0 } };
/** Before anything is drawn: what is on screen has the network to itself. */
const ARRIVING = { drawn: { ahead: 0.1, behind: 0 }, loaded: { ahead: 0.4, behind: 0 } };

/** Time, in ms, after which pictures that are still missing do not hold up the rest. */
const PICTURES_TIMEOUT_MS = 2500;
/** Time, in ms, between jumps below which they are a drag through the years. */
const DRAG_MS = 150;
/** Time, in ms, without a jump after which photos are loaded again. */
const REST_MS = 80;
/** Time, in ms, without a swift step after which scrolling is not swift any more. */
const SLOW_DOWN_MS = 120;

/**
 * Follows the scrolling of the window and says which part of the timeline is to be drawn and loaded. It is not state of a
 * component because it changes with each frame, and no atom because rows have to be there in the frame that scrolls;
 * listeners are called only when rows come or go.
 */
export class GridWindow {
  readonly #changed = createEmitter();
  readonly #scrolled = createEmitter<[GridView]>();
  #element: HTMLElement | undefined;
  /** Height of the page above the timeline. */
  #offset = 0;
  #state: WindowState | undefined;
  #view: GridView = { top: 0, height: 0 };
  #direction: ScrollDirection = 0;
  #settled = false;
  #pace = AT_REST;
  #isSwift = false;
  /** Time of the last swift step, in ms. */
  #swiftAt: number | undefined;
  readonly #slowDown = createTimer();
  #dragging = false;
  #isPrinting = false;
  #jumpedAt = Number.NEGATIVE_INFINITY;
  readonly #picturesTimer = createTimer();
  readonly #rest = createTimer();

  /** Begins to follow. @returns callback that ends it */
  attach(element: HTMLElement): () => void {
    this.#element = element;
    this.measure();
    const follow = () => this.#follow();
    const measure = () => this.measure();
    const print = ({ type }: Event) => void (this.#isPrinting = type === 'beforeprint');
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    window.addEventListener('beforeprint', print, { signal });
    window.addEventListener('afterprint', print, { signal });
    // What stands above the timeline can grow: a banner that opens.
    const stop = onSize(document.body, measure);
    return () => {
      end.abort();
      stop();
      this.#picturesTimer.stop();
      this.#rest.stop();
      this.#slowDown.stop();
      this.#swiftAt = undefined;
      this.#element = undefined;
    };
  }

  readonly subscribe = this.#changed.on;

  /** Undefined until it is attached. */
  readonly state = (): WindowState | undefined => this.#state;

  /** Part of the timeline that is on screen now. */
  view(): GridView {
    return this.#view;
  }

  /** Height of the page above the timeline, for scrolling to a height of it. */
  offset(): number {
    return this.#offset;
  }

  /** Subscribes to each frame that scrolls. @returns callback that unsubscribes */
  readonly onScroll = this.#scrolled.on;

  /** Scrolls to a height of the timeline, at once. */
  scrollTo(top: number): void {
    window.scrollTo(window.scrollX, Math.max(0, top + this.#offset));
    this.#follow();
  }

  /** Looks anew where the timeline stands in the page. */
  measure(): void {
    if (!this.#element) return;
    this.#offset = this.#element.getBoundingClientRect().top + window.scrollY;
    this.#follow();
  }

  /** Whether what is beyond the screen is drawn as well. */
  isSettled(): boolean {
    return this.#settled;
  }

  /** Lets what is beyond the screen come: everything on it is there. */
  settle(): void {
    if (this.#settled) return;
    this.#picturesTimer.stop();
    this.#settled = true;
    this.#follow();
  }

  #follow(): void {
    // Paper is shorter than the page, which is scrolled to its top meanwhile: what was on screen stays drawn.
    if (this.#isPrinting) return;
    const view = { top: window.scrollY - this.#offset, height: window.innerHeight };
    const moved = view.top - this.#view.top;
    if (moved !== 0) {
      this.#direction = moved > 0 ? 1 : -1;
      this.#watchPace(moved);
    }
    this.#view = view;
    if (isJump(this.#state?.drawn, view) && !this.#isFlying()) this.#jump();

    const drawn = this.#next(this.#state?.drawn, 'drawn');
    const loaded = this.#dragging && this.#state ? this.#state.loaded : this.#next(this.#state?.loaded, 'loaded');
    const isHasty = this.#isSwift || !this.#settled;
    if (drawn !== this.#state?.drawn || loaded !== this.#state.loaded || isHasty !== this.#state.isHasty) {
      this.#state = { drawn, loaded, view, isHasty };
      this.#changed.emit();
    }
    if (moved !== 0) this.#scrolled.emit(view);
  }

  #next(current: PixelRange | undefined, what: 'drawn' | 'loaded'): PixelRange {
    const overscan: Overscan = (this.#isFlying() ? FLYING : this.#settled ? SETTLED : ARRIVING)[what];
    const known = current && !isJump(current, this.#view) ? current : undefined;
    return nextRange(known, this.#view, this.#direction, overscan);
  }

  #isFlying(): boolean {
    return this.#isSwift && canBeScrolled(this.#pace);
  }

  #watchPace(moved: number): void {
    this.#pace = nextPace(this.#pace, moved, performance.now());
    if (!isSwift(this.#pace)) return;
    this.#isSwift = true;
    const { at } = this.#pace;
    this.#swiftAt = at;
    this.#slowDown.stop();
    // Counted from when the step has been drawn: a slow device takes longer than that for it, and the next step waits.
    void nextFrame().then(() => {
      if (this.#swiftAt !== at) return;
      this.#slowDown.start(SLOW_DOWN_MS, () => {
        this.#isSwift = false;
        this.#follow();
      });
    });
  }

  /** Begins again: what was drawn is of no use. In the middle of a drag, what is passed in a moment is not loaded. */
  #jump(): void {
    const now = performance.now();
    this.#settled = false;
    this.#direction = 0;
    this.#picturesTimer.start(PICTURES_TIMEOUT_MS, () => this.settle());
    if (now - this.#jumpedAt < DRAG_MS) {
      this.#dragging = true;
      this.#rest.start(REST_MS, () => {
        this.#dragging = false;
        this.#follow();
      });
    }
    this.#jumpedAt = now;
  }
}

/** Heights, in px, at the edges of the window that something lies over. */
export interface CoveredEdges {
  top: number;
  bottom: number;
}

/**
 * Heights of what lies over the window's edges: the header or the bar in its place, a bar at the lower edge, and the
 * heading of a group where there is the height for it to stick.
 * @param heading height of such a heading, in px; 0 for what is none of its group's cells
 */
export function coveredEdges(heading = 0): CoveredEdges {
  const style = getComputedStyle(document.body);
  const height = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const sticks = style.getPropertyValue('--stick').trim() === 'sticky';
  return { top: height('--header-height') + (sticks ? heading : 0), bottom: height('--toast-lift') };
}
