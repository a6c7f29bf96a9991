import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './judge.ts';

const FOLDER = join(import.meta.dirname, '../../../.cache/fault-matrix');

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
export function noteResult(result: SituationResult): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, `${result.situation.replace(/[^\w]+/g, '-').toLowerCase()}.json`),
    JSON.stringify(result, null, 2),
  );
}

/** What the last run has seen. */
export function notedResults(): SituationResult[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
}

export function forgetResults(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** What came of a run, in a line. */
export function totalLine(results: readonly SituationResult[]): string {
  const cells = results.flatMap(({ cells: all }) => Object.values(all));
  const passed = cells.filter(({ faults }) => faults.length === 0).length;
  return `Fault matrix: ${passed} of ${cells.length} cells passed, in ${results.length} situations`;
}
