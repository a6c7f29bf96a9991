/**
 * Sends a report without reading the response, also while the page is closed: like a beacon (O161), but without the cookies
 * that a beacon sends. It goes as plain text, which needs no CORS preflight: receivers need not answer one.
 */
export function sendReport(url: string, text: string): void {
  // A report that does not arrive is no failure to report.
  fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body: text }).catch(
    () => undefined,
  );
}
