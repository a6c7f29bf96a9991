import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const START_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 10_000;

/** A browser or its driver, with all that it starts itself. */
export interface Program {
  /** Waits until it says something; gives the match. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Calls back with each line that it writes from now on. */
  onLine(listen: (line: string) => void): void;
  end(): Promise<void>;
}

/** Starts a program in a group of its own: what it has started ends with it. */
export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child: ChildProcess = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const listeners = new Set<(line: string) => void>();
  let output = '';
  let rest = '';
  const hear = (chunk: Buffer) => {
    const text = chunk.toString();
    output += text;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) for (const listen of listeners) listen(line);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const exited = once(child, 'exit').catch(() => undefined);
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  return {
    says: async (pattern) => {
      const end = Date.now() + START_TIMEOUT_MS;
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        if (Date.now() > end || child.exitCode !== null)
          throw new Error(`${path} did not say ${pattern.source}:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    onLine: (listen) => void listeners.add(listen),
    end: async () => {
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), END_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
      // What outlives the program that started it.
      signal('SIGKILL');
    },
  };
}
