import { preloadPage, sendFirstReads } from '#app/ahead.ts';
import { showNotStarted, takeOverNotStarted } from '#app/pages/missing-scripts.ts';
import { reporter } from '#lib/error-reporter.ts';

takeOverNotStarted();
withPart<HTMLLinkElement>('app', ({ dataset }) => preloadPage(dataset.pages));
// Whatever goes wrong here, the app goes its own way.
void sendFirstReads().then(startApp, startApp);

/** Runs the app, which the page has the browser load meanwhile. While developing the page runs it by itself. */
function startApp(): void {
  // A page that is left before all of it has come has no place for the app.
  withPart('root', () =>
    withPart<HTMLLinkElement>('app', ({ href }) => {
      import(/* @vite-ignore */ href).catch((error: unknown) => {
        reporter.capture(error, { action: 'start' });
        void showNotStarted();
      });
    }),
  );
}

/** Calls back with a part of the page, by its id: this script may run before the page has been read up to it. */
function withPart<Part extends HTMLElement>(id: string, callback: (part: Part) => void): void {
  const part = document.getElementById(id);
  if (part) callback(part as Part);
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => withPart(id, callback), { once: true });
}
