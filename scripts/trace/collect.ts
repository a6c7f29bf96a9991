import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { runProgram } from '../setup/run-program.mjs';
import { readReport } from '../testing/reports.ts';
import { listedByPlaywright, listedByVitest, resultsIn, type Result, type TestCase } from './tests.ts';

const root = join(import.meta.dirname, '../..');
const reports = {
  vitest: ['unit', 'house', 'fuzz', 'contracts-cases', 'contract-tools', 'contract-bodies'],
  playwright: ['e2e', 'accessibility', 'fault-matrix', 'resilience', 'browsers-part', 'browsers'],
};

/** Every test that there is, whether it ran or not. Files are loaded for it, tests are not run. */
export async function collectTests(): Promise<TestCase[]> {
  const [vitest, playwright] = await Promise.all([listVitest(), listPlaywright()]);
  return [...vitest, ...playwright];
}

/**
 * Results of tests in the stored reports. A test may be in those of several suites: what the newest says of it counts.
 * @param folder the reports, each in the file of its suite
 */
export async function collectResults(folder = join(root, '.cache/reports')): Promise<Map<string, Result>> {
  const told = await Promise.all([
    ...reports.vitest.map((name) => storedResults(folder, 'vitest', name)),
    ...reports.playwright.map((name) => storedResults(folder, 'playwright', name)),
  ]);
  const oldestFirst = told.filter((one) => one !== undefined).toSorted((one, other) => one.at - other.at);
  return new Map(oldestFirst.flatMap(({ results }) => [...results]));
}

async function listVitest(): Promise<TestCase[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trace-'));
  try {
    const file = join(folder, 'tests.json');
    // Titles are put together while files are loaded: reading them alone would show the templates.
    await start('vitest', 'list', '--no-static-parse', `--json=${file}`);
    return listedByVitest(JSON.parse(await readFile(file, 'utf8')), ofProject);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listPlaywright(): Promise<TestCase[]> {
  return listedByPlaywright(JSON.parse(await start('playwright', 'test', '--list', '--reporter=json')));
}

async function start(...command: string[]): Promise<string> {
  const { code, stdout, output } = await runProgram(command);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with exit code ${code}:\n${output}`);
  return stdout;
}

/** Results in a report, and when it was written; undefined where there is none. */
async function storedResults(folder: string, kind: keyof typeof reports, name: string) {
  const file = join(folder, `${name}.json`);
  const report = readReport(file);
  return report === undefined
    ? undefined
    : { at: (await stat(file)).mtimeMs, results: resultsIn(kind, report, ofProject) };
}

function ofProject(path: string): string {
  return relative(root, path).split(sep).join('/');
}
