import type { InPage } from './engine.ts';

interface Outcome {
  value?: unknown;
  error?: string;
}

/** Source of a function that runs another one in the page, whose arguments it takes and whose outcome it tells as JSON: that, all protocols spell alike. */
export function calling<Args extends unknown[]>(run: InPage<Args, unknown>): string {
  return `async (args) => {
    try {
      return JSON.stringify({ value: await (${run.toString()})(...JSON.parse(args)) });
    } catch (error) {
      return JSON.stringify({ error: String(error) });
    }
  }`;
}

/** What came of it. */
export function outcomeOf<Result>(reported: unknown): Result {
  const { value, error }: Outcome = JSON.parse(String(reported));
  if (error !== undefined) throw new Error(`In the page: ${error}`);
  return value as Result;
}

/**
 * Runs in the page whenever it is looked at, where the driver tells nothing of the console: listens from the first time on, and
 * gives what was said since it was asked last.
 */
export function reportedErrors(): string[] {
  const page = globalThis as typeof globalThis & { reportedErrors?: string[] };
  if (!page.reportedErrors) {
    const reported: string[] = (page.reportedErrors = []);
    const { error } = console;
    console.error = (...said: unknown[]) => {
      reported.push(said.map(String).join(' '));
      error.apply(console, said);
    };
    addEventListener('error', ({ message }) => void reported.push(message));
    addEventListener(
      'unhandledrejection',
      ({ reason }) => void reported.push(`Unhandled Promise Rejection: ${reason}`),
    );
  }
  return page.reportedErrors.splice(0);
}
