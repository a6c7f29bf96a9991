import { accountBySub } from '../accounts/accounts.ts';
import { people } from '../accounts/people.ts';
import type { IdentityPerson } from '../accounts/people.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Database } from '../database/database.ts';
import { malformedDelivery } from '../http/fault-answers.ts';
import type { Mounted } from '../http/mounted.ts';
import { createIdentityProvider } from '../identity-provider/identity-provider.ts';
import type { IdentityProvider } from '../identity-provider/identity-provider.ts';
import { vendorHosts, vendorAcrValues } from './public-vendor-config/vendors.ts';

const IDENTITY_SLUG = 'identity-provider';

/** The identity provider of a sandbox. */
export function openIdentityProvider({ addresses, database, identity }: Sandbox): IdentityProvider {
  const issuer = `${addresses.sandbox}/${IDENTITY_SLUG}`;
  return createIdentityProvider({
    issuer,
    app: addresses.app,
    people: people.map((person) => withPresentEmail(database, person)),
    vendorHosts,
    acrValues: vendorAcrValues,
    store: identity,
  });
}

/** A person may have changed her e-mail address since. */
function withPresentEmail(database: Database, person: IdentityPerson): IdentityPerson {
  return {
    ...person,
    get email() {
      return accountBySub(database, person.sub)?.email ?? person.email;
    },
  };
}

/** The identity provider as one of the services: it answers by itself unless a fault stands in the way. */
export function mountIdentityProvider(provider: IdentityProvider): Mounted {
  return {
    slug: IDENTITY_SLUG,
    readsItsBodies: true,
    operationIdOf: (method, path) => provider.operationIdOf(method, path),
    async answer({ request, response, fault }) {
      // It writes its answers itself, so those that are to break are put in their place.
      if (fault?.malformed || fault?.abort === 'body') return malformedDelivery(200);
      Object.entries(fault?.headers ?? {}).forEach(([name, value]) => response.setHeader(name, value));
      await provider.handle(request, response);
      return undefined;
    },
  };
}
