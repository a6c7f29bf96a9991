import { appConfig } from '#vendor/app-config.ts';
import { isBusinessUser } from './claims.ts';
import { currentIdentity } from './session.ts';

/** Whether a business customer is signed in (A6.3, O130). */
export function isCurrentBusinessUser(): boolean {
  return isBusinessUser(currentIdentity(), appConfig().auth.businessUserClaim);
}
