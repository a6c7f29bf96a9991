import { runProgram } from '../setup/run-program.mjs';

/** One step of `npm run api`: a program with its parameters. */
export interface Step {
  name: string;
  run: string[];
  /** Names of the steps that it builds on; those that are not among the steps count as done. */
  after: string[];
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
}

/** Number of steps at a time, on two cores: those that record and verify wait for one another's answers a third of their time. */
const LANES = 3;

/** The steps of some names, in their order: a step that is left out between two of them has the later one wait for the earlier. */
export function chosenSteps(all: Step[], names: readonly string[]): Step[] {
  const chosenBefore = ({ after }: Step): string[] =>
    after.flatMap((name) =>
      names.includes(name) ? [name] : all.filter((step) => step.name === name).flatMap(chosenBefore),
    );
  return all
    .filter(({ name }) => names.includes(name))
    .map((step) => ({ ...step, after: [...new Set(chosenBefore(step))] }));
}

/**
 * Runs steps three at a time, each when those that it builds on have passed, with a line for each as it ends; after a failed one no
 * other begins.
 * @param print takes the progress lines, and the output of a step that failed
 * @returns the results in the order of the steps
 */
export async function runSteps(steps: Step[], root: string, print: (line: string) => void): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  const labelOf = (name: string) => `[${results.size}/${steps.length}] ${name}`;
  const begin = async ({ name, run }: Step) => {
    const started = performance.now();
    const { code, output } = await runProgram(run, { cwd: root, env: { NO_COLOR: '1' } });
    const seconds = (performance.now() - started) / 1000;
    running.delete(name);
    results.set(name, { name, state: code === 0 ? 'passed' : 'failed', seconds, output });
    const line = `${labelOf(name).padEnd(17)} ${seconds.toFixed(1).padStart(5)} s`;
    print(code === 0 ? `✓ ${line}  ${summaryOf(output)}`.trimEnd() : `✗ ${line}\n${output.trimEnd()}`);
  };
  const isReady = ({ name, after }: Step) =>
    !results.has(name) &&
    !running.has(name) &&
    after.every((other) => results.has(other) || !steps.some((step) => step.name === other));
  for (;;) {
    const failed = [...results.values()].some(({ state }) => state === 'failed');
    const next = failed || running.size >= LANES ? undefined : steps.find(isReady);
    if (next) running.set(next.name, begin(next));
    else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  for (const { name } of steps.filter((step) => !results.has(step.name))) {
    results.set(name, { name, state: 'not run', seconds: 0, output: '' });
    print(`- ${labelOf(name)}: not run`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** Last line that a step printed, which is its result. */
export function summaryOf(output: string): string {
  return output.trimEnd().split('\n').at(-1) ?? '';
}
