import { fork, type ChildProcess } from 'node:child_process';
import type { Job, Outcome } from './job.ts';

/** Pact's verifier in a process of its own, which prints at its own discretion and may hang or die. */
export interface PactProcess {
  /** Runs a job; one at a time. A process that takes too long is ended, and the next job gets a new one. */
  ask(job: Job, timeLimitMs: number): Promise<Outcome>;
  /** Output since the log was cleared. */
  log(): string;
  forgetLog(): void;
  /** Has the states undone that are brought about, and ends it. What it was asked comes to no outcome. */
  interrupt(): Promise<void>;
  close(): void;
}

export function openPactProcess(): PactProcess {
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let log = '';

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(new URL('./verifier-process.ts', import.meta.url), { silent: true });
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => (log += part));
    ended = new Promise((resolve) => started.once('exit', resolve));
    child = started;
    return started;
  }

  // It loads Pact, for a second, while the caller prepares the first job.
  running();
  return {
    ask(job, timeLimitMs) {
      const verifier = running();
      return new Promise((resolve) => {
        const timer = setTimeout(() => brokeOff(`it did not end within ${timeLimitMs} ms`), timeLimitMs);
        const onEnd = (code: number | null, signal: string | null) => {
          const [error] = /^\w*Error\b.*/m.exec(log) ?? [];
          brokeOff(`the verifier ended with ${code ?? signal}${error === undefined ? '' : `: ${error.trim()}`}`);
        };
        const onOutcome = (outcome: Outcome) => settle(outcome);
        function settle(outcome: Outcome) {
          clearTimeout(timer);
          verifier.off('close', onEnd).off('message', onOutcome);
          resolve(outcome);
        }
        function brokeOff(crash: string) {
          settle({ results: [], stateFailures: [], crash });
          verifier.kill('SIGKILL');
          if (child === verifier) child = undefined;
        }
        verifier.once('close', onEnd).once('message', onOutcome).send(job);
      });
    },
    log: () => log,
    forgetLog() {
      log = '';
    },
    async interrupt() {
      if (child?.connected) child.disconnect();
      await ended;
    },
    close: () => void child?.kill('SIGKILL'),
  };
}
