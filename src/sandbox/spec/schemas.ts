import type { OpenApiDocument, Reference, Schema, SchemaObject } from './document.ts';

/** The value that a local reference (`#/components/…`) points to. */
export function resolveReference<Value>(document: OpenApiDocument, value: Value | Reference): Value {
  if (!isReference(value)) return value;
  let target: unknown = document;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (target === undefined) throw new Error(`The spec refers to ${value.$ref}, which does not exist.`);
  return resolveReference(document, target as Value | Reference);
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

/**
 * The schema with every reference written out. A schema that contains itself cannot be written out and is refused.
 */
export function withoutReferences(document: OpenApiDocument, schema: Schema, within: readonly string[] = []): Schema {
  if (typeof schema === 'boolean') return schema;
  if (schema.$ref === undefined) return mapSchemas(schema, (part) => withoutReferences(document, part, within));
  if (within.includes(schema.$ref)) throw new Error(`The schema ${schema.$ref} contains itself.`);
  const target = resolveReference<SchemaObject>(document, { $ref: schema.$ref });
  const { $ref, ...beside } = schema;
  return withoutReferences(document, { ...target, ...beside }, [...within, $ref]);
}

/**
 * The schema as a promise about what is sent: objects that do not say otherwise must not have undeclared properties.
 * Parts that only together describe one object (`allOf`, or `anyOf` beside properties) are closed as a whole.
 */
export function closed(schema: Schema, isPartOfWhole = false): Schema {
  if (typeof schema === 'boolean') return schema;
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const isWhole = schema.allOf !== undefined || (schema.properties !== undefined && alternatives.length > 0);
  const result = mapSchemas(schema, (part, keyword) => {
    const isComposition = keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf';
    return closed(part, isComposition && (isWhole || isPartOfWhole));
  });
  const isObject = schema.properties !== undefined || schema.allOf !== undefined || isObjectType(schema.type);
  if (!isObject || isPartOfWhole || schema.additionalProperties !== undefined) return result;
  return { unevaluatedProperties: false, ...result };
}

function isObjectType(type: SchemaObject['type']): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

/** The schema with another in place of each of its parts. @param map is told the keyword, and the name of a property */
export function mapSchemas(
  schema: SchemaObject,
  map: (part: Schema, keyword: string, name: string) => Schema,
): SchemaObject {
  const result: SchemaObject = { ...schema };
  if (schema.properties)
    result.properties = mapValues(schema.properties, (part, name) => map(part, 'properties', name));
  if (schema.additionalProperties !== undefined) {
    result.additionalProperties = map(schema.additionalProperties, 'additionalProperties', '');
  }
  if (schema.items !== undefined) result.items = map(schema.items, 'items', '');
  for (const keyword of ['prefixItems', 'allOf', 'anyOf', 'oneOf'] as const) {
    const parts = schema[keyword];
    if (parts) result[keyword] = parts.map((part) => map(part, keyword, ''));
  }
  return result;
}

function mapValues(
  schemas: Record<string, Schema>,
  map: (part: Schema, name: string) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, part]) => [name, map(part, name)]));
}
