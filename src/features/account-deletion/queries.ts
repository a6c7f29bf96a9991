import { hasStatus } from '#api/api-error.ts';
import { confirmAccountDeletion, requestAccountDeletion } from '#generated/auth/calls.ts';
import type { Identity } from '#session/claims.ts';

/** Outcome of a request: `pending` says that the mail was sent before. */
export type DeletionOutcome = 'sent' | 'pending';

/**
 * Requests the deletion of the account; a mail brings the link that confirms it.
 * @param channel the merchandise channel ID (O131)
 * @throws ApiError for every other failure; 429 for too many requests
 */
export async function askForAccountDeletion(
  { idpType, idpSub }: Pick<Identity, 'idpType' | 'idpSub'>,
  channel: string,
): Promise<DeletionOutcome> {
  try {
    await requestAccountDeletion(idpType, idpSub, { channel });
    return 'sent';
  } catch (error) {
    if (hasStatus(error, 409)) return 'pending';
    throw error;
  }
}

/**
 * Confirms the deletion with the token of the link, once.
 * @throws ApiError for every failure: the page goes to its error page
 */
export async function confirmDeletion(
  { idpType, idpSub }: Pick<Identity, 'idpType' | 'idpSub'>,
  token: string,
): Promise<void> {
  await confirmAccountDeletion(idpType, idpSub, token);
}
