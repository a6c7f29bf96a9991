/**
 * From openapi/newsletter.yaml by npm run generate.
 */

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Confirm a subscription.
 * Sent once, without a body, when the link of the mail is opened; as a POST, so that mail scanners that open links confirm nothing. Any 2xx leads to the success page, everything else and a lost connection to /subscription-confirmation-error ("Your subscription failed"). Bodies are not read. Without token or e-mail address in the link there is no call.
 */
export function confirmNewsletterSubscription(email: string, token: string, options?: CallOptions): Promise<void> {
  return request(`/api/v1/Profiles/${encodeURIComponent(email)}/subscription/confirm/${encodeURIComponent(token)}`, {
    operation: { service: 'newsletter', operationId: 'confirmNewsletterSubscription', auth: 'none', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
  });
}

