import { addressesOf, registeredAddress, type PlainRouteKey } from '#paths';

/** The pages that the authority knows and comes back to (O133). */
const pages: readonly PlainRouteKey[] = ['accountDeleted', 'changeEmailSuccess'];

/** Where signing out ends: on the page that was asked for when it is one of those, otherwise at home (A4.10). */
export function afterSignOut(to: string | null): string {
  return registeredAddress(pages.find((key) => to !== null && addressesOf(key).includes(to)) ?? 'home');
}
