import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Result that a runner reports to the suite. */
export interface Summary {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Ends a runner: writes its summary where it is asked for, and exits badly when something failed or nothing ran, because
 * silence is no success.
 */
export function conclude(summary: Summary, file: string | undefined): void {
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(summary)}\n`);
  }
  if (summary.failed > 0 || summary.passed === 0) process.exitCode = 1;
}
