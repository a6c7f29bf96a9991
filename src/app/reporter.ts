import { consoleReporter, type ErrorReporter } from '#lib/error-reporter.ts';

/** Where the app's failures go. */
export const reporter: ErrorReporter = consoleReporter;
