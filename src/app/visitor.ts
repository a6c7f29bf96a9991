import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import type { Visitor } from './access.ts';

/** The customer who is here now, as far as it decides what she may see. */
export function currentVisitor(): Visitor {
  return { isBusinessUser: isCurrentBusinessUser(), isOpen };
}
