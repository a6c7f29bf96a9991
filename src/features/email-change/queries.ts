import { queryOptions, skipToken } from '@tanstack/react-query';
import { confirmEmailChange, requestEmailChange } from '#generated/auth/calls.ts';
import type { EmailChange } from '#generated/auth/model/index.ts';
import type { Identity } from '#session/claims.ts';

/**
 * Requests another e-mail address; the link goes there.
 * @param change `channel`: the merchandise channel ID (O131)
 * @throws ApiError 400 and 422 when the address is refused, 409 when it is in use (A4.15), 429 for too many requests (A4.16)
 */
export async function askForEmailChange(
  { idpType, idpSub }: Pick<Identity, 'idpType' | 'idpSub'>,
  change: EmailChange,
): Promise<void> {
  await requestEmailChange(idpType, idpSub, change);
}

/**
 * Confirms the new address with the token of the link, once.
 * @throws ApiError for every failure: the page goes to its error page
 */
export async function confirmNewEmail(
  { idpType, idpSub }: Pick<Identity, 'idpType' | 'idpSub'>,
  token: string,
): Promise<void> {
  await confirmEmailChange(idpType, idpSub, token);
}

/** Query options of the address that a link was sent to during this visit; the services do not say. It goes with the customer's other data. */
export const requestedEmailQuery = () =>
  queryOptions<string>({
    queryKey: ['requestedEmail'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
