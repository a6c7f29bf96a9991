import { Problem } from '../../core/problem.ts';

const MOST_IDS = 500;

/** @throws Problem 413 above 500 ids in one call */
export function refuseTooMany(ids: readonly string[]): void {
  if (ids.length > MOST_IDS) throw new Problem(413, 'too-many-ids', `At most ${MOST_IDS} ids fit into one call.`);
}
