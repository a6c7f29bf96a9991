import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../contracts/support/json.ts';
import { BOTH, type Question } from './change.ts';
import { fields, keysOf, list, type Fields } from './json.ts';
import {
  BOUNDS,
  choicesOf,
  flatten,
  isChoice,
  LEAST,
  MOST,
  OPAQUE,
  othersOf,
  typesOf,
  type Choice,
} from './schema-shape.ts';

/** Sender of the value: the client (a request) or the service (an answer). */
export type Direction = 'request' | 'answer';

export interface SchemaChange {
  /** Path in the value, such as `items[].price`; empty for the whole. */
  field: string;
  text: string;
  breaks: Question[];
  /** The schema that changed, of the later document where it is there. */
  part: unknown;
}

interface Comparison {
  direction: Direction;
  changes: SchemaChange[];
}

/** Two schemas of a value. */
interface Pair {
  field: string;
  old: Fields;
  now: Fields;
  part: unknown;
}

/** The question to which more possible values are a no: what is sent may be more than who reads it expects. */
const MORE = { answer: 'baseline', request: 'today' } as const;
/** The question to which fewer possible values are a no: what was sent so far may no longer be taken. */
const FEWER = { answer: 'today', request: 'baseline' } as const;

/** Differences between two schemas, references followed, and the questions to which each is a no. */
export function schemaChanges(direction: Direction, before: unknown, after: unknown): SchemaChange[] {
  const comparison: Comparison = { direction, changes: [] };
  compare(comparison, '', before, after);
  return comparison.changes;
}

/**
 * The change of a default: what is left out is taken for it, and both sides have to think alike of that.
 * @param required whether it must be there, so that none counts
 */
export function defaultChanges(
  before: unknown,
  after: unknown,
  required: boolean,
): Pick<SchemaChange, 'text' | 'breaks'>[] {
  const [was, is] = [before, after].map((schema) => JSON.stringify(flatten(schema).default));
  if (was === is) return [];
  if (was === undefined) return [{ text: `default ${is} added`, breaks: required ? [] : ['today'] }];
  if (is === undefined) return [{ text: `default ${was} removed`, breaks: required ? [] : ['baseline'] }];
  return [{ text: `default changed from ${was} to ${is}`, breaks: required ? [] : BOTH }];
}

function compare(comparison: Comparison, field: string, before: unknown, after: unknown): void {
  comparePair(comparison, { field, old: flatten(before), now: flatten(after), part: after ?? before });
}

function comparePair(comparison: Comparison, pair: Pair): void {
  const { field, old, now } = pair;
  if (isChoice(old) || isChoice(now)) return compareChoices(comparison, pair);
  if (!compareTypes(comparison, pair)) return;
  compareValues(comparison, pair);
  compareLimits(comparison, pair);
  compareProperties(comparison, pair);
  if (old.items !== undefined || now.items !== undefined) compare(comparison, `${field}[]`, old.items, now.items);
}

function gained(comparison: Comparison, pair: Pair, text: string): void {
  add(comparison, pair, text, [MORE[comparison.direction]]);
}

function lost(comparison: Comparison, pair: Pair, text: string): void {
  add(comparison, pair, text, [FEWER[comparison.direction]]);
}

function add({ changes }: Comparison, { field, part }: Pair, text: string, breaks: Question[]): void {
  changes.push({ field, text, part, breaks });
}

/** @returns false when the two have nothing in common that could be compared further */
function compareTypes(comparison: Comparison, pair: Pair): boolean {
  const { old, now } = pair;
  // The type that follows from values says no more than they do.
  if (valuesOf(old) && valuesOf(now) && (old.type === undefined || now.type === undefined)) return true;
  const [was, is] = [typesOf(old), typesOf(now)];
  const holds = (types: string[], type: string) =>
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
  const text = `type changed from ${was.join(' | ') || 'any'} to ${is.join(' | ') || 'any'}`;
  const fewer = was.length === 0 ? is.length > 0 : was.some((type) => !holds(is, type));
  const more = is.length === 0 ? was.length > 0 : is.some((type) => !holds(was, type));
  if (fewer && more) add(comparison, pair, text, BOTH);
  else if (fewer) lost(comparison, pair, text);
  else if (more) gained(comparison, pair, text);
  return !(fewer && more);
}

function compareValues(comparison: Comparison, pair: Pair): void {
  const { old, now } = pair;
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (!was && !is) return;
  if (!was) return lost(comparison, pair, `only ${is?.join(', ')} from now on`);
  if (!is) return gained(comparison, pair, `no longer one of ${was.join(', ')} only`);
  for (const value of is.filter((one) => !was.includes(one))) gained(comparison, pair, `enum value ${value} added`);
  for (const value of was.filter((one) => !is.includes(one))) lost(comparison, pair, `enum value ${value} removed`);
}

