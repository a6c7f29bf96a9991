import type { Schema } from '../support/spec.ts';

/** A place in a JSON value. */
export interface Place {
  /** From the outside in; none for the value itself. */
  keys: string[];
  /** The name of the field; empty for the value itself and for items of lists. */
  name: string;
  /** As contracts write it: `$.images[*].imageId`. */
  path: string;
  value: unknown;
  /** Schemas of it: more than one where there is a choice. */
  schemas: Schema[];
  /** An entry of a map, whose name the schema does not know. */
  isEntry: boolean;
}

/** Every place in a value, the value itself first; of a list, its first item stands for all. */
export function placesIn(value: unknown, schema: Schema): Place[] {
  const found: Place[] = [];
  const visit = (at: Place) => {
    found.push(at);
    if (Array.isArray(at.value)) {
      if (at.value.length > 0)
        visit({
          keys: [...at.keys, '0'],
          name: '',
          path: `${at.path}[*]`,
          value: at.value[0],
          schemas: at.schemas.flatMap(({ items }) => choices(items)),
          isEntry: false,
        });
    } else if (typeof at.value === 'object' && at.value !== null) {
      for (const [name, part] of Object.entries(at.value)) visit(field(at, name, part));
    }
  };
  visit({ keys: [], name: '', path: '$', value, schemas: choices(schema), isEntry: false });
  return found;
}

/** Form of the value in a place; undefined where the place itself is not there. */
export function formAt(
  value: unknown,
  keys: readonly string[],
): 'missing' | 'null' | 'empty list' | 'value' | undefined {
  const [key, ...deeper] = keys;
  if (key === undefined)
    return value === null ? 'null' : Array.isArray(value) && value.length === 0 ? 'empty list' : 'value';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, key)) return formAt(Reflect.get(value, key), deeper);
  return deeper.length === 0 && !Array.isArray(value) ? 'missing' : undefined;
}

function field({ keys, path, schemas }: Place, name: string, value: unknown): Place {
  return {
    keys: [...keys, name],
    name,
    path: path + step(name),
    value,
    isEntry: !schemas.some(({ properties }) => properties?.[name]),
    schemas: schemas.flatMap(({ properties, additionalProperties }) =>
      choices(properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)),
    ),
  };
}

/** A step of a path as contracts write it. */
export function step(name: string): string {
  if (/^\d+$/.test(name)) return `[${name}]`;
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`;
}

/** A schema and all that it is made of or chooses from. */
function choices(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  return [schema, ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(choices)];
}
