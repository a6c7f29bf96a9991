import type { PactInteraction, PactMessage } from '../pact-files/pact-file.ts';
import { isObject, jsonIn } from '../support/json.ts';
import type { Difference } from './job.ts';

/** Ids that an answer must hold and a provider state gave, by the names of their fields. */
export type GivenIds = ReadonlyMap<string, { ofProvider: string; ofContract: string }>;

/**
 * The ids of an interaction's answer in whose place its states answered others.
 * @param renamed ids of the provider, by those of the contract
 */
export function givenIds(
  interaction: PactInteraction | PactMessage | undefined,
  renamed: ReadonlyMap<string, string>,
): GivenIds {
  const ids = new Map<string, { ofProvider: string; ofContract: string }>();
  if (!interaction || !('response' in interaction)) return ids;
  const { body, generators } = interaction.response;
  for (const place of Object.keys(generators?.body ?? {})) {
    const field = place.replace(/^\$\./, '');
    const ofContract = isObject(body?.content) ? body.content[field] : undefined;
    if (typeof ofContract !== 'string') continue;
    const ofProvider = renamed.get(ofContract);
    if (ofProvider !== undefined) ids.set(field, { ofProvider, ofContract });
  }
  return ids;
}

/**
 * Exchanges the ids of the provider and of the contract in an answer that is passed on: Pact's core fills ids of provider states into
 * requests, but compares answers with the contract's own, which is of another thing then.
 * @returns the same bytes when there is nothing to exchange
 */
export function bodyByContract(bytes: Buffer, ids: GivenIds): Buffer {
  const body = jsonIn(bytes.toString());
  if (!isObject(body)) return bytes;
  let isChanged = false;
  for (const [field, { ofProvider, ofContract }] of ids) {
    if (body[field] !== ofProvider && body[field] !== ofContract) continue;
    body[field] = body[field] === ofProvider ? ofContract : ofProvider;
    isChanged = true;
  }
  return isChanged ? Buffer.from(JSON.stringify(body)) : bytes;
}

/** A difference as the provider sees it, with its own id for the contract's. */
export function differenceByProvider(difference: Difference, ids: GivenIds): Difference {
  const id = ids.get(difference.place.replace(/^\$\./, ''));
  if (!id) return difference;
  const [ofProvider, ofContract] = [id.ofProvider, id.ofContract].map((one) => JSON.stringify(one));
  const rule = `${ofProvider}, which the state answered`;
  const got = difference.got === ofProvider ? ofContract : difference.got;
  return { ...difference, rule, got, told: `expected ${rule}, got ${got}` };
}
