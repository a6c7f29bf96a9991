import { isMessage, type PactInteraction } from '../pact-files/pact-file.ts';
import { changedAt } from '../support/change.ts';
import { isObject } from '../support/json.ts';
import type { Schema, SpecResponse } from '../support/spec.ts';
import { candidatesFor } from './candidates.ts';
import { drawnFor } from './drawn.ts';
import { placesIn } from './places.ts';

/** An answer as it stands in a contract. */
export interface ContractAnswer {
  status: number;
  headers?: Record<string, string[]>;
  body?: { content?: unknown; contentType?: string; encoded?: boolean | string };
  matchingRules?: { status?: object; header?: object; body?: Record<string, BodyRule> };
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
  answer: Answer;
}

/** Mutants of an interaction. Their effect on the app is not said here: the app is asked for it. */
export function mutantsOf(
  interaction: PactInteraction,
  answer: ContractAnswer,
  spec: SpecResponse | undefined,
): Mutant[] {
  const original = originalAnswer(answer);
  const mutant = (kind: string, place: string, change: Partial<Answer>): Mutant => ({
    interaction: interaction.description,
    kind,
    place,
    keys: [],
    answer: { ...original, ...change },
  });
  const inBody = bodyMutants(answer, spec?.schema, interaction.description).map(({ kind, keys, body }) => ({
    ...mutant(kind, keys.join('.'), { body: JSON.stringify(body) }),
    keys,
    body,
  }));
  // A message has neither headers nor a status.
  if (isMessage(interaction)) return [mutant('unchanged', '', {}), ...inBody, mutant('cut off', '', { body: '' })];
  return [
    mutant('unchanged', '', {}),
    mutant('another header', '', { headers: { ...original.headers, 'X-Another-Header': 'value' } }),
    ...STATUSES.filter((status) => status !== original.status).map((status) =>
      mutant(`status ${status}`, '', { status }),
    ),
    ...Object.keys(answer.headers ?? {})
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => mutant('header missing', name, { headers: without(original.headers, name) })),
    ...inBody,
    ...otherBodies(answer).map(({ kind, ...change }) => mutant(kind, '', change)),
  ];
}

/** Successes that no spec may document, refusals of every kind, and what comes from what stands before a service. */
const STATUSES = [200, 201, 202, 204, 400, 401, 403, 404, 409, 410, 422, 429, 500, 503];

/** The example answer of a contract, as a provider would give it. */
export function originalAnswer({ status, headers = {}, body }: ContractAnswer): Answer {
  const given = Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));
  if (body?.content === undefined) return { status, headers: given };
  if (body.encoded)
    return { status, headers: given, body: new Uint8Array(Buffer.from(String(body.content), 'base64')) };
  return { status, headers: given, body: JSON.stringify(body.content) };
}

/** Wholly different bodies, and other media types of the same. */
function otherBodies(answer: ContractAnswer): ({ kind: string } & Partial<Answer>)[] {
  const { headers, body } = originalAnswer(answer);
  const typed = (type: string) => ({ ...headers, 'Content-Type': type });
  const page = { headers: typed('text/html'), body: '<!doctype html><title>Sign in</title>' };
  if (body === undefined)
    return [
      { kind: 'a page', ...page },
      { kind: 'a problem', headers: typed('application/problem+json'), body: '{"title":"Not so","status":400}' },
      { kind: 'a text', headers: typed('text/plain'), body: 'not so' },
    ];
  if (typeof body !== 'string')
    return [
      { kind: 'a page', ...page },
      { kind: 'another kind of file', body: 'no file at all' },
    ];
  return [
    { kind: 'a page', ...page },
    { kind: 'no body', body: '' },
    ...[
      'Application/JSON',
      'application/json; charset=utf-8',
      'application/vnd.photo.v2+json',
      'application/problem+json',
    ].map((type) => ({ kind: 'media type of JSON', headers: typed(type) })),
    { kind: 'JSON called a text', headers: typed('text/plain') },
  ];
}

interface BodyMutant {
  kind: string;
  keys: string[];
  body: unknown;
}

function bodyMutants({ body, matchingRules }: ContractAnswer, schema: Schema | undefined, seed: string): BodyMutant[] {
  if (body?.content === undefined || body.encoded || !schema) return [];
  const { content } = body;
  const rules = matchingRules?.body ?? {};
  return placesIn(content, schema).flatMap((at): BodyMutant[] => {
    const { keys, name, value, path, schemas, isEntry } = at;
    const patterns = rules[path]?.matchers.flatMap(({ regex }) => regex ?? []) ?? [];
    const candidates = [...candidatesFor(name, value, schemas), ...drawnFor(value, schemas, patterns, seed + path)];
    const tried = candidates
      // A body is not removed here, and an item missing is another list.
      .filter((candidate) => 'value' in candidate || name !== '')
      .map(({ kind, ...candidate }) => ({
        kind: isEntry && !('value' in candidate) ? 'entry missing' : kind,
        body: changedAt(content, keys, ...('value' in candidate ? [candidate.value] : [])),
      }));
    const extended = isObject(value)
      ? another(value, schemas).map(({ kind, field }) => ({
          kind,
          body: changedAt(content, keys, { ...value, anotherField: field }),
        }))
      : [];
    return [...tried, ...extended]
      .filter((changed) => JSON.stringify(changed.body) !== JSON.stringify(content))
      .map((changed) => ({ ...changed, keys }));
  });
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

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
}
