import { join } from 'node:path';
import type { Mounted } from '../core/mounted.ts';
import { malformedDelivery } from '../http/fault-answers.ts';
import { createIdentityProvider } from '../identity-provider/identity-provider.ts';
import type { IdentityProvider } from '../identity-provider/identity-provider.ts';
import { openIdentityStore } from '../identity-provider/identity-store.ts';
import { people } from '../people.ts';
import { vendorHosts, vendorAcrValues } from './public-vendor-config/vendors.ts';

const IDENTITY_SLUG = 'identity-provider';

type Options = { sandboxOrigin: string; appPort: number; folder: string };

/** The identity provider with a store of its own, which resets leave in place. */
export function openIdentityProvider({ sandboxOrigin, appPort, folder }: Options): { provider: IdentityProvider; close(): void } {
  const store = openIdentityStore(join(folder, 'identity.sqlite'));
  const issuer = `${sandboxOrigin}/${IDENTITY_SLUG}`;
  const provider = createIdentityProvider({ issuer, appPort, people, vendorHosts, acrValues: vendorAcrValues, store });
  return { provider, close: () => store.close() };
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
