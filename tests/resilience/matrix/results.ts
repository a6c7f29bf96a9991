import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './judge.ts';

/** Folder of what the last run of the fault matrix has seen. */
export const FAULT_MATRIX = join(import.meta.dirname, '../../../.cache/fault-matrix');

/** What a run has seen of a situation. */
export interface SituationResult {
  situation: string;
  calls: string[];
  /** Tokens and e-mail addresses where they must not be. */
  leaks: string[];
  /** By their keys. */
  cells: Record<string, Verdict & { seconds: number }>;
}

/** Notes what a run has seen of a situation, for the total and for whoever accepts it. */
export function noteResult(result: SituationResult, folder = FAULT_MATRIX): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${result.situation.replace(/[^\w]+/g, '-').toLowerCase()}.json`),
    JSON.stringify(result, null, 2),
  );
}

/** What the last run has seen. */
export function notedResults(folder = FAULT_MATRIX): SituationResult[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

export function forgetResults(folder = FAULT_MATRIX): void {
  rmSync(folder, { recursive: true, force: true });
}

/** What came of a run, in a line. */
export function totalLine(results: readonly SituationResult[]): string {
  const cells = results.flatMap(({ cells: all }) => Object.values(all));
  const passed = cells.filter(({ faults }) => faults.length === 0).length;
  return `Fault matrix: ${passed} of ${cells.length} cells passed, in ${results.length} situations`;
}
