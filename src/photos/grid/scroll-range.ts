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

/** What to keep beyond the screen, in screens: where the scrolling goes, and where it comes from. */
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

/** Of what is kept ahead, this much is left when the range moves on. */
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

/** Faster than this, in px per ms, single pictures are not looked at. */
const SWIFT = 3;

/** How fast the page scrolls, from one step to the next. */
export interface ScrollPace {
  /** When the last step was, in ms. */
  at: number;
  /** Steps in a row that were swift: one alone may be a page key. */
  swiftSteps: number;
}

export const AT_REST: ScrollPace = { at: Number.NEGATIVE_INFINITY, swiftSteps: 0 };

/** The pace after a step of so many px. */
export function nextPace(pace: ScrollPace, moved: number, now: number): ScrollPace {
  const wasSwift = Math.abs(moved) / Math.max(1, now - pace.at) > SWIFT;
  return { at: now, swiftSteps: wasSwift ? pace.swiftSteps + 1 : 0 };
}

/** Whether the page flies by. */
export function isSwift({ swiftSteps }: ScrollPace): boolean {
  return swiftSteps >= 2;
}
