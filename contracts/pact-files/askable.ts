import { branchesOf } from '../support/case-kinds.ts';
import { isIdentity } from '../support/ids-from-states.ts';
import { isObject } from '../support/json.ts';
import type { Schema, SpecOperation } from '../support/spec.ts';
import type { PactInteraction } from './pact-file.ts';

/*
 * What an interaction asks of a provider has to follow from the parameters of its states and from the request: fields that may be
 * missing are there because they are named, and ids are those that the provider gave.
 */

/** Names of fields that an answer must hold though they may be missing, or null, and that neither its states nor its request name. */
export function unnamedFields(schema: Schema | undefined, interaction: PactInteraction): string[] {
  const { providerStates = [], request, response } = interaction;
  const asked = [...providerStates.map(({ params }) => params), request.body?.content, request.query];
  const known = new Set(asked.flatMap(namesIn));
  return [...new Set(optionalFields(schema, response.body?.content))].filter((name) => !known.has(name));
}

/** Names in a value, however deep. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]);
}

/** Names of fields in a value that its schema does not require, or for which it takes null, too. */
function optionalFields(schema: Schema | undefined, value: unknown): string[] {
  const parts = branchesOf(schema);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((item) => optionalFields({ allOf: items }, item));
  }
  if (!isObject(value)) return [];
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.entries(value).flatMap(([name, field]) => {
    const own = parts.flatMap(({ properties }) => properties?.[name] ?? []);
    // Names of a map are data.
    const others = parts.flatMap(({ additionalProperties }) =>
      typeof additionalProperties === 'object' ? additionalProperties : [],
    );
    const inside = optionalFields({ allOf: own.length > 0 ? own : others }, field);
    const mayBeMissing = own.length > 0 && (!required.includes(name) || (field !== null && own.some(takesNull)));
    return mayBeMissing ? [name, ...inside] : inside;
  });
}

function takesNull(schema: Schema): boolean {
  return branchesOf(schema).some(({ type }) => [type].flat().includes('null'));
}

/** Parameters with one meaning everywhere, such as the host of a vendor, and those whose values mean what they say. */
const COMMON = [
  'channel',
  'countryCode',
  'doorCode',
  'email',
  'host',
  'locale',
  'month',
  'name',
  'postalCode',
  'vendorId',
  'year',
];

/** Ids that a request holds and in whose place no state can answer another: `id=album-1`. */
export function fixedIds({ path: template }: Pick<SpecOperation, 'path'>, { request }: PactInteraction): string[] {
  const { generators = {} } = request as { generators?: Generators };
  const parts = request.path.split('/');
  const given = (generators.path?.expression ?? request.path).split('/');
  const inPath = template.split('/').flatMap((part, at) => {
    const [, name = ''] = /^\{(\w+)\}/.exec(part) ?? [];
    return name !== '' && !COMMON.includes(name) && given[at] === parts[at] ? [`${name}=${parts[at]}`] : [];
  });
  const inQuery = Object.entries(request.query ?? {}).filter(
    ([name]) => isId(name) && !(name in (generators.query ?? {})),
  );
  const inBody = idsIn(request.body?.content, '$').filter(({ place }) => !(place in (generators.body ?? {})));
  return [
    ...inPath,
    ...inQuery.flatMap(([name, values]) => values.map((value) => `${name}=${value}`)),
    ...inBody.map(({ place, value }) => `${place}=${value}`),
  ];
}

interface Generators {
  path?: { expression: string };
  query?: Record<string, object>;
  body?: Record<string, object>;
}

/** Whether a field holds an id, or a list of them. */
function isId(name: string): boolean {
  return !COMMON.includes(name) && (isIdentity(name) || isIdentity(name.replace(/s$/, '')) || name === 'photos');
}

function idsIn(value: unknown, place: string, isOfId = true): { place: string; value: string }[] {
  // The empty one is that of nobody.
  if (typeof value === 'string') return isOfId && place !== '$' && value !== '' ? [{ place, value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => idsIn(item, `${place}[${at}]`, isOfId));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => idsIn(part, `${place}.${name}`, isId(name)));
}
