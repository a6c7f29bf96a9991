import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { runProgram } from '../setup/run-program.mjs';
import { listedByVitest, resultsBy, resultsOfVitest, toldByPlaywright, type Result, type TestCase } from './tests.ts';

const root = join(import.meta.dirname, '../..');
const reports = {
  vitest: ['unit', 'house', 'fuzz', 'contracts-cases', 'contract-tools'],
  playwright: ['e2e', 'accessibility', 'fault-matrix', 'resilience', 'browsers-part', 'browsers'],
};

/** Every test that there is, whether it ran or not. Files are loaded for it, tests are not run. */
export async function collectTests(): Promise<TestCase[]> {
  const [vitest, playwright] = await Promise.all([listVitest(), listPlaywright()]);
  return [...vitest, ...playwright];
}

/** Results of tests in the stored reports: those of the last run of each suite. */
export async function collectResults(): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const add = (more: Map<string, Result>) => more.forEach((result, key) => results.set(key, result));
  for (const name of reports.vitest) add(resultsOfVitest((await readReport(name)) ?? { testResults: [] }, ofProject));
  for (const name of reports.playwright) add(resultsBy(toldByPlaywright((await readReport(name)) ?? { suites: [] })));
  return results;
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
  return toldByPlaywright(JSON.parse(await start('playwright', 'test', '--list', '--reporter=json'))).map(
    ({ result: _none, ...test }) => test,
  );
}

async function start(...command: string[]): Promise<string> {
  const { code, stdout, output } = await runProgram(command);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with exit code ${code}:\n${output}`);
  return stdout;
}

async function readReport(name: string) {
  try {
    return JSON.parse(await readFile(join(root, `.cache/reports/${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

function ofProject(path: string): string {
  return relative(root, path).split(sep).join('/');
}
