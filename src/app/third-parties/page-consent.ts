import { appConfig } from '#vendor/app-config.ts';
import { consentIn, type Consent } from './consent.ts';

/** What the customer allows, as the cookie says it now. The same object as long as the answer is the same. */
export function pageConsent(): Consent {
  return consentIn(document.cookie, appConfig().consentCookieName);
}

/**
 * Calls back when the answer may be another one: the consent tool says so (O155), or the customer comes back to this tab and
 * may have answered in another. Returns what ends it.
 */
export function onConsentChange(changed: () => void): () => void {
  window.addEventListener('consentchange', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('consentchange', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
