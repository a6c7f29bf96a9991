import { createInstance } from 'i18next';
import { getLocale } from '#generated/app-config/calls.ts';
import type enGB from './locales/en-GB.json';
import { after } from '#lib/timers.ts';
import { shapeOf, usableTexts, type Texts } from './texts-shape.ts';

/** The shape of the texts that the app was built with; put in by the build (scripts/build/locale-files.ts). */
declare const TEXTS_SHAPE: number;

type CatalogueKey = keyof typeof enGB;

/** A key of the catalogue; plural forms (`key_one`, `key_other`) are asked for by their common name. */
export type TextKey = CatalogueKey extends infer Key
  ? Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Base
    : Key
  : never;

/** Values for the placeholders of a text: numbers are written as the language writes them, and `count` chooses the plural form, too. */
export type TextParams = Record<string, string | number>;

/** The locale that is used when a vendor's own cannot be loaded (A9.12). */
const DEFAULT_LOCALE = 'en-GB';

/** Time, in ms, that the page waits for its language. */
const TIMEOUT_MS = 3_000;

/** Number of keys that a report names at most. */
const MOST_KEYS_TOLD = 20;

const SOFT_HYPHEN = '\u00AD';

const catalogue = createInstance();
/** Texts that have been asked for without values: most are several times while a page comes, which takes a slow phone a millisecond each. */
const plainTexts = new Map<TextKey, string>();
let locale = DEFAULT_LOCALE;

/** Texts to put into use, and what is wrong with those that were asked for. */
interface Loaded {
  locale: string;
  texts: Texts;
  /** For those that are not among them. */
  english?: Texts;
  failure?: unknown;
}

/**
 * Loads the texts of a locale from /locales/{locale}.json; when they fail or are late the bundled en-GB texts are loaded, and
 * the page begins with what comes first. The locale is fixed from then on: a vendor has one, and a page that has begun in
 * English stays so.
 *
 * A file may be older than the app (O81). A text that is missing, or has other placeholders than the app fills in, is
 * replaced by the English one; a file without most texts counts as none, for a page says which language it is in (X18).
 * @returns the failure that led to a fallback, for the log
 */
export async function loadTexts(wanted: string): Promise<unknown> {
  const late = Promise.withResolvers<Loaded>();
  // The download goes on: it may still be the first to come, and the browser caches the file for the next page.
  const cancel = after(TIMEOUT_MS, () =>
    late.resolve(inEnglish(new Error(`The texts of ${wanted} have not come within ${TIMEOUT_MS} ms`))),
  );
  const served = getLocale(wanted).then((texts) => usableOf(wanted, texts));
  const { locale: next, texts, english, failure } = await Promise.race([served.catch(inEnglish), late.promise]);
  cancel();
  await useTexts(next, texts, english);
  return failure;
}

async function inEnglish(failure: unknown): Promise<Loaded> {
  return { locale: DEFAULT_LOCALE, texts: await englishTexts(), failure };
}

/** @throws what is wrong with served texts where they are no use */
async function usableOf(wanted: string, served: Texts): Promise<Loaded> {
  if (shapeOf(served) === TEXTS_SHAPE) return { locale: wanted, texts: served };
  const english = await englishTexts();
  const usable = usableTexts(served, english);
  const keys = Object.keys(english);
  const lacking = keys.filter((key) => !Object.hasOwn(usable, key));
  const failure = new Error(
    `The texts of ${wanted} lack ${lacking.length} of ${keys.length}: ${lacking.slice(0, MOST_KEYS_TOLD).join(', ')}`,
  );
  if (lacking.length > keys.length / 2) throw failure;
  return { locale: wanted, texts: usable, english, failure: lacking.length > 0 ? failure : undefined };
}

async function englishTexts(): Promise<Texts> {
  return (await import('./locales/en-GB.json')).default;
}

/**
 * Puts texts into use without loading them; for tests and the fallback.
 * @param english for those that are not among them
 */
export async function useTexts(next: string, texts: Texts, english: Texts = {}): Promise<void> {
  locale = next;
  plainTexts.clear();
  await catalogue.init({
    lng: next,
    // With the plural forms of English.
    fallbackLng: DEFAULT_LOCALE,
    resources: {
      [DEFAULT_LOCALE]: { translation: english },
      [next]: { translation: withSoftHyphens(next === DEFAULT_LOCALE ? { ...english, ...texts } : texts) },
    },
    keySeparator: false,
    nsSeparator: false,
    // The name of a text is nothing to show.
    parseMissingKeyHandler: () => '',
    // Served texts write {amount}; React escapes what it renders.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
}

/**
 * The texts with the places marked at which their long words may be divided: on a narrow screen, or in large letters, some are
 * longer than a line, and not every browser knows the syllables of every language (X10). Which words, and where, says the text
 * `app.longWords`: beginnings of words, with a hyphen at each place. A text is marked when it is read: a page shows one in twenty.
 */
export function withSoftHyphens(texts: Texts): Texts {
  // Letters alone: a served file may hold anything, and what means something in a pattern must neither break a text nor the page.
  const words = texts['app.longWords']?.match(/\p{L}[\p{L}\p{M}-]*/gu);
  if (!words) return texts;
  const divided = new Map(words.map((word) => [word.replaceAll('-', ''), word.split('-').map(({ length }) => length)]));
  // The longest first: others are parts of it.
  const anyOfThem = new RegExp(
    [...divided.keys()].toSorted((one, other) => other.length - one.length).join('|'),
    'giu',
  );
  const divide = (word: string) => {
    let at = 0;
    return (divided.get(word.toLowerCase()) ?? []).map((length) => word.slice(at, (at += length))).join(SOFT_HYPHEN);
  };
  const marked = new Map<string, string>();
  const mark = (text: string) => {
    const known = marked.get(text) ?? text.replace(anyOfThem, divide);
    marked.set(text, known);
    return known;
  };
  return new Proxy(texts, {
    get: (target, key) => {
      const text: unknown = Reflect.get(target, key);
      return typeof text === 'string' ? mark(text) : text;
    },
  });
}

/** A text without such marks, for what is not set in lines: the title of a window. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '');
}

/** The text of a key in the customer's language. */
export function t(key: TextKey, params?: TextParams): string {
  const known = params ? undefined : plainTexts.get(key);
  if (known !== undefined) return known;
  const text = catalogue.t(key, { ...params, replace: formatted(params ?? {}) });
  if (!params) plainTexts.set(key, text);
  return text;
}

/** Parameters as the language writes them; texts stay. `count` itself has to stay a number: it sets the plural form. */
function formatted(params: TextParams): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toLocaleString(locale)]));
}

/** The BCP 47 tag of the language in use, for dates and numbers. */
export function currentLocale(): string {
  return locale;
}
