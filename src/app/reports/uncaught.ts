import { reportFailure } from '#api/report-failure.ts';

/** Reports what nobody caught: rejected actions (A8.5, A8.6), and errors of handlers. */
export function reportUncaught(page: Pick<EventTarget, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) reportFailure(event.reason, 'unhandled-rejection');
  });
  page.addEventListener('error', (event) => {
    // Nothing is known of what fails in the scripts of others, and what the browser grumbles about is no failure.
    if ('error' in event && event.error instanceof Error) reportFailure(event.error, 'uncaught-error');
  });
}
