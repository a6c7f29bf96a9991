import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { TextParams } from '#i18n/texts.ts';
import { signedIn, withApp, type Effects } from './app.ts';
import { expectApiError, expectOrdinaryRequests } from './expectations.ts';
import { isJson, type Interaction, type ProviderState } from './interaction.ts';
import { record } from './record.ts';
import { refusedTokenCase } from './refused-token.ts';
import { codeIn, exampleOf, graphQlCodeIn, interactionOf, successOf, valueOf, type Subject } from './subject.ts';
import { REFUSED_TOKEN } from './tokens.ts';
import { brokenCase, garbledCase, silentCase } from './unrecorded-cases.ts';

interface Details {
  ids?: string;
  given?: ProviderState | ProviderState[];
  provoked?: true;
  borne?: true;
  reads?: 'code';
  example?: string;
  body?(example: unknown): unknown;
  file?: Uint8Array;
  headers?: Record<string, string>;
  exactly?: readonly string[];
  fields?: readonly string[];
  request?: unknown;
  call?(): Promise<unknown>;
  beside?: readonly string[];
  token?: 'refused';
}

/**
 * Registers the cases of one operation; what each function is for stands in typed.ts.
 * @param unsaid gathers the cases that do not say yet how they end
 */
export function createCases(subject: Subject, unsaid: Set<string>) {
  return {
    on: (status: number, meaning: string, details: Details = {}) =>
      outcomesOf(subject, status, meaning, details, unsaid),
    refusedToken: () => refusedTokenCase(subject),
    broken: (ids: string, place: string, ...value: unknown[]) => brokenCase(subject, ids, place, ...value),
    garbled: (ids: string, text: string | null) => garbledCase(subject, ids, text),
    silent: (ids: string, text: string | null) => silentCase(subject, ids, text),
  };
}

function outcomesOf(subject: Subject, status: number, meaning: string, details: Details, unsaid: Set<string>) {
  const { service, operation, plan, successes } = subject;
  const example = exampleOf(subject, status, details.example);
  const meant = details.file ?? (details.body ? details.body(structuredClone(example)) : example);
  if (meant === undefined && operation.responses.get(status)?.fileType !== undefined)
    throw new Error(`The case gives no file for ${operation.operationId} ${status}.`);
  const open = `${operation.operationId} ${status}: ${meaning}`;
  unsaid.add(open);
  const interaction = (body: unknown, exactly = details.exactly ?? [], told = meaning) => {
    unsaid.delete(open);
    return interactionOf(subject, status, told, {
      ...details,
      states: statesOf(subject, status, details, body),
      body,
      exactly,
      ...(told !== meaning && { borne: true }),
    });
  };
  /**
   * Interactions of a refusal, each with the code that it tells. A provider is asked for what the app reads: the status,
   * the fields that it marks, the code where the app goes by it. That the documented code comes is borne by the client.
   */
  const refusals = (): { refused: Interaction; code?: string }[] => {
    const code = codeIn(meant);
    const errors = details.fields && { errors: refusedFields(details.fields) };
    const whole = code === undefined ? errors : { code, ...errors };
    const coded = { refused: interaction(whole, ['code']), ...(code !== undefined && { code }) };
    if (details.provoked || details.reads === 'code' || code === undefined) return [coded];
    return [
      { refused: interaction(errors) },
      { refused: interaction(whole, ['code'], `${meaning}, by its code`), code },
    ];
  };

  return {
    // The app's function returns what the check accepts: contract() ties their types together.
    gives(check: (value: never, effects: Effects) => void) {
      if (status >= 400) {
        refusals().forEach(({ refused }) =>
          recordedTest(subject, refused, details, (result, effects) => check(valueOf(result) as never, effects)),
        );
        return;
      }
      const answered = interaction(meant);
      if (!successes.has(operation.operationId))
        successes.set(operation.operationId, { interaction: answered, call: details.call ?? plan.call });
      recordedTest(subject, answered, details, (result, effects) => check(valueOf(result) as never, effects));
    },
    fails(text: string | null, params?: TextParams) {
      const { fields } = details;
      const graphQlCode = graphQlCodeIn(meant);
      const answers: { refused: Interaction; code?: string | undefined }[] =
        status >= 400
          ? refusals()
          : [
              {
                refused: interaction(meant, graphQlCode === undefined ? [] : ['errors.0.extensions.code']),
                code: graphQlCode,
              },
            ];
      for (const { refused, code } of answers) {
        recordedTest(subject, refused, details, (result, effects) =>
          expectApiError(
            result,
            {
              service,
              operation,
              kind: 'http',
              status,
              ...(code !== undefined && { code }),
              ...(fields && { fields }),
            },
            effects,
            { text, params },
          ),
        );
      }
    },
    throws(message: string) {
      recordedTest(subject, interaction(meant), details, (result) => {
        expect(result).toMatchObject({ status: 'rejected', reason: { message } });
        expect(result.status === 'rejected' && result.reason).not.toBeInstanceOf(ApiError);
      });
    },
  };
}

function recordedTest(
  subject: Subject,
  interaction: Interaction,
  details: Details,
  check: (result: PromiseSettledResult<unknown>, effects: Effects) => void,
): void {
  const { service, operation, plan } = subject;
  const { call = plan.call, beside = [], token } = details;
  const session = token === 'refused' ? { token: REFUSED_TOKEN } : signedIn;
  it(interaction.title, async () => {
    const companions = beside.map((id) => successOf(subject, id).interaction);
    await record(service, interaction, companions, (mockUrl) =>
      withApp(service, mockUrl, session, async (effects) => {
        const [result] = await Promise.allSettled([call()]);
        check(result, effects);
        expectOrdinaryRequests(operation, effects, interaction.request, 1 + companions.length, session.token);
      }),
    );
  });
}

/** Message of a refusal for each of its fields: any text. */
function refusedFields(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'This is refused.']));
}

function statesOf(
  { service, operation: { operationId } }: Subject,
  status: number,
  { given = [], provoked, fields }: Details,
  body: unknown,
): ProviderState[] {
  const states = Array.isArray(given) ? given : [given];
  if (!provoked) return states;
  const code = codeIn(body);
  if (status >= 400 && code !== undefined && !fields)
    return [...states, { state: 'the service fails', service, operationId, status, code }];
  return [...states, { state: 'the service answers', service, operationId, status, ...(isJson(body) ? { body } : {}) }];
}
