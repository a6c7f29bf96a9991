import type { Schema } from '#sandbox/spec/document.ts';
import { visitOptional } from '#sandbox/spec/nulls.ts';
import { jsonIn } from '../support/json.ts';
import { jsonSchemaPointer, type SpecFile } from './spec-places.ts';

/** Faults of an answer by the spec of its operation; empty when there are none. */
export function exchangeFaults(
  spec: SpecFile,
  operation: string,
  status: number,
  contentType: string,
  text: string,
): string[] {
  // Others that are documented, such as that there is no room left, are answers like any other.
  if (status === 500) return ['it fails with 500'];
  const responses = spec.at(`${operation}/responses`)?.value as Record<string, unknown> | undefined;
  const known = [String(status), `${String(status)[0]}XX`, 'default'].find((name) => responses && name in responses);
  if (known === undefined)
    return [`the status ${status} is not documented; documented are ${Object.keys(responses ?? {}).join(', ')}`];
  // The client reads the status of a refusal, and takes any body.
  if (status >= 400) return [];
  const schema = jsonSchemaPointer(spec, `${operation}/responses/${known}`);
  if (schema === undefined) return [];
  const content = spec.at(`${operation}/responses/${known}/content`)?.value as Record<string, unknown>;
  if (!/\bjson\b/i.test(contentType))
    // A file may come instead of JSON, where the spec says so.
    return Object.keys(content).some((type) => contentType.startsWith(type))
      ? []
      : [`the answer to ${status} is of the type "${contentType}"; documented are ${Object.keys(content).join(', ')}`];
  const body = jsonIn(text);
  if (body === undefined) return [`the answer to ${status} is no JSON: ${text.slice(0, 100)}`];
  const fault = spec.faultOf(schema, withoutAbsent(spec.schema(schema) as Schema, body));
  const { file, line } = spec.place(schema);
  return fault === undefined ? [] : [`the body of ${status} is not what ${file}:${line} says: ${fault}`];
}

/** A copy of a body without the nulls of fields that may be missing: the client reads both alike. See: [Note: Null is absent] */
function withoutAbsent(schema: Schema, body: unknown): unknown {
  const copy: unknown = structuredClone(body);
  visitOptional(schema, copy, (holder, name) => {
    if (Reflect.get(holder, name) === null) Reflect.deleteProperty(holder, name);
  });
  return copy;
}
