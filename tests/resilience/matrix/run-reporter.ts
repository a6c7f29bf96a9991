import type { Reporter, TestCase } from '@playwright/test/reporter';
import { FAULT_MATRIX, forgetResults, notedResults, totalLine } from './results.ts';

/**
 * Forgets what an earlier run has seen of the fault matrix when one begins that makes it anew, and says in the end how much of
 * it passed. Other runs leave it to whoever accepts it.
 */
export default class MatrixReporter implements Reporter {
  readonly #folder: string;
  #isMade = false;

  constructor({ folder = FAULT_MATRIX }: { folder?: string } = {}) {
    this.#folder = folder;
  }

  onTestBegin({ location }: TestCase): void {
    if (this.#isMade || !location.file.endsWith('fault-matrix.spec.ts')) return;
    this.#isMade = true;
    forgetResults(this.#folder);
  }

  onEnd(): void {
    if (this.#isMade) console.log(totalLine(notedResults(this.#folder)));
  }

  printsToStdio(): boolean {
    return false;
  }
}
