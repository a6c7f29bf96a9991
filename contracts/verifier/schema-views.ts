import { isObject } from '../support/json.ts';
import { referenceIn, type Places } from './spec-places.ts';

/** A JSON schema of a description that somebody else wrote, also of OpenAPI 3.0 and Swagger 2. */
export type TheirSchema = Readonly<Record<string, unknown>>;

/** One way in which a value may fit a schema: schemas without references and choices, which hold all at once. */
export type View = readonly TheirSchema[];

/** Kinds of JSON; a whole number is a number, since descriptions say either. */
export type Kind = 'null' | 'text' | 'number' | 'true or false' | 'list' | 'object';

const KINDS: Readonly<Record<string, Kind>> = {
  null: 'null',
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
};

/** The ways to fit a schema: each branch of a choice is one. */
export function viewsOf(places: Places, schema: unknown, via: readonly string[] = []): View[] {
  if (!isObject(schema)) return [[{}]];
  const { $ref, allOf, anyOf, oneOf, nullable, 'x-nullable': isNullable, ...own } = schema;
  const within = (part: unknown) => viewsOf(places, part, via);
  const parts = [
    [[own]],
    ...(typeof $ref === 'string' ? [referred(places, $ref, via)] : []),
    ...listOf(allOf).map(within),
    ...[anyOf, oneOf].filter((choice) => Array.isArray(choice)).map((choice) => choice.flatMap(within)),
  ];
  const views = parts.reduce<View[]>(
    (all, more) => all.flatMap((one) => more.map((other) => [...one, ...other])),
    [[]],
  );
  // OpenAPI 3.0 lets null stand beside a type alone; generators write it beside references, too, and mean it.
  const known = nullable === true || isNullable === true ? [...views, [{ type: 'null' }]] : views;
  return known.filter((view) => kindsOf(view)?.size !== 0);
}

/** A schema that contains itself adds nothing to itself. */
function referred(places: Places, reference: string, via: readonly string[]): View[] {
  if (via.includes(reference)) return [[{}]];
  const pointer = referenceIn(reference);
  const found = pointer === undefined ? undefined : places.raw(pointer);
  return viewsOf(places, found, [...via, reference]);
}

/** The kinds of value that a view allows, undefined when it says nothing of them. */
export function kindsOf(view: View): Set<Kind> | undefined {
  const said = view.flatMap((schema) => {
    const { type, enum: values, const: value, properties, items } = schema;
    const types = [type ?? []].flat().flatMap((one) => KINDS[String(one)] ?? []);
    return [
      ...(types.length > 0 ? [types] : []),
      ...(Array.isArray(values) ? [values.map(kindOf)] : []),
      ...('const' in schema ? [[kindOf(value)]] : []),
      // Many leave the type out where what follows says it.
      ...(types.length === 0 && isObject(properties) ? [['object' as const]] : []),
      ...(types.length === 0 && isObject(items) ? [['list' as const]] : []),
    ];
  });
  const [first, ...more] = said;
  return first && new Set(first.filter((kind) => more.every((kinds) => kinds.includes(kind))));
}

export function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? 'object';
}

/** The ways to fit a field of an object, empty when the view does not describe it. */
export function fieldOf(places: Places, view: View, name: string): View[] {
  const named = view.flatMap(({ properties }) =>
    isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
  );
  // Entries of a map, by whatever name.
  const others = view.flatMap(({ additionalProperties: other }) =>
    isObject(other) && Object.keys(other).length > 0 ? [other] : [],
  );
  const found = named.length > 0 ? named : others;
  return found.length > 0 ? viewsOf(places, { allOf: found }) : [];
}

/** The names of the fields that a view lists. */
export function namesOf(view: View): string[] {
  return view.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
}

export function requires(view: View, name: string): boolean {
  return view.some(({ required }) => listOf(required).includes(name));
}

/** The ways to fit an entry of a list, empty when the view does not describe entries. */
export function entryOf(places: Places, view: View): View[] {
  const found = view.flatMap(({ items }) => (isObject(items) && Object.keys(items).length > 0 ? [items] : []));
  return found.length > 0 ? viewsOf(places, { allOf: found }) : [];
}

/** Whether a value may be meant by a view: kinds, pinned values and required fields. Patterns and bounds are not looked at. */
export function mayFit(places: Places, view: View, value: unknown): boolean {
  if (kindsOf(view)?.has(kindOf(value)) === false) return false;
  if (!view.every((schema) => isAmong(schema, value))) return false;
  if (Array.isArray(value)) {
    const entry = entryOf(places, view);
    return entry.length === 0 || value.every((one) => entry.some((way) => mayFit(places, way, one)));
  }
  if (!isObject(value)) return true;
  const isWhole = view.every(({ required }) => listOf(required).every((name) => Object.hasOwn(value, String(name))));
  return (
    isWhole &&
    Object.entries(value).every(([name, part]) => {
      const field = fieldOf(places, view, name);
      return field.length === 0 || field.some((way) => mayFit(places, way, part));
    })
  );
}

/** The values that a view lists, as JSON, undefined when it lists none. */
export function listedBy(view: View): string[] | undefined {
  const [first, ...more] = view.flatMap((schema) => {
    const values = listedIn(schema);
    return values ? [values.map((one) => JSON.stringify(one))] : [];
  });
  return first?.filter((value) => more.every((values) => values.includes(value)));
}

function isAmong(schema: TheirSchema, value: unknown): boolean {
  const text = JSON.stringify(value);
  return listedIn(schema)?.some((one) => JSON.stringify(one) === text) ?? true;
}

function listedIn(schema: TheirSchema): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
