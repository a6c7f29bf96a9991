/**
 * From openapi/auth.yaml by npm run generate.
 */
import type {
  AccountDeletion,
  EmailChange
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Ask for the deletion of the account.
 * Sends a mail with a link to /delete-account-confirmation. Nothing is deleted before the link is opened. Any 2xx is accepted.
 */
export function requestAccountDeletion(idpType: string, idpSub: string, accountDeletion: AccountDeletion, options?: CallOptions): Promise<void> {
  return request(`/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/deleteaccount`, {
    operation: { service: 'auth', operationId: 'requestAccountDeletion', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(accountDeletion),
  });
}

/**
 * Confirm the deletion of the account.
 * Sent once, without a body, when the link is opened by the signed-in customer. Success signs the customer out to /account-deleted; on any failure the client shows /delete-account-error ("Your account couldn't be deleted").
 */
export function confirmAccountDeletion(idpType: string, idpSub: string, token: string, options?: CallOptions): Promise<void> {
  return request(`/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/deleteaccount/${encodeURIComponent(token)}/actions/confirm`, {
    operation: { service: 'auth', operationId: 'confirmAccountDeletion', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
  });
}

/**
 * Ask for another e-mail address.
 * Sends a mail with a link to /change-email-confirmation to the new address. Nothing changes before the link is opened. Any 2xx is accepted.
 */
export function requestEmailChange(idpType: string, idpSub: string, emailChange: EmailChange, options?: CallOptions): Promise<void> {
  return request(`/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/emailchanges`, {
    operation: { service: 'auth', operationId: 'requestEmailChange', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(emailChange),
  });
}

/**
 * Confirm the new e-mail address.
 * Sent once, without a body, when the link is opened by the signed-in customer. Success signs the customer out to /change-email-success; on any failure the client shows /change-email-error ("Your email wasn't changed").
 */
export function confirmEmailChange(idpType: string, idpSub: string, token: string, options?: CallOptions): Promise<void> {
  return request(`/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/emailchanges/${encodeURIComponent(token)}/actions/confirm`, {
    operation: { service: 'auth', operationId: 'confirmEmailChange', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
  });
}

