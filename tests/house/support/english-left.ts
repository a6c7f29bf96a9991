import type { Texts } from './locale-faults.ts';

/** Words that stand in hardly any English sentence's translation: a text with one of them has been left as it was. */
const english = /\b(the|your|you|please|with|this|are|could|cannot|photos|albums|orders)\b/i;
/** A text without a word to translate: placeholders, signs and digits. */
const wordless = /^(?:\{\w+\}|[^\p{L}])*$/u;

/**
 * Texts of a locale that are still English: the same as those of the reference locale, or with words that only English has.
 *
 * @param same for each key whose text may be the same, the locales in which it may, or all of them
 * @returns one line each
 */
export function englishLeft(locale: string, texts: Texts, reference: Texts, same: Readonly<Record<string, readonly string[] | 'all'>>): string[] {
  const maySame = (key: string) => same[key] === 'all' || (same[key]?.includes(locale) ?? false);
  return Object.entries(texts).flatMap(([key, text]) => {
    if (wordless.test(text) || maySame(key)) return [];
    if (text === reference[key]) return [`${locale}: ${key} is English: ${text}`];
    const word = english.exec(text.replace(/\{\w+\}/g, ''))?.[0];
    return word === undefined ? [] : [`${locale}: ${key} has the English word "${word}": ${text}`];
  });
}
