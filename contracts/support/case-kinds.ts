import type { Schema } from './spec.ts';

/**
 * [Note: Two kinds of case]
 * - `provider`: asked of the provider. A state that a real service can be in, and what it then answers.
 * - `client`: borne by the client. What no request brings about (500, 429), forms that the client merely tolerates, and the
 *   code of each failure. They run through the real client and are verified against the sandbox; no backend team gets them.
 */
export type Kind = 'provider' | 'client';

/** Provider states of the sandbox that make it answer or send what no request brings about: no real service has them. */
const BACK_DOORS = ['the service fails', 'the service answers', 'the service sends', 'the order is null'];

/** Whether a provider state is a back door. */
export function isBackDoor({ name }: { name: string }): boolean {
  return BACK_DOORS.includes(name);
}

/**
 * Names in a value that its schema has no word for, as places. Names of a map are data: their values have a schema.
 * @param schema a reference is resolved
 */
export function undescribed(schema: Schema | undefined, value: unknown, place = ''): string[] {
  if (Array.isArray(value)) {
    const items = branchesOf(schema).flatMap((one) => one.items ?? [])[0];
    return value.flatMap((item, at) => undescribed(items, item, `${place}.${at}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const branches = branchesOf(schema);
  return Object.entries(value).flatMap(([name, part]) => {
    const own = branches.flatMap(({ properties }) => properties?.[name] ?? []);
    const map = branches.flatMap(({ additionalProperties: rest }) =>
      typeof rest === 'object' && Object.keys(rest).length > 0 ? [rest] : [],
    );
    const described = [...own, ...map];
    const at = `${place}.${name}`;
    if (described.length === 0) return [at.slice(1)];
    return undescribed({ allOf: described }, part, at);
  });
}

/** A schema and all that it is made of, choices included. */
export function branchesOf(schema: Schema | undefined): Schema[] {
  if (schema === undefined) return [];
  return [schema, ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts) => (parts ?? []).flatMap(branchesOf))];
}
