import { WHOLE_NUMBERS } from '#lib/wire-formats.ts';
import type { Schema } from './spec.ts';

/**
 * Patterns for the decimal form of numbers within the bounds of a schema, one for each bound; a number must fit all. Pact
 * has no matcher for bounds, and its matcher of whole numbers refuses `3.0`, which is 3 to every reader of JSON: a whole number
 * is a number whose fraction is zero, within what JavaScript holds exactly.
 * @throws Error for a bound that is negative or has a fraction
 */
export function numberPatterns({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): string[] {
  const isWhole = type === 'integer';
  const fraction = isWhole ? ZERO_FRACTION : FRACTION;
  const alternatives = (...some: (string | false)[]) => patterns.push(some.filter((one) => one !== false).join('|'));
  const patterns: string[] = [];
  if (minimum !== undefined)
    alternatives(`${atLeast(minimum)}${fraction}`, !isWhole && minimum === 0 && TINY, !isWhole && HUGE);
  if (exclusiveMinimum !== undefined)
    alternatives(
      `${atLeast(exclusiveMinimum + 1)}${fraction}`,
      !isWhole && String.raw`${exclusiveMinimum}\.0*[1-9]\d*`,
      !isWhole && exclusiveMinimum === 0 && TINY,
      !isWhole && HUGE,
    );
  const within = isWhole ? ZERO_FRACTION : String.raw`${FRACTION}(?:e-\d{1,3})?`;
  if (maximum !== undefined)
    alternatives(
      `${below(maximum)}${within}`,
      `${maximum}${isWhole ? ZERO_FRACTION : String.raw`(?:\.0+)?`}`,
      !isWhole && maximum > 0 && TINY,
      !isWhole && `-${HUGE}`,
    );
  if (exclusiveMaximum !== undefined)
    alternatives(
      `${below(exclusiveMaximum)}${within}`,
      !isWhole && exclusiveMaximum > 0 && TINY,
      !isWhole && `-${HUGE}`,
    );
  if (isWhole && maximum === undefined && exclusiveMaximum === undefined)
    patterns.push(`-?(?:${upTo(WHOLE_NUMBERS.maximum)})${ZERO_FRACTION}`);
  return patterns.map((pattern) => (pattern.includes('|') ? `^(?:${pattern})$` : `^${pattern}$`));
}

const FRACTION = String.raw`(?:\.\d+)?`;

/**
 * Numbers that Pact writes with an exponent before it compares them: those close to zero, and those beyond every bound. What is
 * 10^308 or more, a tenth of what JavaScript holds, is not asked for.
 */
const TINY = String.raw`[1-9]${FRACTION}e-\d{1,3}`;
const HUGE = String.raw`[1-9]${FRACTION}e\+?(?:1[6-9]|[2-9]\d|[12]\d\d|30[0-7])`;

/** Short: of a number with more digits in all than 2^53 Pact may read one that is a hair beside it. */
const ZERO_FRACTION = String.raw`(?:\.0{1,3})?`;

/** Whole numbers from zero to `bound`, as many digits as it has. */
function upTo(bound: number): string {
  const digits = digitsOf(bound);
  return [String.raw`\d{1,${digits.length - 1}}`, ...lesserInOneDigit(digits), digits].join('|');
}

/** Whole numbers from `bound` up: the bound itself, one that is greater in one digit, or one that has more digits. */
function atLeast(bound: number): string {
  const digits = digitsOf(bound);
  // The usual bounds, short so that a contract is readable.
  if (bound < 2) return bound === 0 ? String.raw`\d+` : String.raw`[1-9]\d*`;
  const greater = [...digits].flatMap((digit, at) =>
    digit === '9' ? [] : [`${digits.slice(0, at)}[${Number(digit) + 1}-9]${rest(digits, at)}`],
  );
  return String.raw`(?:${digits}|${[...greater, String.raw`[1-9]\d{${digits.length},}`].join('|')})`;
}

/** Whole parts of numbers that are less than `bound`: negative, less in one digit, or with fewer digits. */
function below(bound: number): string {
  const digits = digitsOf(bound);
  const fewer = digits.length > 1 ? ['0', String.raw`[1-9]\d{0,${digits.length - 2}}`] : [];
  return `(?:${[String.raw`-\d+`, ...lesserInOneDigit(digits), ...fewer].join('|')})`;
}

/** Numbers of as many digits that are less in one of them, and the same before it. */
function lesserInOneDigit(digits: string): string[] {
  return [...digits].flatMap((digit, at) => {
    // Only a single zero may stand first.
    const first = at === 0 && digits.length > 1 ? 1 : 0;
    return Number(digit) > first ? [`${digits.slice(0, at)}[${first}-${Number(digit) - 1}]${rest(digits, at)}`] : [];
  });
}

function digitsOf(bound: number): string {
  if (!Number.isSafeInteger(bound) || bound < 0) throw new Error(`There is no pattern for the bound ${bound}.`);
  return String(bound);
}

function rest(digits: string, at: number): string {
  const count = digits.length - at - 1;
  return count === 0 ? '' : String.raw`\d{${count}}`;
}
