import { appConfig } from '#vendor/app-config.ts';
import { isBusinessUser } from '#session/claims.ts';
import { currentIdentity } from '#session/session.ts';
import { paths } from '#paths';

/** Whether a business customer is signed in (A6.3, O130). */
export function isCurrentBusinessUser(): boolean {
  return isBusinessUser(currentIdentity(), appConfig().auth.businessUserClaim);
}

/** Path of the customer's settings: business customers have their own (A2.68, A6.6). */
export function settingsPath(): string {
  return isCurrentBusinessUser() ? paths.b2bSettings() : paths.settings();
}
