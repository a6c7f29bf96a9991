import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A situation that contracts ask a provider for. */
export interface StateEntry {
  name: string;
  description: string;
  /** The parameters as a JSON schema. */
  parameters: { properties?: Record<string, unknown>; required?: string[] };
}

/** The catalogue of provider states that comes with the package, written when it is packed. */
export function readCatalogue(): StateEntry[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'states.json'), 'utf8')) as StateEntry[];
}

/** Meaning of a 404 (and a 410) for the app, by operation, as in the package. For operations that are not listed it is a failure. */
export function readMeanings(): Record<string, string> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'not-found.json'), 'utf8')) as Record<string, string>;
}

/** The parameters of a state, each as `name: type (default …)`. */
export function parametersOf({ parameters: { properties = {}, required = [] } }: StateEntry): string[] {
  return Object.entries(properties).map(
    ([name, schema]) => `${name}: ${typeOf(schema)}${required.includes(name) ? ', required' : defaultOf(schema)}`,
  );
}

function typeOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'any';
  if ('enum' in schema && Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return 'type' in schema ? [schema.type].flat().join(' | ') : 'any';
}

function defaultOf(schema: unknown): string {
  return typeof schema === 'object' && schema !== null && 'default' in schema
    ? `, default ${JSON.stringify(schema.default)}`
    : '';
}
