import type { Schema } from './document.ts';
import { mapSchemas } from './schemas.ts';

/**
 * What client and services make of null: it stands for a property that may be missing, where the schema gives null no
 * meaning of its own. See: [Note: Null is absent]
 */
export function withNullForAbsent<Described extends Schema>(schema: Described): Described;
export function withNullForAbsent(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  const { required = [] } = schema;
  return mapSchemas(schema, (part, keyword, name) => {
    const inner = withNullForAbsent(part);
    const isOptional = keyword === 'properties' && !required.includes(name);
    return isOptional && !takesNull(part) ? { anyOf: [inner, { type: 'null' }] } : inner;
  });
}

/** A copy of a body with null in each property that may be missing, whether it is there or not. */
export function withNulls(schema: Schema, body: unknown): unknown {
  const copy: unknown = structuredClone(body);
  visitOptional(schema, copy, (holder, name) => Reflect.set(holder, name, null));
  return copy;
}

/**
 * A copy of a body without the nulls of absent properties in its records: what clients keep whole and send back as they read
 * it (open objects).
 */
export function withoutNulls(schema: Schema, body: unknown): unknown {
  const copy: unknown = structuredClone(body);
  visitOptional(schema, copy, (holder, name, isRecord) => {
    if (isRecord && Reflect.get(holder, name) === null) Reflect.deleteProperty(holder, name);
  });
  return copy;
}

/** Calls for each property of a body that may be missing and not be null, there or not. `isRecord`: unknown properties are kept beside it. */
export function visitOptional(
  schema: Schema,
  value: unknown,
  found: (holder: object, name: string, isRecord: boolean) => void,
  isRecord = isOpen(schema),
): void {
  if (typeof schema === 'boolean' || typeof value !== 'object' || value === null) return;
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    visitOptional(part, value, found, isRecord || isOpen(part));
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value)) {
    if (items !== undefined) for (const item of value) visitOptional(items, item, found);
    return;
  }
  for (const [name, part] of Object.entries(properties)) {
    if (!required.includes(name) && !takesNull(part)) found(value, name, isRecord);
    visitOptional(part, Reflect.get(value, name), found);
  }
  if (additionalProperties === undefined) return;
  for (const [name, part] of Object.entries(value))
    if (!Object.hasOwn(properties, name)) visitOptional(additionalProperties, part, found);
}

/** Whether something in what a schema describes may be missing and not be null. */
export function hasOptional(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const { properties = {}, required = [] } = schema;
  let found = Object.entries(properties).some(([name, part]) => !required.includes(name) && !takesNull(part));
  mapSchemas(schema, (part) => {
    found ||= hasOptional(part);
    return part;
  });
  return found;
}

function isOpen(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const { additionalProperties: others, allOf = [] } = schema;
  return others === true || (typeof others === 'object' && Object.keys(others).length === 0) || allOf.some(isOpen);
}

/** Whether null is a value that the schema describes. */
function takesNull(schema: Schema): boolean {
  if (typeof schema === 'boolean') return schema;
  const { type, enum: values, const: only, allOf, anyOf, oneOf } = schema;
  const alternatives = anyOf ?? oneOf;
  return (
    (type === undefined || [type].flat().includes('null')) &&
    (!Array.isArray(values) || values.includes(null)) &&
    (only === undefined || only === null) &&
    (allOf ?? []).every(takesNull) &&
    (alternatives === undefined || alternatives.some(takesNull))
  );
}
