import { noConsent, type Consent } from './consent.ts';

/** Counts visits by customer. */
export interface AccountTracker {
  /** Id of the customer whose visit this is; undefined for nobody's. */
  setAccount(sub: string | undefined): void;
}

/** Counts nothing: what a deployment has without a tracker of its own (O118). */
export const noTracker: AccountTracker = { setAccount() {} };

/** Events that account tracking follows; each function returns its unsubscribe callback. */
export interface TrackingSources {
  /** The present consent. */
  consent(): Consent;
  onConsentChange(changed: () => void): () => void;
  /** A sign-in that this page completed, also one before. */
  onSignIn(signedIn: (account: { sub: string }) => void): () => void;
  /** The customer has signed out, or another one comes. */
  onClear(cleared: () => void): () => void;
}

/**
 * Passes the signed-in customer to a tracker, once (A4.5): as long as she allows analytics, so later when she answers later, and
 * no longer when she withdraws it (O118).
 * @returns ends tracking
 */
export function trackAccount(
  tracker: AccountTracker,
  { consent, onConsentChange, onSignIn, onClear }: TrackingSources,
): () => void {
  let account: string | undefined;
  let reported: string | undefined;

  function report(): void {
    const allowed = (account === undefined ? noConsent : consent()).analytics ? account : undefined;
    if (allowed === reported) return;
    reported = allowed;
    tracker.setAccount(allowed);
  }
  function become(next: string | undefined): void {
    account = next;
    report();
  }

  const ends = [onConsentChange(report), onClear(() => become(undefined)), onSignIn(({ sub }) => become(sub))];
  return () => ends.forEach((end) => end());
}
