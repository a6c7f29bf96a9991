/**
 * Sends a report that nobody answers and that outlives the page: what a beacon does (O161), but without the cookies that a
 * beacon brings along. It goes as plain text: any other media type asks for leave first, which receivers that are open to
 * all need not give.
 */
export function sendReport(url: string, text: string): void {
  // A report that does not arrive is no failure to report.
  fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body: text }).catch(() => undefined);
}
