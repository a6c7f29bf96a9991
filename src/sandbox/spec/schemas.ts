import { WHOLE_NUMBERS } from '#lib/wire-formats.ts';
import type { Schema, SchemaObject } from './document.ts';

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

/** The schema with every whole number within what JavaScript holds exactly: the client refuses others. */
export function withExactIntegers(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  const mapped = mapSchemas(schema, withExactIntegers);
  return [schema.type].flat().includes('integer') ? { ...WHOLE_NUMBERS, ...mapped } : mapped;
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
