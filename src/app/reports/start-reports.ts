import { sendReport } from '#api/send-report.ts';
import { currentLocale } from '#i18n/texts.ts';
import { reportTo, type ErrorReporter } from '#lib/error-reporter.ts';
import { appConfig } from '#vendor/app-config.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { screenAt } from '../screens.ts';
import { errorReport, type ReportPlace } from './error-report.ts';
import { noReporter, serviceReporter } from './service-reporter.ts';
import { reportUncaught } from './uncaught.ts';

/** Sends failures where the configuration says, also those so far; and takes the ones that nobody has caught (A8.4 to A8.6). */
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
