import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiSteps } from './api-steps.ts';
import { reportPage } from './report-page.ts';
import { chosenSteps, runSteps, type Step } from './steps.ts';

const step = (name: string, code: string, ...after: string[]) => ({ name, run: [process.execPath, '-e', code], after });

test('steps run in order with a line each; after a failed one nothing runs, and the page says so', async () => {
  const lines: string[] = [];
  const steps = [
    step('one', 'console.log("begun"); console.log("1 held")'),
    step('two', 'console.error("a <b>"); process.exit(3)', 'one'),
    step('three', 'console.log(3)', 'two'),
  ];
  const results = await runSteps(steps, process.cwd(), (line) => lines.push(line));
  expect(results.map(({ name, state }) => `${name} ${state}`)).toEqual(['one passed', 'two failed', 'three not run']);
  expect(lines).toEqual([
    expect.stringMatching(/^✓ \[1\/3\] one +\d+\.\d s {2}1 held$/),
    expect.stringMatching(/^✗ \[2\/3\] two +\d+\.\d s\na <b>$/),
    '- [3/3] three: not run',
  ]);
  const page = reportPage(results, new Date('2026-11-20T14:00:00Z'));
  expect(page).toContain('<details id="two" open><summary>two: failed</summary><pre>a &lt;b&gt;');
  expect(page).toContain('✗ two failed');
  expect(page).toContain('2026-11-20 14:00 UTC');
  expect(page).not.toContain('id="three"');
});

test('a program that is not there fails its step', async () => {
  const results = await runSteps([{ name: 'gone', run: ['no-such-program-here'], after: [] }], process.cwd(), () => {});
  expect(results[0]?.state).toBe('failed');
});

test('two steps run at a time, each after those that it builds on, which may be left out', async () => {
  const lines: string[] = [];
  const wait = (time: number) => `setTimeout(() => {}, ${time})`;
  const late = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'steps-')), 'late'));
  const steps = [
    step('first', ''),
    // A second longer than the last one that begins beside it.
    step(
      'long',
      `const look = setInterval(() => require('node:fs').existsSync(${late}) && end(), 20); const end = () => (clearInterval(look), setTimeout(() => {}, 1000))`,
      'first',
    ),
    step('short', wait(300), 'first'),
    step('late', `require('node:fs').writeFileSync(${late}, '')`, 'short', 'left out'),
  ];
  const started = performance.now();
  const results = await runSteps(steps, process.cwd(), (line) => lines.push(line));
  const seconds = (performance.now() - started) / 1000;
  expect(lines.map((line) => line.split(' ')[2])).toEqual(['first', 'short', 'late', 'long']);
  expect(results.map(({ name }) => name)).toEqual(['first', 'long', 'short', 'late']);
  expect(seconds).toBeLessThan(results.reduce((sum, result) => sum + result.seconds, 0));
});

test('a step waits for what the steps left out between build on', async () => {
  const steps = [
    step('first', 'setTimeout(() => {}, 300)'),
    step('second', '', 'first'),
    step('third', '', 'second'),
    step('last', '', 'third'),
  ];
  const lines: string[] = [];
  await runSteps(chosenSteps(steps, ['first', 'last']), process.cwd(), (line) => lines.push(line));
  expect(lines.map((line) => line.split(' ')[2])).toEqual(['first', 'last']);
  const [, verify] = chosenSteps(apiSteps(), ['generate', 'verify']);
  expect(verify).toMatchObject({ name: 'verify', after: ['generate'] });
});

test('what a change means comes first, and everything that follows from a spec is looked at, for one service as for all', () => {
  const names = ['diff', 'generate', 'lint', 'contracts', 'build', 'typecheck', 'unused', 'verify', 'coverage'];
  for (const steps of [apiSteps(), apiSteps(['product'])]) {
    expect(steps.map(({ name }) => name).filter((name) => name !== 'ahead')).toEqual(names);
    const [first, ...others] = steps;
    expect(first?.after).toEqual([]);
    for (const { after } of others) expect(after).not.toEqual([]);
  }
  expect(apiSteps(['product', 'photo-push', 'identity-provider']).find(({ name }) => name === 'lint')?.run).toEqual([
    'redocly',
    'lint',
    'openapi/product.yaml',
    'openapi/push.asyncapi.yaml',
    'openapi/sign-in/identity-provider.yaml',
  ]);
});

test('all contracts are verified ahead while they are recorded, a service that is named only after it', () => {
  const orderOf = (steps: Step[]) => steps.find(({ name }) => name === 'verify')?.after;
  const ahead = apiSteps().find(({ name }) => name === 'ahead');
  expect(ahead).toMatchObject({ run: ['node', 'scripts/contracts-verify.ts', '--ahead'], after: ['generate'] });
  expect(orderOf(apiSteps())).toEqual(['contracts', 'ahead']);
  expect(apiSteps(['product']).map(({ name }) => name)).not.toContain('ahead');
});

test.each(['contracts', 'verify'])('%s leaves out what nothing changed of, unless a service is named', (name) => {
  const runOf = (steps: Step[]) => steps.find((one) => one.name === name)?.run;
  expect(runOf(apiSteps())?.slice(2)).toEqual(['--changed']);
  expect(runOf(apiSteps(['product']))?.slice(2)).toEqual(['product']);
});
