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
export const consoleReporter: ErrorReporter = {
  capture(error, { action, correlationId }) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    console.error(scrub(`${action} failed${correlationId ? ` (${correlationId})` : ''}: ${message}`));
  },
};
