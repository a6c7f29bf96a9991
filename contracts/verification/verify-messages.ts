import { MessageProviderPact } from '@pact-foundation/pact';
import type { Pact, PactMessage } from '../pact-files/pact-file.ts';
import type { Json } from '../support/interaction.ts';
import type { Job, Outcome } from './job.ts';
import { MESSAGE_MS, messageFromEndpoint, messageFromSocket } from './message-sources.ts';
import { resultsIn, withMismatches } from './report.ts';
import { ANSWER_MS, type States } from './states.ts';
import { sourceOf } from './verify-with-pact.ts';
import { reasonOf } from '../support/reason.ts';

/**
 * Has the provider send every message of a contract, and Pact's verifier compare each. States are set up once
 * the connection is open, because the messages follow from them. A message that does not come is a failure whatever
 * Pact makes of its absence.
 */
export async function verifyMessages(job: Job, { interactions }: Pact<PactMessage>, states: States): Promise<Outcome> {
  const missing = new Map<string, string>();
  const sent = new Map<string, unknown>();
  const given = async (interaction: PactMessage): Promise<unknown> => {
    try {
      const message = await messageOf(job, interaction, states);
      sent.set(interaction.description, message);
      return message;
    } catch (error) {
      missing.set(interaction.description, reasonOf(error, job.messageMs ?? MESSAGE_MS));
      throw error;
    }
  };
  const verifier = new MessageProviderPact({
    provider: job.service,
    ...sourceOf(job),
    logLevel: 'error',
    // Pact shall wait for longer than we do, who can say what was missing.
    timeout: (job.answerMs ?? ANSWER_MS) + 2 * MESSAGE_MS,
    messageProviders: Object.fromEntries(
      interactions.map((interaction) => [interaction.description, () => given(interaction)]),
    ),
  });
  const text = await verifier.verify().catch((error: unknown) => reasonOf(error));
  const results = resultsIn(String(text))?.map((result) => {
    const reason = missing.get(result.description);
    if (reason !== undefined) return { ...result, ...withMismatches([{ place: 'message', told: reason }]) };
    return { ...result, answer: { body: sent.get(result.description) as Json } };
  });
  return { results: results ?? [], stateFailures: states.failures, ...(results ? {} : { crash: String(text) }) };
}

async function messageOf(job: Job, interaction: PactMessage, states: States): Promise<unknown> {
  const bringAbout = async () => {
    for (const { name, params } of interaction.providerStates ?? []) await states.setUp(name, params);
  };
  try {
    return await (job.messageUrl === undefined
      ? messageFromSocket(job, interaction, bringAbout)
      : messageFromEndpoint(job.messageUrl, job, interaction, bringAbout));
  } finally {
    await states.tearDown();
  }
}
