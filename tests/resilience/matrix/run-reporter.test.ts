import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCase } from '@playwright/test/reporter';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteResult, notedResults } from './results.ts';
import MatrixReporter from './run-reporter.ts';

let folder: string;
let said: unknown[];
const noted = () => notedResults(folder).map(({ situation }) => situation);
const seen = (situation: string) => noteResult({ situation, calls: [], leaks: [], cells: {} }, folder);

/** A run of the tests of some files, in which each of the fault matrix notes what it sees. */
function run(...files: string[]): void {
  const reporter = new MatrixReporter({ folder });
  for (const file of files) {
    reporter.onTestBegin({ location: { file: `/project/tests/resilience/${file}` } } as TestCase);
    if (file === 'fault-matrix.spec.ts') seen(`situation ${noted().length + 1}`);
  }
  reporter.onEnd();
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'matrix-')), 'noted');
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  return () => vi.restoreAllMocks();
});

describe('what a run has seen of the fault matrix', () => {
  test('is there for whoever accepts it after other tests have run', () => {
    run('fault-matrix.spec.ts', 'fault-matrix.spec.ts');
    run('uploads.spec.ts', 'bulk.spec.ts');
    expect(noted()).toEqual(['situation 1', 'situation 2']);
    expect(said).toEqual(['Fault matrix: 0 of 0 cells passed, in 2 situations']);
  });

  test('is forgotten when the matrix is made again', () => {
    seen('of an earlier run');
    run('uploads.spec.ts', 'fault-matrix.spec.ts');
    expect(noted()).toEqual(['situation 1']);
  });
});
