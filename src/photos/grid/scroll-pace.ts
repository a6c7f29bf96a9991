/** Faster than this, in px per ms, nobody looks at single pictures. */
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
