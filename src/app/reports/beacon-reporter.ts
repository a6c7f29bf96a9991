import type { ErrorContext, ErrorReporter } from '#lib/error-reporter.ts';
import type { ErrorReport } from './error-report.ts';

/** Without an address nothing is sent (O161). */
export const noReporter: ErrorReporter = { capture: () => {} };

/** A page that fails over and over sends no more reports than that: they would say the same. */
const MOST_REPORTS = 100;

export interface BeaconOptions {
  /** `errorReportingUrl` of /config.json. */
  url: string;
  report: (error: unknown, context: ErrorContext) => ErrorReport;
  send: (url: string, body: Blob) => boolean;
}

/**
 * Sends failures to a service by beacon, which outlives the page (O161). They go as JSON in a plain text: a beacon with
 * another media type asks first, with credentials, which a receiver that is open to all must refuse.
 */
export function beaconReporter({ url, report, send }: BeaconOptions): ErrorReporter {
  let left = MOST_REPORTS;
  return {
    capture(error, context) {
      if (left === 0) return;
      left -= 1;
      send(url, new Blob([JSON.stringify(report(error, context))], { type: 'text/plain;charset=UTF-8' }));
    },
  };
}
