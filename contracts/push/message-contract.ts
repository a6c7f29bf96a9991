import { PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { isBackDoor } from '../support/case-kinds.ts';
import { CONSUMER } from '../support/consumer.ts';
import type { ProviderState } from '../support/interaction.ts';
import { isObject } from '../support/json.ts';
import { matchersFor } from '../support/matchers.ts';
import { recordingFolder } from '../support/record.ts';
import { readMessageSpec } from './message-spec.ts';

/** One message that a service sends. */
export interface MessageCase<Message> {
  /** Requirements that it shows. */
  ids: string;
  /** Description of the message, in a few words. */
  meaning: string;
  given: ProviderState;
  /** Rules for places, written like `data.payload`, that the schema says less about than is meant. */
  matching?: Record<string, object>;
  /** Result of the app's reader. */
  gives: Message;
}

/**
 * The contract about the messages of one service: registers a test for each message, which hands the spec's example to
 * the app's own reader, checks what that makes of it, and records the message for the provider.
 * @param read gives what the app understands of a frame
 */
export function messageContract<Message>(service: string, read: (frame: string) => Message | undefined) {
  const spec = readMessageSpec(service);
  return {
    /** @param example the name of an example in the AsyncAPI document */
    message(
      operationId: string,
      example: string,
      { ids, meaning, given, matching = {}, gives }: MessageCase<Message>,
    ): void {
      const operation = spec.operations.get(operationId);
      if (!operation?.examples.has(example))
        throw new Error(`The document of ${service} has no message ${example} of ${operationId}.`);
      const { state, ...parameters } = given;
      it(`${ids} ${operationId} ${example}: ${meaning}`, async () => {
        const content = withRules(matchersFor(operation.schema, operation.examples.get(example)), matching);
        await new PactV4({
          consumer: CONSUMER,
          provider: service,
          dir: recordingFolder(
            isBackDoor({ name: state }) ? 'client' : 'provider',
            service,
            `${operationId}-${example}`,
          ),
          logLevel: 'error',
        })
          .addAsynchronousInteraction()
          .given(state, Object.keys(parameters).length > 0 ? parameters : undefined)
          .reference('AsyncAPI', 'operationId', operationId)
          .expectsToReceive(`${operationId} ${example}: ${meaning}`, (builder) => void builder.withJSONContent(content))
          .executeTest(async ({ contents }) => expect(read(JSON.stringify(contents.content))).toEqual(gives));
      });
    },
  };
}

/** Puts rules into their places, with the values that stand there as examples. */
function withRules(content: unknown, matching: Record<string, object>): unknown {
  const changed = structuredClone(content);
  for (const [place, rule] of Object.entries(matching)) {
    const names = place.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), changed);
    if (!isObject(parent) || !(last in parent)) throw new Error(`The message has no place ${place}.`);
    parent[last] = rule;
  }
  return changed;
}
