import type { Random } from 'json-schema-faker';
import { isObject } from '../support/json.ts';

/** Keywords that describe a text more closely than by its length; or its bytes, which are no text of a person. */
const CLOSER = ['pattern', 'format', 'enum', 'const', 'contentEncoding', 'contentMediaType'];

/**
 * A schema in which each free text, one of any characters, has a format of ours: json-schema-faker by itself draws short words
 * of ASCII letters and digits, which break no service.
 * @param register takes the format's name and what makes its texts
 */
export function withFreeTexts(schema: unknown, register: (format: string, make: (random: Random) => string) => void) {
  const marked = (node: unknown, isWhole = true): unknown => {
    if (Array.isArray(node)) return node.map((part) => marked(part, isWhole));
    if (!isObject(node)) return node;
    // Another part of an `allOf` may say more of a text.
    if (!isWhole || !isFreeText(node))
      return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, marked(part, name !== 'allOf')]));
    // The lengths go with the format: the library counts them in UTF-16, JSON schema in characters.
    const { minLength: least = 0, maxLength: most, ...rest } = node as { minLength?: number; maxLength?: number };
    const format = `free-text-${least}-${most ?? 'any'}`;
    register(format, (random) => freeText(random, least, most));
    return { ...rest, format };
  };
  return marked(schema);
}

function isFreeText(node: Record<string, unknown>): boolean {
  return [node.type].flat().includes('string') && !CLOSER.some((name) => name in node);
}

const PLAIN = 'abcxyzABCXYZ0123456789';
/**
 * Accents, one of them a character of its own; what takes two places in UTF-16; right to left; what addresses and markup give a
 * meaning.
 */
const ALPHABETS = [PLAIN, 'aZäßéñŁø\u0301', '😀🚀👩🏽𝒳', 'אבגשדهوعربي', `aZ9 /%?#&+"'<>;=\\`];

/** Length of a long text where the schema names none. */
const LONG = 200;
/** An address with a longer text, or with a few of them, is more than many servers read. */
const LONGEST = 1000;

/** A text of characters of one kind, or with blanks around it, or a long one. */
function freeText(random: Random, least: number, most = LONG): string {
  const kind = random.int(0, ALPHABETS.length + 1);
  const isLong = kind > ALPHABETS.length;
  const characters = [...(ALPHABETS[kind] ?? PLAIN)];
  const longest = Math.max(least, Math.min(most, LONGEST));
  const length = isLong ? longest : random.int(least, Math.min(longest, least + 10));
  const text = Array.from({ length }, () => random.pick(characters));
  return kind === ALPHABETS.length ? ` ${text.slice(2).join('')} `.slice(0, length) : text.join('');
}
