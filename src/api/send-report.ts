/**
 * Sends a report that nobody answers and that outlives the page: what a beacon does (O161), but without the cookies that a
 * beacon sends with it. It goes as plain text, which needs no CORS preflight: receivers need not answer one.
 */
export function sendReport(url: string, text: string): void {
  // A report that does not arrive is no failure to report.
  fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body: text }).catch(
    () => undefined,
  );
}
