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
    print(
      `${code === 0 ? '✓' : '✗'} ${label.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s  ${code === 0 ? gist(output) : ''}`.trimEnd(),
    );
    if (code !== 0) print(output.trimEnd());
  }
  return results;
}

function start([program = '', ...parameters]: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, parameters, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NO_COLOR: '1' },
    });
    const keep = (part: string) => (output += part);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', ({ message }) => done({ code: 127, output: message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Last line that a step printed, which is its result. */
export function gist(output: string): string {
  return output.trimEnd().split('\n').at(-1) ?? '';
}
