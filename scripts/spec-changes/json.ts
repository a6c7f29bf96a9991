import { isObject } from '../../contracts/support/json.ts';

/** Part of a spec, as it was read. */
export type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The keys of both, each once, in order. */
export function keysOf(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
