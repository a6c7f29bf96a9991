/** Context of a reported failure; values are scrubbed before they are sent. */
export interface ErrorContext {
  /** Name in the code of what failed: an operationId, "sign-in", "render". */
  action: string;
  correlationId?: string;
}

/** Receiver of failures: the console here, a service where the configuration names one (O161). */
export interface ErrorReporter {
  capture(error: unknown, context: ErrorContext): void;
}

/** Writes scrubbed failures to the console: "Auth Error: … | sign-in failed (c-1): Error" (A8.7, A8.8). */
const consoleReporter: ErrorReporter = {
  capture(error, { action, correlationId }) {
    const [message, name] = error instanceof Error ? [error.message, `: ${error.name}`] : [error, ''];
    console.error(scrub(`${message} | ${action} failed${correlationId ? ` (${correlationId})` : ''}${name}`));
  },
};

const reported = new WeakSet<object>();
const buffer: Parameters<ErrorReporter['capture']>[] = [];
let service: ErrorReporter = { capture: (...report) => buffer.push(report) };

/**
 * Reporter of the app: to the console at once (A8.3, A8.5), and to the error-reporting service as soon as its script is
 * loaded (A8.4, A8.6). A failure that is caught and thrown again is reported once.
 */
export const reporter: ErrorReporter = {
  capture(error, context) {
    if (error instanceof Error) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    consoleReporter.capture(error, context);
    service.capture(error, context);
  },
};

/** Sets the service that receives the failures, also those reported so far. */
export function reportTo(next: ErrorReporter): void {
  service = next;
  for (const report of buffer.splice(0)) next.capture(...report);
}

const TOKEN = /\beyJ[\w-]+(?:\.[\w-]*){0,4}/g;
const BEARER = /\b(bearer\s+)\S+/gi;
const EMAIL = /[^\s"'<>()[\]:;,/?&=]+(?:@|%40)[^\s"'<>()[\]:;,/?&=]+\.[^\s"'<>()[\]:;,/?&=.]+/gi;
/** The links of mails end in a token that stands in the path of the call which confirms it (S31). */
const CONFIRMATION = /(deleteaccount|emailchanges|confirm)\/[^\s/?#:]+/g;
const QUERY = /(\bhttps?:\/\/[^\s?#"'<>]+|\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;

/** A text without query strings, tokens and e-mail addresses, which may be logged or leave the browser (O160, S28, S32). */
export function scrub(text: string): string {
  return text
    .replace(QUERY, '$1')
    .replace(CONFIRMATION, '$1/[token]')
    .replace(TOKEN, '[token]')
    .replace(BEARER, '$1[token]')
    .replace(EMAIL, '[e-mail]');
}
