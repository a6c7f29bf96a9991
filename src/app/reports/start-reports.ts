import { reportFailure } from '#api/api-error.ts';
import { sendReport } from '#api/send-report.ts';
import { currentLocale } from '#i18n/texts.ts';
import { type ErrorContext, type ErrorReporter, reportTo } from '#lib/error-reporter.ts';
import { appConfig } from '#vendor/app-config.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { screenAt } from '../pages/screens.ts';
import { errorReport, type ErrorReport, type ReportPlace } from './error-report.ts';

/** Sends failures to the configured address, those so far and uncaught ones included (A8.4 to A8.6). */
export function startReports(): void {
  reportTo(serviceOf(appConfig().errorReportingUrl));
  reportUncaught(window);
}

function serviceOf(url: string | undefined): ErrorReporter {
  if (url === undefined) return noReporter;
  return serviceReporter({
    url,
    report: (error, context) => errorReport(error, context, currentPlace()),
    send: sendReport,
  });
}

function currentPlace(): ReportPlace {
  return {
    environment: appConfig().environment,
    vendor: currentVendor().key,
    locale: currentLocale(),
    page: screenAt(location.pathname)?.key ?? 'none',
  };
}

/** Reporter without an address: nothing is sent (O161). */
export const noReporter: ErrorReporter = { capture: () => {} };

/** Maximum number of reports of a page: after that they would say the same. */
const MOST_REPORTS = 100;

interface ServiceReporterOptions {
  /** `errorReportingUrl` of /config.json. */
  url: string;
  report: (error: unknown, context: ErrorContext) => ErrorReport;
  send: (url: string, text: string) => void;
}

/** Reporter that sends failures to a service, as JSON. */
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

/** Reports uncaught errors: rejected actions (A8.5, A8.6), and errors of handlers. */
export function reportUncaught(page: Pick<EventTarget, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) reportFailure(event.reason, 'unhandled-rejection');
  });
  page.addEventListener('error', (event) => {
    // Nothing is known of what fails in the scripts of others, and what the browser grumbles about is no failure.
    if ('error' in event && event.error instanceof Error) reportFailure(event.error, 'uncaught-error');
  });
}
