import { noConsent, type Consent } from './consent.ts';

/** Counts visits by customer. */
export interface AccountTracker {
  /** Whose visit this is; nobody's when undefined. */
  setAccount(sub: string | undefined): void;
}

/** Counts nothing: what a deployment has without a tracker of its own (O118). */
export const noTracker: AccountTracker = { setAccount() {} };

/** What account tracking follows; each gives back what ends it. */
export interface TrackingSources {
  /** What the customer allows now. */
  consent(): Consent;
  onConsentChange(changed: () => void): () => void;
  /** A sign-in that this page completed, also one before. */
  onSignIn(signedIn: (account: { sub: string }) => void): () => void;
  /** She has signed out, or somebody else comes. */
  onPersonalDataClear(cleared: () => void): () => void;
}

/**
 * Tells a tracker who has signed in, once (A4.5): as long as she allows analytics, so later when she answers later, and no
 * longer when she takes it back (O118).
 * @returns what ends it
 */
export function trackAccount(
  tracker: AccountTracker,
  { consent, onConsentChange, onSignIn, onPersonalDataClear }: TrackingSources,
): () => void {
  let account: string | undefined;
  let told: string | undefined;

  function tell(): void {
    const allowed = (account === undefined ? noConsent : consent()).analytics ? account : undefined;
    if (allowed === told) return;
    told = allowed;
    tracker.setAccount(allowed);
  }
  function become(next: string | undefined): void {
    account = next;
    tell();
  }

  const ends = [
    onConsentChange(tell),
    onPersonalDataClear(() => become(undefined)),
    onSignIn(({ sub }) => become(sub)),
  ];
  return () => ends.forEach((end) => end());
}
