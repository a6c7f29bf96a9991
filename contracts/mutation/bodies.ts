import * as fc from 'fast-check';
import type { Random } from '#lib/random.ts';
import { mistakenBody } from '../../tests/resilience/schemas/broken-bodies.ts';
import { validBody } from '../../tests/resilience/schemas/valid-bodies.ts';
import { changedAt } from '../support/change.ts';
import type { Schema } from '../support/spec.ts';
import { readable } from './drawn.ts';
import { isVeryNumber, isVeryValue } from './difference.ts';
import type { BodyRule, ContractAnswer } from './mutants.ts';
import { placesIn, step, type Place } from './places.ts';

/** A body to try, as it travels, and how it came about. */
export interface Drawn {
  text: string;
  made: string;
}

/** Number of texts drawn of each pattern of a contract, and used in turn. */
const OF_A_PATTERN = 200;

/**
 * Makes a function that draws bodies in the form of a contract's example: as its schema has it, with one mistake that services make, or
 * with a text that fits a pattern of the contract.
 */
export function createDrawing({ body, matchingRules }: ContractAnswer, schema: Schema, random: Random): () => Drawn {
  const content = body?.content;
  const rules = matchingRules?.body ?? {};
  const places = placesIn(content, schema);
  const schemas = new Map(places.map((place) => [place.path, place.schemas]));
  const patterned = places.flatMap((place) => patternsAt(place, rules, random));
  const redraw = (value: unknown, path: string): unknown => {
    if (isVeryValue(rules[path]) && (Array.isArray(value) || typeof value !== 'object' || value === null)) return value;
    if (typeof value === 'number' && isVeryNumber(rules[path], value)) return value;
    if (Array.isArray(value))
      return value.length === 0
        ? []
        : Array.from({ length: random.between(1, 3) }, () => redraw(value[0], `${path}[*]`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redraw(part, path + step(name))]));
    return drawnLike(value, schemas.get(path) ?? [], random);
  };
  return () => {
    const valid = redraw(content, '$');
    const pick = random.next();
    if (pick < 0.4) return { text: JSON.stringify(valid), made: 'valid' };
    const [first, ...others] = patterned;
    if (pick < 0.6 && first) {
      const { keys, texts, isNumber } = random.pick([first, ...others]);
      const text = random.pick(texts);
      // A number as its pattern has it, digit for digit.
      const mark = isNumber ? '\u0001number\u0001' : text;
      const whole = JSON.stringify(changedAt(valid, keys, mark));
      return { text: whole.replace(JSON.stringify('\u0001number\u0001'), () => text), made: 'a text of the contract' };
    }
    const { mistake, body: broken } = mistakenBody(valid, random);
    return { text: JSON.stringify(readable(broken)), made: mistake };
  };
}

interface Patterned {
  keys: string[];
  texts: [string, ...string[]];
  isNumber: boolean;
}

function patternsAt({ path, keys, value }: Place, rules: Record<string, BodyRule>, random: Random): Patterned[] {
  const isNumber = typeof value === 'number';
  const matchers = rules[path]?.matchers ?? [];
  const fits = matchers.flatMap(({ regex }) => (regex === undefined ? [] : [new RegExp(regex)]));
  return matchers.flatMap(({ regex }) => {
    if (regex === undefined) return [];
    const seed = random.between(1, 2 ** 30);
    const drawn = fc
      .sample(fc.stringMatching(new RegExp(regex)), { seed, numRuns: OF_A_PATTERN })
      .filter((text) => fits.every((pattern) => pattern.test(text)));
    const [first, ...more] = isNumber ? drawn.filter(isJsonNumber) : drawn.map((text) => text.toWellFormed());
    return first === undefined ? [] : [{ keys, texts: [first, ...more], isNumber }];
  });
}

function isJsonNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

/** A value that the schema allows and that is of the type of another; the other where it is hardly ever drawn. */
function drawnLike(value: unknown, schemas: readonly Schema[], random: Random): unknown {
  const [schema] = schemas;
  if (schema === undefined) return value;
  for (let made = 0; made < 20; made += 1) {
    const drawn = validBody(schema, random);
    if (typeof drawn === typeof value && (drawn === null) === (value === null)) return readable(drawn);
  }
  return value;
}
