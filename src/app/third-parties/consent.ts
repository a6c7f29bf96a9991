import { cookieValues } from '#session/read-tokens.ts';

/** What a customer allows besides what the page needs to work (A3.51). */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** Two digits, 1 for allowed: analytics, then marketing (A3.52, O116). */
export type ConsentCode = '00' | '01' | '10' | '11';

/** Who has not answered has allowed nothing (A3.53). */
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
 * The answer in the cookies of the page, `document.cookie` (O155). Several that disagree, as another site of the vendor may
 * have left one behind, allow nothing; neither does anything where the configuration names no cookie.
 */
export function consentIn(cookies: string, cookieName: string | undefined): Consent {
  if (!cookieName) return noConsent;
  const [code, ...others] = new Set(cookieValues({ read: () => cookies }, cookieName));
  return others.length > 0 ? noConsent : consentOf(code);
}

function isCode(text: string | undefined): text is ConsentCode {
  return text !== undefined && Object.hasOwn(consents, text);
}
