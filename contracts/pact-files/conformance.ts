import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { ServiceSpec } from '../support/spec.ts';
import type { Pact } from './pact-file.ts';

/**
 * Where a contract contradicts the spec: requests that the spec does not know, answers that it does not allow. Each line
 * names the interaction and the place in the spec.
 */
export async function contradictions(spec: ServiceSpec, pact: Pact): Promise<string[]> {
  const found: string[] = [];
  for await (const { type, message, mockDetails, specDetails } of new Comparator({ oas: spec.document }).compare(pact)) {
    // Warnings speak of headers that no spec lists, such as the correlation id.
    if (type !== 'error') continue;
    found.push(`${mockDetails?.interactionDescription ?? pact.provider.name}: ${message} (${specDetails?.location ?? 'not in the spec'})`);
  }
  return found;
}
