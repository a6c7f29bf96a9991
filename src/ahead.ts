import { sendFirstReads } from '#app/ahead.ts';
import { showNotStarted, takeOverNotStarted } from '#app/missing-scripts.ts';
import { reporter } from '#lib/error-reporter.ts';

takeOverNotStarted();
// Whatever goes wrong here, the app goes its own way.
void sendFirstReads().then(startApp, startApp);

/** Runs the app, which the page has the browser load meanwhile. While developing the page runs it by itself. */
function startApp(): void {
  const app = document.getElementById('app');
  if (!(app instanceof HTMLLinkElement)) {
    // This script may run before the page has been read to its end.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startApp, { once: true });
    return;
  }
  import(/* @vite-ignore */ app.href).catch((error: unknown) => {
    reporter.capture(error, { action: 'start' });
    void showNotStarted();
  });
}
