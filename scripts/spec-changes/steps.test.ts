import { expect, test } from 'vitest';
import { apiSteps } from './api-steps.ts';
import { reportPage } from './report-page.ts';
import { runSteps } from './steps.ts';

const step = (name: string, code: string) => ({ name, run: [process.execPath, '-e', code] });

test('steps run in order with a line each; after a failed one nothing runs, and the page says so', async () => {
  const lines: string[] = [];
  const steps = [
    step('one', 'console.log("begun"); console.log("1 held")'),
    step('two', 'console.error("a <b>"); process.exit(3)'),
    step('three', 'console.log(3)'),
  ];
  const results = await runSteps(steps, process.cwd(), (line) => lines.push(line));
  expect(results.map(({ name, state }) => `${name} ${state}`)).toEqual(['one passed', 'two failed', 'three not run']);
  expect(lines).toEqual([
    expect.stringMatching(/^✓ \[1\/3\] one +\d+\.\d s {2}1 held$/),
    expect.stringMatching(/^✗ \[2\/3\] two +\d+\.\d s$/),
    'a <b>',
    '- [3/3] three: not run',
  ]);
  const page = reportPage(results, new Date('2026-11-20T14:00:00Z'));
  expect(page).toContain('<details id="two" open><summary>two: failed</summary><pre>a &lt;b&gt;');
  expect(page).toContain('✗ two failed');
  expect(page).toContain('2026-11-20 14:00 UTC');
  expect(page).not.toContain('id="three"');
});

test('a program that is not there fails its step', async () => {
  const results = await runSteps([{ name: 'gone', run: ['no-such-program-here'] }], process.cwd(), () => {});
  expect(results[0]?.state).toBe('failed');
});

test('everything that follows from a spec is looked at in order, for one service as for all', () => {
  const names = ['lint', 'generate', 'typecheck', 'contracts', 'opc', 'verify', 'coverage', 'diff', 'build', 'unused'];
  expect(apiSteps().map(({ name }) => name)).toEqual(names);
  expect(apiSteps(['product']).map(({ name }) => name)).toEqual(names);
  expect(apiSteps(['product'])[0]?.run).toContain('openapi/product.yaml');
});
