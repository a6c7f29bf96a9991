import type { Dataset } from '../database/dataset.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import type { ProviderState } from './provider-states.ts';
import type { Sandbox } from './sandbox.ts';

/** A service with a spec: its slug is the name of its file in `openapi/`. */
export type SpecService = {
  slug: string;
  createHandlers(sandbox: Sandbox): Record<string, AnyHandler>;
  states?: readonly ProviderState[];
  /** Tables of its own. */
  dataset?: Dataset;
};

/**
 * A service whose handlers are typed by the operations of its spec.
 * @example defineService<operations>({ slug: 'customer', createHandlers: (sandbox) => ({ … }) })
 */
export function defineService<Operations>(service: {
  slug: string;
  createHandlers(sandbox: Sandbox): Handlers<Operations>;
  states?: readonly ProviderState[];
  dataset?: Dataset;
}): SpecService {
  return { ...service, createHandlers: (sandbox) => ({ ...service.createHandlers(sandbox) }) };
}
