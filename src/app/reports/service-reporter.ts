import type { ErrorContext, ErrorReporter } from '#lib/error-reporter.ts';
import type { ErrorReport } from './error-report.ts';

/** Without an address nothing is sent (O161). */
export const noReporter: ErrorReporter = { capture: () => {} };

/** A page that fails over and over sends no more reports than that: they would say the same. */
const MOST_REPORTS = 100;

export interface ServiceReporterOptions {
  /** `errorReportingUrl` of /config.json. */
  url: string;
  report: (error: unknown, context: ErrorContext) => ErrorReport;
  send: (url: string, text: string) => void;
}

/** Sends failures to a service, as JSON. */
export function serviceReporter({ url, report, send }: ServiceReporterOptions): ErrorReporter {
  let left = MOST_REPORTS;
  return {
    capture(error, context) {
      if (left === 0) return;
      left -= 1;
      send(url, JSON.stringify(report(error, context)));
    },
  };
}
