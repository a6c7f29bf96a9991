import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectResults } from './collect.ts';

test('what came of a test is in the newest report that has it, and what others have stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  const write = (name: string, minute: number, status: string, ...titles: string[]) => {
    const file = join(folder, `${name}.json`);
    const specs = titles.map((title) => ({ title, tests: [{ status, projectName: 'firefox', results: [] }] }));
    writeFileSync(file, JSON.stringify({ suites: [{ title: 'a', file: 'browsers/a.spec.ts', specs }] }));
    utimesSync(file, minute * 60, minute * 60);
  };
  write('browsers', 1, 'unexpected', 'P1.1 by month', 'P1.2 albums');
  write('browsers-part', 2, 'expected', 'P1.1 by month');
  expect(await collectResults(folder)).toEqual(
    new Map([
      ['tests/browsers/a.spec.ts P1.1 by month', 'passed'],
      ['tests/browsers/a.spec.ts P1.2 albums', 'failed'],
    ]),
  );
  write('browsers', 3, 'skipped', 'P1.1 by month');
  expect((await collectResults(folder)).get('tests/browsers/a.spec.ts P1.1 by month')).toBe('skipped');
});
