import { onVisibility } from '#lib/events.ts';
import { cookieValues } from '#session/read-tokens.ts';
import { appConfig } from '#vendor/app-config.ts';

/** Consent of a customer beyond what the page needs to work (A3.51). */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** Two digits, 1 for allowed: analytics, then marketing (A3.52, O116). */
export type ConsentCode = '00' | '01' | '10' | '11';

/** Consent of a customer who has not answered (A3.53). */
export const noConsent: Consent = { analytics: false, marketing: false };

const consents: Record<ConsentCode, Consent> = {
  '00': noConsent,
  '01': { analytics: false, marketing: true },
  '10': { analytics: true, marketing: false },
  '11': { analytics: true, marketing: true },
};

export function codeOf({ analytics, marketing }: Consent): ConsentCode {
  return `${analytics ? 1 : 0}${marketing ? 1 : 0}`;
}

/** The consent of a code; nothing is allowed by any other text (A5.11). The same object for the same code. */
export function consentOf(code: string | undefined): Consent {
  return isCode(code) ? consents[code] : noConsent;
}

/**
 * Consent in cookies in the form of `document.cookie` (O155). Several that disagree, as another site of the vendor may
 * have left one behind, allow nothing; neither does anything where the configuration names no cookie.
 */
export function consentIn(cookies: string, cookieName: string | undefined): Consent {
  if (!cookieName) return noConsent;
  const [code, ...others] = new Set(cookieValues({ read: () => cookies }, cookieName));
  return others.length > 0 ? noConsent : consentOf(code);
}

/** Consent in the cookies of this page as they are now. The same object as long as the answer is the same. */
export function pageConsent(): Consent {
  return consentIn(document.cookie, appConfig().consentCookieName);
}

/**
 * Calls the listener when the answer may have changed: the consent tool says so (O155), or the customer comes back to this tab
 * and may have answered in another.
 * @returns ends it
 */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener('consentchange', listener);
  const end = onVisibility(listener);
  return () => {
    window.removeEventListener('consentchange', listener);
    end();
  };
}

function isCode(text: string | undefined): text is ConsentCode {
  return text !== undefined && Object.hasOwn(consents, text);
}
