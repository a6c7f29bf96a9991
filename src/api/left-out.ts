/** Items that were left out of a list because they could not be read. */
export interface LeftOut {
  count: number;
  /** Of the call that brought them. */
  correlationId: string;
}

const known = new WeakMap<object, LeftOut>();

/** Stores what was left out of an answer. */
export function noteLeftOut(answer: object, leftOut: LeftOut): void {
  known.set(answer, leftOut);
}

/** Items left out of an answer: of the very object that the generated client returned, or of a list made of it. */
export function leftOutOf(answer: object): LeftOut | undefined {
  return known.get(answer);
}

/** Copies what was left out of answers to a list that was made of them. A query that caches the list must not share structure. */
export function sameLeftOut<List extends object>(answers: readonly object[], list: List): List {
  const leftOut = allLeftOut(answers.map((answer) => ({ leftOut: leftOutOf(answer) })));
  if (leftOut) known.set(list, leftOut);
  return list;
}

/** A page together with what was left out of it, so that it stays with the page when that is changed. */
export function withLeftOut<Page extends object>(page: Page): Page & { leftOut?: LeftOut } {
  const leftOut = leftOutOf(page);
  return leftOut ? { ...page, leftOut } : page;
}

/** Items left out of several pages, together; with the correlation id of the first call. */
export function allLeftOut(pages: readonly { leftOut?: LeftOut | undefined }[]): LeftOut | undefined {
  const [first, ...others] = pages.flatMap(({ leftOut }) => leftOut ?? []);
  return first && { ...first, count: others.reduce((sum, { count }) => sum + count, first.count) };
}
