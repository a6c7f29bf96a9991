import { warnOnLeaving } from '#lib/leaving.ts';
import { sessionState } from '#session/session-store.ts';

let endWarning: (() => void) | undefined;

/** Has the browser ask before the page is left, while that would interrupt something. */
export function guardPage(isActive: boolean): void {
  // The way to the sign-in is not the customer's choice, and everything goes on when they are back.
  if (isActive) endWarning ??= warnOnLeaving(() => sessionState().status === 'signed-in');
  else {
    endWarning?.();
    endWarning = undefined;
  }
}
