import type { ErrorContext } from '#lib/error-reporter.ts';
import { redact, redactText } from './redact.ts';

/** The library's name in error reports, and there alone (P9.28, O80). */
const LIBRARY_PRODUCT = 'Photo Management';
/** The keys of its pages. */
const LIBRARY_PAGES = /photo|album|export|downloads/i;
/** The name of all else that a customer organises in her account, in error reports alone (P9.29, O80). */
const ACCOUNT_PRODUCT = 'Photo Organizer';

/** State of the app while something fails: words of the code, nothing of the customer's. */
export interface ReportPlace {
  /** `environment` of /config.json. */
  environment: string;
  vendor: string;
  locale: string;
  /** The key of the page, not its address, which holds ids. */
  page: string;
}

/** Report that the error-reporting service gets (O161). */
export interface ErrorReport extends ErrorContext, ReportPlace {
  product: typeof LIBRARY_PRODUCT | typeof ACCOUNT_PRODUCT;
  /** Error, as far as it may be told. */
  error: unknown;
  /** Stack frames of the scripts, innermost first: `assets/start-4f1c.js:1:2345`. */
  stack?: string[];
}

/** The report of a failure, redacted (S32, S35). */
export function errorReport(error: unknown, { action, correlationId }: ErrorContext, place: ReportPlace): ErrorReport {
  const stack = error instanceof Error ? framesOf(error) : [];
  return {
    product: LIBRARY_PAGES.test(place.page) ? LIBRARY_PRODUCT : ACCOUNT_PRODUCT,
    action: redactText(action),
    ...(correlationId !== undefined && { correlationId }),
    ...place,
    error: redact(error),
    ...(stack.length > 0 && { stack }),
  };
}

const FRAME = /\/([\w./-]+\.(?:js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)/;
const MOST_FRAMES = 10;

/** The scripts and lines of a stack; its first line repeats the message, and addresses may have queries. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file, at] = FRAME.exec(line) ?? [];
      return file !== undefined && at !== undefined ? [file + at] : [];
    })
    .slice(0, MOST_FRAMES);
}
