import * as z from 'zod/mini';

/** Parsed answer, with what is wrong with the items that were left out of its list; or what is wrong with all of it. */
export type Reading = { data: unknown; leftOut: readonly string[] } | { wrong: readonly string[] };

type Schema = z.core.$ZodType;

/** Position of a part in an answer. */
interface Position {
  /** Parts removed so far, by the copies without them. */
  removed: WeakMap<object, Removed>;
  /** Number of fields deeper at which the list may stand whose items are read one by one. */
  listDepth: number;
  /** The part is a record whose unknown fields stay, because it is sent back (O106, O107). */
  isRecord: boolean;
}

interface Removed {
  /** The fields of a record that were null. */
  nulls?: readonly string[];
  /** Faults of each item that was left out. */
  items?: readonly string[];
}

/** An answer is a list, or holds one in a field. */
const LIST_DEPTH = 1;
const NOWHERE = -1;

/** The fields of a record that were null when it was read. Enumerable, so that a copy by spreading has them, too; not in JSON. */
const NULLS = Symbol('nulls');

/**
 * Reads an answer by its schema.
 *
 * [Note: Null is absent] Many services write null for what they do not have. Null therefore stands for a property that may be
 * missing, wherever the schema gives null no meaning of its own: it is dropped. An answer that fits as it is takes no longer for
 * that; any other is read once more without such nulls.
 * @param isTolerant whether the list that the answer is, or holds in a field, is read item by item (`list: tolerant` in the
 *   spec): an item that breaks its schema is left out, unless no item is any better
 */
export function readAnswer(schema: z.ZodMiniType, json: unknown, isTolerant: boolean): Reading {
  const asSent = schema.safeParse(json);
  if (asSent.success) return { data: asSent.data, leftOut: [] };
  let wrong: readonly z.core.$ZodIssue[] = [];
  for (const listDepth of isTolerant ? [NOWHERE, LIST_DEPTH] : [NOWHERE]) {
    const removed: Position['removed'] = new WeakMap();
    const mended = usable(schema, json, { removed, listDepth, isRecord: false });
    const { success, data, error } = schema.safeParse(mended);
    if (success) return { data, leftOut: transferRemoved(mended, data, removed) };
    wrong = error.issues;
  }
  return { wrong: wrong.map(placeOf) };
}

/**
 * A record as it is sent back: with null in the fields that were null when it was read and have no other value since. For the
 * answer itself and spread copies of it. See: [Note: Null is absent]
 */
export function withNulls<Fields extends object>(record: Fields): Fields {
  const { [NULLS]: nulls = [] }: { [NULLS]?: readonly string[] } = record;
  const open = nulls.filter((name) => Reflect.get(record, name) === undefined);
  return open.length === 0 ? record : { ...record, ...Object.fromEntries(open.map((name) => [name, null])) };
}

/** A part of an answer without what may be left out of it. */
function usable(schema: Schema, value: unknown, at: Position): unknown {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return usable(def.innerType, value, at);
    case 'union':
      for (const option of def.options) {
        const mended = usable(option, value, at);
        if (fits(option, mended)) return mended;
      }
      return value;
    case 'intersection':
      return [def.left, def.right].reduce(
        (part: unknown, side) => usable(side, part, { ...at, isRecord: true }),
        value,
      );
    case 'array':
      return Array.isArray(value) ? usableItems(def.element, value, at) : value;
    case 'object':
      return usableFields((name) => (Object.hasOwn(def.shape, name) ? def.shape[name] : undefined), value, at);
    case 'record':
      // Of a map, an entry that is null stays a fault: what is counted as null must not be taken for nothing.
      return usableFields(() => def.valueType, value, at);
    default:
      return value;
  }
}

function usableFields(
  schemaOf: (name: string) => Schema | undefined,
  value: unknown,
  { removed, listDepth, isRecord }: Position,
): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const inside = { removed, listDepth: listDepth - 1, isRecord: false };
  const nulls: string[] = [];
  let copy = value;
  for (const [name, field] of Object.entries(value)) {
    const schema = schemaOf(name);
    if (!schema) continue;
    const isAbsent = field === null && isAbsence(schema);
    const mended = isAbsent ? undefined : usable(schema, field, inside);
    if (mended === field) continue;
    if (copy === value) copy = { ...value };
    if (isAbsent) {
      Reflect.deleteProperty(copy, name);
      nulls.push(name);
    } else {
      Reflect.set(copy, name, mended);
    }
  }
  if (isRecord && nulls.length > 0) removed.set(copy, { nulls: [...(removed.get(value)?.nulls ?? []), ...nulls] });
  return copy;
}

function usableItems(schema: Schema, value: readonly unknown[], { removed, listDepth }: Position): readonly unknown[] {
  const items = value.map((item) => usable(schema, item, { removed, listDepth: NOWHERE, isRecord: false }));
  if (listDepth < 0) return items.every((item, index) => item === value[index]) ? value : items;
  const faults = items.map((item) => z.safeParse(schema, item).error);
  const good = items.filter((_, index) => !faults[index]);
  // Where no item can be read the service speaks another language, and an empty list would be a lie.
  if (good.length === 0) return items;
  removed.set(good, { items: faults.flatMap((error) => (error ? error.issues.slice(0, 1).map(placeOf) : [])) });
  return good;
}

const absences = new WeakMap<Schema, boolean>();

/** Whether null means of a property that it is not there. */
function isAbsence(schema: Schema): boolean {
  const known = absences.get(schema) ?? (!fits(schema, null) && fits(schema, undefined));
  absences.set(schema, known);
  return known;
}

function fits(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/** Puts what was null into the records of an answer that was read. Gives what was wrong with the items that were left out. */
function transferRemoved(mended: unknown, read: unknown, removed: Position['removed']): readonly string[] {
  if (mended === read || !isObject(mended) || !isObject(read)) return [];
  const { nulls = [], items = [] } = removed.get(mended) ?? {};
  if (nulls.length > 0) Reflect.set(read, NULLS, nulls);
  return [
    ...items,
    ...Object.entries(read).flatMap(([name, part]) => transferRemoved(Reflect.get(mended, name), part, removed)),
  ];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function placeOf({ path }: z.core.$ZodIssue): string {
  return path.join('.') || 'body';
}
