import { isMessage, type Contract, type PactInteraction } from './pact-file.ts';

/**
 * One contract from what the cases of a service recorded, each by itself: sorted, and without the versions of the tools
 * that recorded it, so that only a change of the contract changes the file.
 * @throws Error when two interactions carry the same description: a verifier would tell them apart by nothing
 */
export function merged(recorded: Contract[]): Contract {
  const [first] = recorded;
  if (!first) throw new Error('Nothing was recorded.');
  const interactions = recorded.flatMap((pact) => pact.interactions);
  const twice = duplicates(interactions);
  if (twice.length > 0)
    throw new Error(
      `The same description stands twice in the contract with ${first.provider.name}: ${twice.join(', ')}`,
    );
  return {
    consumer: first.consumer,
    provider: first.provider,
    interactions: interactions.sort((one, other) => (one.description < other.description ? -1 : 1)),
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

/** Descriptions that stand there more than once. */
export function duplicates(interactions: readonly Pick<PactInteraction, 'description'>[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { description } of interactions) {
    if (seen.has(description)) twice.add(description);
    seen.add(description);
  }
  return [...twice];
}

/** Descriptions that the contract had and has no more. */
export function lost(before: Contract | undefined, after: Contract): string[] {
  const kept = new Set(after.interactions.map(({ description }) => description));
  return (before?.interactions ?? [])
    .map(({ description }) => description)
    .filter((description) => !kept.has(description));
}

/** Whether a contract got smaller: what a lost recording looks like. */
export function shrank(before: Contract | undefined, after: Contract): boolean {
  return before !== undefined && after.interactions.length < before.interactions.length;
}

/** Largest request that verifiers pass on to the provider, in bytes. */
const LARGEST_BODY = 100 * 1024;

/** Descriptions of interactions whose request no verifier can replay. */
export function tooLarge({ interactions }: Contract): string[] {
  const calls = interactions.filter((interaction): interaction is PactInteraction => !isMessage(interaction));
  return calls
    .filter(({ request }) => Buffer.byteLength(JSON.stringify(request.body?.content ?? '')) > LARGEST_BODY)
    .map(({ description }) => description);
}
