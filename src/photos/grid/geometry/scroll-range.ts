/** A range of heights, in CSS px. */
export interface PixelRange {
  from: number;
  to: number;
}

/** The part of the timeline that is on screen. */
export interface GridView {
  top: number;
  height: number;
}

/** Amounts to keep beyond the screen, in screens: where the scrolling goes, and where it comes from. */
export interface Overscan {
  ahead: number;
  behind: number;
}

/** 1 downwards, -1 upwards, 0 at rest. */
export type ScrollDirection = -1 | 0 | 1;

/** At rest it can go on either way; most go down. */
const leading = (direction: ScrollDirection) => (direction === 0 ? 1 : direction);

/** The screen and what is kept beyond it. */
export function rangeAround(
  { top, height }: GridView,
  direction: ScrollDirection,
  { ahead, behind }: Overscan,
): PixelRange {
  const down = leading(direction) > 0;
  return { from: top - height * (down ? behind : ahead), to: top + height + height * (down ? ahead : behind) };
}

/** Share of what is kept ahead that is left when the range moves on. */
const LEFT_AHEAD = 0.75;

/**
 * The range to draw now. It stays the same object until a quarter of what is kept ahead is used up: most scroll steps then
 * cost a comparison, and only every few hundred pixels some rows are drawn.
 */
export function nextRange(
  current: PixelRange | undefined,
  view: GridView,
  direction: ScrollDirection,
  overscan: Overscan,
): PixelRange {
  if (current) {
    const needed = rangeAround(view, direction, { ahead: overscan.ahead * LEFT_AHEAD, behind: 0 });
    if (current.from <= needed.from && current.to >= needed.to) return current;
  }
  return rangeAround(view, direction, overscan);
}

/** Whether the view is where nothing was drawn, after a jump. */
export function isJump(current: PixelRange | undefined, { top, height }: GridView): boolean {
  return !current || top >= current.to || top + height <= current.from;
}

/** Speed, in px per ms, above which single pictures are not looked at. */
const SWIFT = 3;
/** Speed, in px per ms, above which nobody scrolls: that is a place chosen on the scrubber, or dragged to. */
const FASTEST_SCROLL = 40;
/** Time, in ms, over which the pace is smoothed: steps come with frames, on a slow device anything but even. */
const SMOOTHING_MS = 80;
/** Time, in ms, without a step after which a new scroll begins; longer than a frame of the slowest device. */
const PAUSE_MS = 1_000;

/** Speed at which the page scrolls, in px per ms. */
export interface ScrollPace {
  /** Time of the last step, in ms. */
  at: number;
  /** Over the last steps. */
  speed: number;
  /** Of the last step alone. */
  last: number;
}

export const AT_REST: ScrollPace = { at: Number.NEGATIVE_INFINITY, speed: 0, last: 0 };

/** The pace after a step, in px. The first after a pause has none: it may be a page key, or a place that was chosen. */
export function nextPace({ at, speed }: ScrollPace, moved: number, now: number): ScrollPace {
  const passed = now - at;
  if (passed > PAUSE_MS) return { ...AT_REST, at: now };
  const last = Math.abs(moved) / Math.max(1, passed);
  const share = 1 - Math.exp(-passed / SMOOTHING_MS);
  return { at: now, speed: speed + share * (last - speed), last };
}

/** Whether the page flies by. */
export function isSwift({ speed }: ScrollPace): boolean {
  return speed > SWIFT;
}

/** Whether a step can be one of scrolling. On a slow device it may leave behind all that was drawn, and is no jump for that. */
export function canBeScrolled({ last }: ScrollPace): boolean {
  return last < FASTEST_SCROLL;
}
