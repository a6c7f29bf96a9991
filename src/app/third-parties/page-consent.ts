import { appConfig } from '#vendor/app-config.ts';
import { consentIn, type Consent } from './consent.ts';

/** What the customer allows, as the cookie says it now. The same object as long as the answer is the same. */
export function pageConsent(): Consent {
  return consentIn(document.cookie, appConfig().consentCookieName);
}

/** Calls back when the consent tool says that she has answered (O155). Returns what ends it. */
export function onConsentChange(changed: () => void): () => void {
  window.addEventListener('consentchange', changed);
  return () => window.removeEventListener('consentchange', changed);
}
