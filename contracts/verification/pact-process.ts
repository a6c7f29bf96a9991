import { fork, type ChildProcess } from 'node:child_process';
import type { Job, Outcome } from './job.ts';

/** Pact's verifier in a process of its own, which prints at its own discretion and may hang or die. */
export interface PactProcess {
  /** Runs a job; one at a time. A process that takes too long is ended, and the next job gets a new one. */
  ask(job: Job, timeLimitMs: number): Promise<Outcome>;
  /** Output since the log was cleared. */
  log(): string;
  forgetLog(): void;
  close(): void;
}

export function openPactProcess(): PactProcess {
  let child: ChildProcess | undefined;
  let log = '';

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(new URL('./verifier-process.ts', import.meta.url), { silent: true });
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => (log += part));
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
        const onExit = (code: number | null, signal: string | null) =>
          brokeOff(`the verifier ended with ${code ?? signal}`);
        const onOutcome = (outcome: Outcome) => settle(outcome);
        function settle(outcome: Outcome) {
          clearTimeout(timer);
          verifier.off('exit', onExit).off('message', onOutcome);
          resolve(outcome);
        }
        function brokeOff(crash: string) {
          settle({ results: [], stateFailures: [], crash });
          verifier.kill('SIGKILL');
          if (child === verifier) child = undefined;
        }
        verifier.once('exit', onExit).once('message', onOutcome).send(job);
      });
    },
    log: () => log,
    forgetLog() {
      log = '';
    },
    close: () => void child?.kill('SIGKILL'),
  };
}
