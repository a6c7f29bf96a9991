import { isObject } from '../support/json.ts';
import { veryNumber } from '../support/matchers.ts';
import type { BodyRule, ContractAnswer } from './mutants.ts';
import type { Reaction } from './app.ts';
import { step } from './places.ts';

type Rules = Readonly<Record<string, BodyRule>>;

/**
 * Difference between what the app makes of two answers, undefined when there is none: the second is then as good as the first, in the
 * situation of the first. The app's reaction is to be the same, and what it got of the same form: whatever the first held is there, of
 * the same type, and is the same where the contract means the very value. Of a failure, the code counts where the contract holds one.
 */
export function differenceOf(
  first: Reaction,
  second: Reaction,
  { headers = {}, body, matchingRules }: ContractAnswer,
): string | undefined {
  if (first.is !== second.is) return `${first.is}, then ${second.is}`;
  if (first.effects !== second.effects) return `other effects: ${first.effects}, then ${second.effects}`;
  if (first.is === 'value') {
    if (first.status !== second.status) return `${first.status}, then ${second.status}`;
    const rules = matchingRules?.body ?? {};
    if (!isHeaders(first.value)) return differenceIn(first.value, second.value, '$', rules);
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    const lost = names.find((name) => !(isHeaders(second.value) && name in second.value.headers));
    return lost && `the header ${lost} is not there`;
  }
  if (first.status !== second.status) return `${first.status}, then ${second.status}`;
  if (holdsCode(body?.content) && first.code !== second.code) return `the code ${second.code}`;
  const unmarked = first.fields?.find((field) => !second.fields?.includes(field));
  return unmarked && `${unmarked} is not marked`;
}

function isHeaders(value: unknown): value is { headers: Record<string, string> } {
  return isObject(value) && isObject(value['headers']) && Object.keys(value).length === 1;
}

function holdsCode(content: unknown): boolean {
  return JSON.stringify(content ?? null).match(/"(?:code|error)":/) !== null;
}

function differenceIn(first: unknown, second: unknown, path: string, rules: Rules): string | undefined {
  const rule = rules[path];
  if (rule?.matchers.some(({ regex }) => regex === String.raw`[\s\S]*`)) return undefined;
  if (Array.isArray(first)) {
    if (!Array.isArray(second)) return `${path} is no list`;
    if (isVeryValue(rule)) return same(first, second) ? undefined : `${path} is another list`;
    if (first.length === 0) return undefined;
    if (second.length === 0) return `${path} is empty`;
    return found(second, (item) => differenceIn(first[0], item, `${path}[*]`, rules));
  }
  if (isObject(first)) {
    if (!isObject(second)) return `${path} is no object`;
    return found(Object.entries(first), ([name, value]) => {
      if (value === undefined) return undefined;
      const at = path + step(name);
      return second[name] === undefined ? `${at} is not there` : differenceIn(value, second[name], at, rules);
    });
  }
  if (typeof first !== typeof second || (first === null) !== (second === null)) return `${path} is of another type`;
  const isMeant = isVeryValue(rule) || (typeof first === 'number' && isVeryNumber(rule, first));
  return isMeant && first !== second ? `${path} is ${JSON.stringify(second)}` : undefined;
}

/** Without a rule a value must be the very one, and so it must where a rule says so. */
export function isVeryValue(rule: BodyRule | undefined): boolean {
  return rule === undefined || rule.matchers.some(({ match }) => match === 'equality');
}

/** Whether a rule asks for this whole number, however it is written. */
export function isVeryNumber(rule: BodyRule | undefined, number: number): boolean {
  return rule?.matchers.some(({ regex }) => regex === veryNumber(number)) ?? false;
}

function found<One>(all: readonly One[], differs: (one: One) => string | undefined): string | undefined {
  for (const one of all) {
    const difference = differs(one);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function same(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
