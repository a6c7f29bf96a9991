import { withNullForAbsent } from '#sandbox/spec/nulls.ts';
import { isMessage, type PactInteraction } from '../pact-files/pact-file.ts';
import { faultOf } from '../support/matchers.ts';
import type { Schema, SpecResponse } from '../support/spec.ts';
import { candidatesFor } from './candidates.ts';
import { placesIn, replaced, withoutPlace } from './places.ts';

/** An answer as it stands in a contract. */
export interface ContractAnswer {
  status: number;
  headers?: Record<string, string[]>;
  body?: { content?: unknown; contentType?: string; encoded?: boolean | string };
  matchingRules?: { body?: Record<string, BodyRule> };
}

/** Rules of a contract for one place. */
export interface BodyRule {
  combine?: string;
  matchers: { match: string; regex?: string; min?: number }[];
}

/** Response of a provider. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** The example answer of an interaction with one change. */
export interface Mutant {
  /** The description of the interaction. */
  interaction: string;
  /** Name of the change, in two or three words. */
  kind: string;
  /** Path, such as `images.0.imageId`; empty for the response itself. */
  place: string;
  /** Path in the body, from the outside in. */
  keys: string[];
  /** The changed body, where it is JSON. */
  body?: unknown;
  /** Whether the contract must refuse it. */
  isHarmful: boolean;
  answer: Answer;
}

/**
 * All mutants of an interaction. The spec judges them: what breaks the schema of the answer is harmful, what fits it is
 * harmless, and so is null for a field that may be missing, but for a place whose very value the case means, such as the code of a failure, and for entries of maps, which
 * the app reads by the names that the case gives them.
 */
export function mutantsOf(
  interaction: PactInteraction,
  answer: ContractAnswer,
  spec: SpecResponse | undefined,
): Mutant[] {
  const original = originalAnswer(answer);
  const mutant = (kind: string, place: string, isHarmful: boolean, change: Partial<Answer>): Mutant => ({
    interaction: interaction.description,
    kind,
    place,
    keys: [],
    isHarmful,
    answer: { ...original, ...change },
  });
  return [
    mutant('unchanged', '', false, {}),
    // A message has neither headers nor a status.
    ...(isMessage(interaction)
      ? []
      : [mutant('another header', '', false, { headers: { ...original.headers, 'X-Another-Header': 'value' } })]),
    ...(isMessage(interaction)
      ? []
      : wrongStatuses(original.status).map((status) => mutant('wrong status', '', true, { status }))),
    ...Object.keys(answer.headers ?? {})
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => mutant('header missing', name, true, { headers: without(original.headers, name) })),
    ...bodyMutants(answer, spec?.schema).map(({ kind, keys, isHarmful, body }) => ({
      ...mutant(kind, keys.join('.'), isHarmful, { body: JSON.stringify(body) }),
      keys,
      body,
    })),
    ...(answer.body === undefined
      ? []
      : garbled(answer).map((change) => mutant('another kind of file', '', true, change))),
  ];
}

/** The example answer of a contract, as a provider would give it. */
function originalAnswer({ status, headers = {}, body }: ContractAnswer): Answer {
  const given = Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));
  if (body?.content === undefined) return { status, headers: given };
  if (body.encoded)
    return { status, headers: given, body: new Uint8Array(Buffer.from(String(body.content), 'base64')) };
  return { status, headers: given, body: JSON.stringify(body.content) };
}

function wrongStatuses(status: number): number[] {
  return [200, 400, 404, 500].filter((other) => other !== status);
}

function garbled({ body, headers }: ContractAnswer): Partial<Answer>[] {
  const page = {
    headers: { ...originalAnswer({ status: 200, ...(headers && { headers }) }).headers, 'Content-Type': 'text/html' },
    body: '<!doctype html><title>Sign in</title>',
  };
  return body?.encoded ? [page, { body: 'no file at all' }] : [page, { body: '' }];
}

interface BodyMutant {
  kind: string;
  keys: string[];
  isHarmful: boolean;
  body: unknown;
}

function bodyMutants({ body, matchingRules }: ContractAnswer, schema: Schema | undefined): BodyMutant[] {
  if (body?.content === undefined || body.encoded || !schema) return [];
  const { content } = body;
  // The app is the judge: null is what it takes for a field that may be missing.
  const borne = withNullForAbsent(schema);
  const rules = matchingRules?.body ?? {};
  return placesIn(content, schema).flatMap((at): BodyMutant[] => {
    const { keys, name, value, path, schemas, isEntry } = at;
    const isMeant = typeof value !== 'object' && asksForVeryValue(rules[path]);
    const tried = candidatesFor(name, value, schemas)
      // A body is not removed here, and an item missing is another list.
      .filter((candidate) => 'value' in candidate || name !== '')
      .map(({ kind, ...candidate }) => ({
        kind: isEntry && !('value' in candidate) ? 'entry missing' : kind,
        body: 'value' in candidate ? replaced(content, keys, candidate.value) : withoutPlace(content, keys),
      }));
    const extended = isObject(value)
      ? another(value, schemas).map(({ kind, field }) => ({
          kind,
          body: replaced(content, keys, { ...value, anotherField: field }),
        }))
      : [];
    return [...tried, ...extended]
      .filter((changed) => JSON.stringify(changed.body) !== JSON.stringify(content))
      .map((changed) => ({
        ...changed,
        keys,
        isHarmful: isMeant || changed.kind === 'entry missing' || faultOf(borne, changed.body) !== undefined,
      }));
  });
}

/** Without a rule a value must be the very one, and so it must where a rule says so. */
function asksForVeryValue(rule: BodyRule | undefined): boolean {
  return rule === undefined || rule.matchers.some(({ match }) => match === 'equality');
}

/** Added fields: for a record any; for a map an entry like the others, and one that is not. */
function another(value: Record<string, unknown>, schemas: readonly Schema[]): { kind: string; field: unknown }[] {
  const any = { of: ['any', 'kind'] };
  const [first] = Object.values(value);
  const isMap = schemas.some(({ additionalProperties }) => typeof additionalProperties === 'object');
  if (!isMap) return [{ kind: 'another field', field: any }];
  return [
    { kind: 'wrong entry', field: any },
    ...(first === undefined ? [] : [{ kind: 'another entry', field: first }]),
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
}
