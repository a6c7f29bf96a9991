import { expect, test } from 'vitest';
import { reportPage, runSteps } from './steps.ts';

const step = (name: string, code: string) => ({ name, run: [process.execPath, '-e', code] });

test('steps run in order with a line each; after a failed one nothing runs, and the page says so', async () => {
  const lines: string[] = [];
  const steps = [step('one', 'console.log(1)'), step('two', 'console.error("a <b>"); process.exit(3)'), step('three', 'console.log(3)')];
  const results = await runSteps(steps, process.cwd(), (line) => lines.push(line));
  expect(results.map(({ name, state }) => `${name} ${state}`)).toEqual(['one passed', 'two failed', 'three not run']);
  expect(lines).toEqual([expect.stringMatching(/^✓ \[1\/3\] one \d+\.\d s$/), expect.stringMatching(/^✗ \[2\/3\] two \d+\.\d s$/), 'a <b>', '- [3/3] three: not run']);
  expect(reportPage(results)).toContain('<details open><summary>two: failed</summary><pre>a &lt;b&gt;');
});

test('a program that is not there fails its step', async () => {
  const results = await runSteps([{ name: 'gone', run: ['no-such-program-here'] }], process.cwd(), () => {});
  expect(results[0]?.state).toBe('failed');
});
