import type { Texts } from './locale-faults.ts';

/** Words that hardly any translation has: a text with one of them has been left as it was. */
const english = /\b(the|your|you|please|with|this|are|could|cannot)\b/i;
/** A text without a word to translate: placeholders, signs and digits. */
const wordless = /^(?:\{\w+\}|[^\p{L}])*$/u;

/**
 * Texts of a locale that are still English: the same as those of the reference locale, or with words that only English has.
 *
 * @param same English texts with the locales in which they are the same
 * @returns one line each
 */
export function englishLeft(
  locale: string,
  texts: Texts,
  reference: Texts,
  same: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (wordless.test(text)) return [];
    if (text === reference[key]) return same[text]?.includes(locale) ? [] : [`${locale}: ${key} is English: ${text}`];
    const word = english.exec(text.replace(/\{\w+\}/g, ''))?.[0];
    return word === undefined ? [] : [`${locale}: ${key} has the English word "${word}": ${text}`];
  });
}
