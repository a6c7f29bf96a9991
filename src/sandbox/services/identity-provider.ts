import { join } from 'node:path';
import { accountBySub } from '../accounts/accounts.ts';
import type { Mounted } from '../core/mounted.ts';
import type { Database } from '../database/database.ts';
import { malformedDelivery } from '../http/fault-answers.ts';
import { createIdentityProvider } from '../identity-provider/identity-provider.ts';
import type { IdentityProvider } from '../identity-provider/identity-provider.ts';
import type { IdentityPerson } from '../identity-provider/identity-person.ts';
import { openIdentityStore } from '../identity-provider/identity-store.ts';
import { people } from '../people.ts';
import { vendorHosts, vendorAcrValues } from './public-vendor-config/vendors.ts';

const IDENTITY_SLUG = 'identity-provider';

type Options = { sandboxOrigin: string; appPort: number; folder: string; database: Database };

/** The identity provider with a store of its own, which resets leave in place. */
export function openIdentityProvider({ sandboxOrigin, appPort, folder, database }: Options): { provider: IdentityProvider; close(): void } {
  const store = openIdentityStore(join(folder, 'identity.sqlite'));
  const issuer = `${sandboxOrigin}/${IDENTITY_SLUG}`;
  const provider = createIdentityProvider({ issuer, appPort, people: people.map((person) => withPresentEmail(database, person)), vendorHosts, acrValues: vendorAcrValues, store });
  return { provider, close: () => store.close() };
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
