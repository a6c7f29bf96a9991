export type Texts = Record<string, string>;

const plural = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Faults of a locale's texts beside those of the reference locale: texts, placeholders, and the plural forms that the
 * language has (English has two, French three).
 *
 * @param locale BCP 47 tag, the file's name
 * @returns one line each
 */
export function localeFaults(locale: string, texts: Texts, reference: Texts): string[] {
  const wanted = new Map(
    Object.keys(reference).flatMap((key) =>
      keysFor(locale, key).map((name) => [name, placeholders(reference[name] ?? reference[key] ?? '')] as const),
    ),
  );
  const lacking = [...wanted.keys()].filter((key) => !(key in texts)).map((key) => `${locale}: ${key} is missing`);
  const unknown = Object.keys(texts)
    .filter((key) => !wanted.has(key))
    .map((key) => `${locale}: ${key} is in no use`);
  const different = Object.entries(texts)
    .filter(([key, text]) => wanted.has(key) && !fits(locale, key, placeholders(text), wanted.get(key) ?? []))
    .map(
      ([key, text]) =>
        `${locale}: ${key} has the placeholders ${placeholders(text).join(' ') || '(none)'} instead of ${wanted.get(key)?.join(' ') || '(none)'}`,
    );
  const empty = Object.entries(texts)
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key]) => `${locale}: ${key} is empty`);
  return [...lacking, ...unknown, ...different, ...empty];
}

/** The keys that a locale needs for a key of the reference: one for each plural form of the language. */
function keysFor(locale: string, key: string): string[] {
  const base = plural.exec(key)?.[1];
  if (base === undefined) return [key];
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => `${base}_${form}`);
}

function placeholders(text: string): string[] {
  return [...new Set([...String(text).matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** A plural form that stands for one number alone may leave it out: "One photo", but in French not, where none is one, too. */
function fits(locale: string, key: string, found: string[], wanted: string[]): boolean {
  const form = plural.exec(key)?.[2];
  const optional = form !== undefined && standsForOne(locale, form) ? ['count'] : [];
  const without = (names: string[]) => names.filter((name) => !optional.includes(name)).join(' ');
  return without(found) === without(wanted);
}

function standsForOne(locale: string, form: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return [0, 1, 2, 3, 5, 11, 21, 100].filter((count) => rules.select(count) === form).length === 1;
}
