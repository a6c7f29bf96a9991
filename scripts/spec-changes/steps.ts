import { spawn } from 'node:child_process';

/** One step of `npm run api`: a program with its parameters. */
export interface Step {
  name: string;
  run: string[];
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
}

/**
 * Runs steps in order, with a line for each; after a failed one the others are not run, for they build on it.
 * @param print takes the progress lines, and the output of a step that failed
 */
export async function runSteps(steps: Step[], root: string, print: (line: string) => void): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [index, { name, run }] of steps.entries()) {
    const label = `[${index + 1}/${steps.length}] ${name}`;
    if (results.some(({ state }) => state !== 'passed')) {
      results.push({ name, state: 'not run', seconds: 0, output: '' });
      print(`- ${label}: not run`);
      continue;
    }
    const started = performance.now();
    const { code, output } = await start(run, root);
    const seconds = (performance.now() - started) / 1000;
    results.push({ name, state: code === 0 ? 'passed' : 'failed', seconds, output });
    print(`${code === 0 ? '✓' : '✗'} ${label} ${seconds.toFixed(1)} s`);
    if (code !== 0) print(output.trimEnd());
  }
  return results;
}

function start([program = '', ...parameters]: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32', env: { ...process.env, NO_COLOR: '1' } });
    const keep = (part: string) => (output += part);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', ({ message }) => done({ code: 127, output: message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** The results as one page that needs nothing else. */
export function reportPage(results: StepResult[]): string {
  const rows = results.map(({ name, state, seconds }) => `<tr><td>${escaped(name)}</td><td>${state}</td><td>${seconds.toFixed(1)} s</td></tr>`);
  const outputs = results.map(({ name, state, output }) => `<details${state === 'failed' ? ' open' : ''}><summary>${escaped(name)}: ${state}</summary><pre>${escaped(output)}</pre></details>`);
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Specs and contracts</title>\n<h1>Specs and contracts</h1>\n<table>\n<tr><th>Step</th><th>Result</th><th>Time</th></tr>\n${rows.join('\n')}\n</table>\n${outputs.join('\n')}\n</html>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
