import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bodies } from '#generated/bodies.ts';
import type { Authorise } from '../core/authorisation.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { SpecService } from '../core/service.ts';
import type { Mounted } from '../http/mounted.ts';
import { loadSpec } from '../spec/load-spec.ts';
import { mountSpecService } from './spec-service.ts';
import { createValidation } from './validation.ts';

const SPECS = join(import.meta.dirname, '../../../openapi');

type Options = { sandbox: Sandbox; authorise: Authorise; onFailure(reason: string, error?: unknown): void };

/** Mounts services behind their specs: `openapi/<slug>.yaml` each. */
export function mountServices(services: readonly SpecService[], { sandbox, authorise, onFailure }: Options): Mounted[] {
  const validation = createValidation(bodies);
  return services.map((service) => {
    const file = join(SPECS, `${service.slug}.yaml`);
    if (!existsSync(file)) throw new Error(`${service.slug} has no spec: ${file} does not exist.`);
    return mountSpecService({
      slug: service.slug,
      operations: loadSpec(file),
      handlers: service.createHandlers(sandbox),
      validation,
      authorise,
      onFailure,
    });
  });
}