function valuesOf(schema: Fields): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : undefined;
}

function compareLimits(comparison: Comparison, pair: Pair): void {
  const { old, now } = pair;
  const limited = (key: string, unlimited: number, sign: number) => {
    const [was, is] = [Number(old[key] ?? unlimited), Number(now[key] ?? unlimited)];
    if (was === is) return;
    const text = `${key} changed from ${old[key] ?? 'none'} to ${now[key] ?? 'none'}`;
    (sign * (is - was) > 0 ? lost : gained)(comparison, pair, text);
  };
  LEAST.forEach((key) => limited(key, 0, 1));
  MOST.forEach((key) => limited(key, Infinity, -1));
  for (const bound of BOUNDS) {
    const [was, is] = [boundOf(old, bound), boundOf(now, bound)];
    const stricter = bound.sign * (is.at - was.at) || Number(is.isExcluded) - Number(was.isExcluded);
    const text = `${bound.inclusive} changed from ${was.text} to ${is.text}`;
    if (stricter > 0) lost(comparison, pair, text);
    else if (stricter < 0) gained(comparison, pair, text);
  }
  for (const key of OPAQUE) compareOpaque(comparison, pair, key);
}

/** The stricter one of the two keywords of a bound; `exclusiveMinimum: true` is how OpenAPI 3.0 says that `minimum` is excluded. */
function boundOf(schema: Fields, { inclusive, exclusive, sign }: (typeof BOUNDS)[number]) {
  const [limit, beyond] = [schema[inclusive], schema[exclusive]];
  const included = typeof limit === 'number' ? limit : -sign * Infinity;
  const isExcluded = typeof beyond === 'number' ? sign * beyond >= sign * included : beyond === true;
  const at = isExcluded && typeof beyond === 'number' ? beyond : included;
  return { at, isExcluded, text: Number.isFinite(at) ? `${at}${isExcluded ? ' excluded' : ''}` : 'none' };
}

function compareOpaque(comparison: Comparison, pair: Pair, key: string): void {
  // Of items that need not differ, nothing is said.
  const [old, now] = [pair.old, pair.now].map((schema) =>
    key === 'uniqueItems' && schema[key] === false ? undefined : schema[key],
  );
  const [was, is] = [JSON.stringify(old), JSON.stringify(now)];
  if (was === is) return;
  const isMultiple = (one: unknown, of: unknown) => key === 'multipleOf' && Number.isInteger(Number(one) / Number(of));
  if (was === undefined) lost(comparison, pair, `${key} ${is} added`);
  else if (is === undefined) gained(comparison, pair, `${key} ${was} removed`);
  else {
    const text = `${key} changed from ${was} to ${is}`;
    if (isMultiple(now, old)) lost(comparison, pair, text);
    else if (isMultiple(old, now)) gained(comparison, pair, text);
    else add(comparison, pair, text, BOTH);
  }
}

function compareProperties(comparison: Comparison, { field, old, now, part }: Pair): void {
  const { direction } = comparison;
  const [before, after] = [fieldsSent(direction, old), fieldsSent(direction, now)];
  const [wasRequired, isRequired] = [before.required, after.required];
  // What must be there without being described may be anything.
  const bare = Object.fromEntries([...undescribed(before), ...undescribed(after)].map((name) => [name, {}]));
  const [was, is]: [Fields, Fields] = [
    { ...bare, ...before.properties },
    { ...bare, ...after.properties },
  ];
  for (const name of keysOf(was, is)) {
    const inside = { field: field === '' ? name : `${field}.${name}`, old: {}, now: {}, part: is[name] ?? was[name] };
    const required = isRequired.includes(name);
    // Who needs a field that is no longer sent misses it: services of today, or the client of the baseline.
    const missed = direction === 'request' && wasRequired.includes(name);
    if (!(name in is)) add(comparison, inside, 'removed', missed ? BOTH : ['baseline']);
    else if (!(name in was)) {
      // A service that takes no other fields refuses it; the client takes any.
      const isRefused = direction === 'request' && othersOf(old) === undefined;
      const broken = [...(required ? [FEWER[direction]] : []), ...(isRefused ? [MORE[direction]] : [])];
      const breaks = BOTH.filter((question) => broken.includes(question));
      add(comparison, inside, required ? 'added, required' : 'added', breaks);
    } else {
      const whole = { ...inside, part };
      if (required && !wasRequired.includes(name)) lost(comparison, whole, 'made required');
      if (!required && wasRequired.includes(name)) gained(comparison, whole, 'made optional');
      const defaults = defaultChanges(was[name], is[name], required || wasRequired.includes(name));
      defaults.forEach(({ text, breaks }) => add(comparison, inside, text, breaks));
      compare(comparison, inside.field, was[name], is[name]);
    }
  }
  if (old.additionalProperties === undefined && now.additionalProperties === undefined) return;
  const others = { field: `${field}{}`, old: {}, now: {}, part };
  const [open, stillOpen] = [othersOf(old), othersOf(now)];
  if (open && stillOpen) {
    const told = isObject(now.additionalProperties) ? now.additionalProperties : part;
    comparePair(comparison, { ...others, old: flatten(open), now: flatten(stillOpen), part: told });
  } else if (open) lost(comparison, others, 'no other fields from now on');
  else if (stillOpen) gained(comparison, others, 'other fields from now on');
}

