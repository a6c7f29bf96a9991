import { isBusinessUser } from '#session/claims.ts';
import { currentIdentity } from '#session/session.ts';
import { appConfig } from '#vendor/app-config.ts';
import { isOpen } from '#vendor/gates.ts';
import type { Visitor } from './access.ts';

/** The customer who is here now, as far as it decides what she may see. */
export function currentVisitor(): Visitor {
  return { isBusinessUser: isBusinessUser(currentIdentity(), appConfig().auth.businessUserClaim), isOpen };
}
