import type { JournalEntry, SandboxControl } from '../support/sandbox-control.ts';

/** Report of a failure, as the app sends it to the error-reporting service. */
interface AppReport {
  action: string;
  correlationId?: string;
  error: { name?: string; message?: string; kind?: string } | string;
}

export interface ReportingSandbox extends SandboxControl {
  /** What the app has reported of itself until now, worded as in its console. */
  reported(): Promise<string[]>;
}

/** The sandbox, whose reports of the app outlive `forgetCalls`. */
export function keepingReports(sandbox: SandboxControl): ReportingSandbox {
  const kept: string[] = [];
  const reported = async () => [...kept, ...(await sandbox.calls('reportError')).flatMap(told)];
  return {
    ...sandbox,
    forgetCalls: async () => {
      kept.splice(0, kept.length, ...(await reported()));
      await sandbox.forgetCalls();
    },
    reported,
  };
}

function told({ body }: JournalEntry): string[] {
  // Missing while it is on its way.
  if (body === undefined) return [];
  const { action, correlationId, error } = body as AppReport;
  const { name, message, kind } = typeof error === 'string' ? { message: error } : error;
  const why = kind === undefined || kind === 'http' ? '' : ` (${kind})`;
  const id = correlationId === undefined ? '' : ` (${correlationId})`;
  return [`${message}${why} | ${action} failed${id}${name === undefined ? '' : `: ${name}`}`];
}
