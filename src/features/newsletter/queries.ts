import { confirmNewsletterSubscription } from '#generated/newsletter/calls.ts';

/**
 * Confirms a newsletter subscription with what the link of the mail says, once and without a token of the customer (O148).
 * @throws ApiError for every failure: the page goes to its error page (O149)
 */
export async function confirmSubscription({ email, token }: { email: string; token: string }): Promise<void> {
  await confirmNewsletterSubscription(email, token);
}
