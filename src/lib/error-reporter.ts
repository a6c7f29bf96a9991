import { scrub } from './scrub.ts';

/** What is known about a failure when it is reported; values are scrubbed before they leave. */
export interface ErrorContext {
  /** What was being done, in the code's words: an operationId, "sign-in", "render". */
  action: string;
  correlationId?: string;
}

/** Takes failures: the console here, a service where the configuration names one (O161). */
export interface ErrorReporter {
  capture(error: unknown, context: ErrorContext): void;
}

/** Writes scrubbed failures to the console: no token, no e-mail address, no query string (O160, S28, S32). */
const consoleReporter: ErrorReporter = {
  capture(error, { action, correlationId }) {
    // An error reads as its name and its message.
    console.error(scrub(`${action} failed${correlationId ? ` (${correlationId})` : ''}: ${String(error)}`));
  },
};

const told = new WeakSet<object>();
const waiting: Parameters<ErrorReporter['capture']>[] = [];
let service: ErrorReporter = { capture: (...report) => waiting.push(report) };

/**
 * Where the app's failures go: into the console at once (A8.3, A8.5), and to the error-reporting service as soon as its
 * script is there (A8.4, A8.6). A failure that passes several hands is told once.
 */
export const reporter: ErrorReporter = {
  capture(error, context) {
    if (error instanceof Error) {
      if (told.has(error)) return;
      told.add(error);
    }
    consoleReporter.capture(error, context);
    service.capture(error, context);
  },
};

/** Names the service that takes the failures, also those that have waited for it. */
export function reportTo(next: ErrorReporter): void {
  service = next;
  for (const report of waiting.splice(0)) next.capture(...report);
}
