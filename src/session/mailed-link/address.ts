import * as z from 'zod/mini';
import { EMAIL_ADDRESS } from '#lib/email-address.ts';

/** What the link of a mail says (A2.40, A2.41). What is missing or malformed is left out, each by itself (O128). */
export interface MailedLink {
  token?: string;
  email?: string;
}

const TOKEN = 'confirmation-token';
const EMAIL = 'email';

const emailAddress = z.email({ pattern: EMAIL_ADDRESS });

export function mailedLinkIn(search: string): MailedLink {
  const query = new URLSearchParams(search);
  const token = query.get(TOKEN);
  // No address holds a space: it was a plus sign that the mail left as it was.
  const email = emailAddress.safeParse(query.get(EMAIL)?.trim().replaceAll(' ', '+')).data;
  return { ...(token && { token }), ...(email !== undefined && { email }) };
}

/** The query of an address without what a mail's link says; everything else stays, stripped=true above all. */
export function withoutMailedLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(TOKEN);
  query.delete(EMAIL);
  return query.size > 0 ? `?${query}` : '';
}