/** The described and the required fields: read-only ones are in no request, write-only ones in no answer. */
function fieldsSent(direction: Direction, { properties, required }: Fields) {
  const aside = direction === 'request' ? 'readOnly' : 'writeOnly';
  const [kept, left] = [false, true].map((isLeft) =>
    Object.fromEntries(
      Object.entries(fields(properties)).filter(([, one]) => (flatten(one)[aside] === true) === isLeft),
    ),
  ) as [Fields, Fields];
  const names = list(required).map(String);
  return { properties: kept, required: names.filter((name) => !(name in left)) };
}

function undescribed({ properties, required }: ReturnType<typeof fieldsSent>): string[] {
  return required.filter((name) => !(name in properties));
}

/**
 * Choices, each with each other: one that no choice of the other side holds is lost or gained. Different ones are told
 * in pairs that differ least. A side without choices is a choice of one.
 */
function compareChoices(comparison: Comparison, { field, old, now, part }: Pair): void {
  const { direction } = comparison;
  const [was, is] = [choicesOf(old, part), choicesOf(now, part)];
  const rows = was.map((one) => is.map((other) => changesBetween(direction, field, one, other)));
  const column = (index: number) => rows.map((row) => row[index] ?? []);
  const isStrange = (question: Question, all: SchemaChange[][]): Question[] =>
    all.every((changes) => changes.some(({ breaks }) => breaks.includes(question))) ? [question] : [];
  const differs = (all: SchemaChange[][]) => all.every(({ length }) => length > 0);
  const free = [...is.keys()].filter((index) => differs(column(index)));
  const told: SchemaChange[] = [];
  for (const [index, row] of rows.entries()) {
    if (!differs(row)) continue;
    const breaks = isStrange(FEWER[direction], row);
    const [partner] = free.toSorted((one, other) => (row[one]?.length ?? 0) - (row[other]?.length ?? 0));
    if (partner === undefined)
      told.push({ field, text: `choice ${index + 1} removed`, part: was[index]?.part, breaks });
    else {
      free.splice(free.indexOf(partner), 1);
      breaks.push(...isStrange(MORE[direction], column(partner)));
      for (const change of row[partner] ?? [])
        told.push({ ...change, breaks: change.breaks.filter((question) => breaks.includes(question)) });
    }
  }
  for (const index of free) {
    const breaks = isStrange(MORE[direction], column(index));
    told.push({ field, text: `choice ${index + 1} added`, part: is[index]?.part, breaks });
  }
  comparison.changes.push(...once(told));
  // One that comes or goes says nothing of what fits.
  const [by, byNow] = [old.discriminator, now.discriminator];
  if (!isDeepStrictEqual(by, byNow))
    add(comparison, { field, old, now, part }, 'discriminator changed', by && byNow ? BOTH : []);
}

function changesBetween(direction: Direction, field: string, old: Choice, now: Choice): SchemaChange[] {
  const comparison: Comparison = { direction, changes: [] };
  comparePair(comparison, { field, old: old.schema, now: now.schema, part: now.part });
  return comparison.changes;
}

/** Changes, each once: one that stands beside a choice is found in each of its pairs. */
function once(changes: SchemaChange[]): SchemaChange[] {
  const groups = Map.groupBy(changes, ({ field, text }) => JSON.stringify([field, text]));
  return [...groups.values()].flatMap(([one, ...others]) => {
    const broken = others.flatMap(({ breaks }) => breaks);
    return one ? [{ ...one, breaks: BOTH.filter((question) => [...one.breaks, ...broken].includes(question)) }] : [];
  });
}
