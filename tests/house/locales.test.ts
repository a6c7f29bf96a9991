import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteAllRules, deleteWord, normaliseWord } from '#features/storage-status/form.ts';
import { t, useTexts, type TextKey } from '#i18n/texts.ts';
import { locales } from '#vendor/vendors.ts';
import { englishLeft } from './support/english-left.ts';
import { localeFaults, type Texts } from './support/locale-faults.ts';
import { read, root } from './support/project.ts';
import { sameInEnglish } from './support/same-in-english.ts';

const folder = 'src/i18n/locales';
const textsOf = (locale: string): Texts => JSON.parse(read(`${folder}/${locale}.json`));
const reference = textsOf('en-GB');
const others = locales.filter((locale) => locale !== 'en-GB');
const isKey = (name: string): name is TextKey => name in reference || `${name}_other` in reference;

it('O81 O164 there are texts in the eleven languages, and in no others', () => {
  expect(readdirSync(join(root, folder)).sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
});

it.each(locales)('O81 %s has every text, placeholder and plural form', (locale) => {
  expect(localeFaults(locale, textsOf(locale), reference)).toEqual([]);
});

it.each(locales)('O81 %s writes no key twice, and no letter in two parts', (locale) => {
  const file = read(`${folder}/${locale}.json`);
  const keys = [...file.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(file.normalize('NFC') === file, 'is written in composed letters').toBe(true);
});

it('O81 fr-FR ends no line before a sign that French sets off, or after a quotation mark', () => {
  // Names of keys are no punctuation.
  const faults = Object.entries(textsOf('fr-FR')).filter(
    ([key, text]) =>
      key !== 'shortcuts.list.keys' && key !== 'shortcuts.signs' && /(?<!\u00A0)[:;?!»](?!\/\/)|«(?!\u00A0)/.test(text),
  );
  expect(faults).toEqual([]);
});

it.each(locales)('X10 %s says of no word where it may be divided that it does not have', (locale) => {
  const { 'app.longWords': words = '', ...texts } = textsOf(locale);
  const all = Object.values(texts).join(' ').toLocaleLowerCase(locale);
  expect(
    words.split(' ').filter((word) => !/^\p{Ll}+(?:-\p{Ll}+)+$/u.test(word) || !all.includes(word.replaceAll('-', ''))),
  ).toEqual([]);
});

it.each(others)('O81 %s has nothing left in English', (locale) => {
  expect(englishLeft(locale, textsOf(locale), reference, sameInEnglish)).toEqual([]);
});

it.each(locales)('X1 %s calls a button by what it shows, so that it can be told by voice (WCAG 2.5.3)', (locale) => {
  const texts = textsOf(locale);
  const bare = (text: string | undefined) =>
    (text ?? '')
      .replace(/\{\w+\}/g, '')
      .trim()
      .toLocaleLowerCase(locale);
  // A text of something in progress is not the name of a button.
  const named = Object.keys(texts).filter((key) => /Named$|\.named$/.test(key) && key !== 'widgets.makingNamed');
  expect(named.length).toBeGreaterThan(8);
  const ofOwnName = {
    'settings.change': ['details', 'email', 'address', 'payment'].map((part) => `settings.${part}.change`),
    'photos.loadMore': ['photos.loadMore.label', 'album.loadMore'],
  };
  const pairs = Object.entries(ofOwnName).flatMap(([shown, keys]) => keys.map((key) => [key, shown] as const));
  expect(pairs.flat().filter((key) => bare(texts[key]) === '')).toEqual([]);
  pairs.push(...named.map((key) => [key, key.replace(/Named$|\.named$/, '')] as const));
  expect(pairs.filter(([key, shown]) => !bare(texts[key]).includes(bare(texts[shown])))).toEqual([]);
});

it('what may be the same as in English is', () => {
  const isSame = (text: string, locale: string) =>
    Object.entries(textsOf(locale)).some(([key, own]) => own === text && reference[key] === text);
  expect(
    Object.entries(sameInEnglish).flatMap(([text, where]) =>
      where.filter((locale) => !isSame(text, locale)).map((locale) => `${locale}: ${text}`),
    ),
  ).toEqual([]);
});

describe.each(locales)('in %s', (locale) => {
  const families = [
    ...new Set(Object.keys(reference).flatMap((key) => (key.endsWith('_other') ? [key.replace(/_other$/, '')] : []))),
  ].filter(isKey);

  it('O81 no number of things is without a text, up to a million and back to none', async () => {
    await useTexts(locale, textsOf(locale));
    const numbers = [0, 1, 1.5, 2, 5, 21, 100, 1_000_000, 2_000_000];
    expect(families.length).toBeGreaterThan(20);
    expect(families.filter((key) => numbers.some((count) => t(key, { count, amount: count }) === ''))).toEqual([]);
  });

  it('P5.1 P5.2 O60 the word that deletes everything is named where it is to be typed, and is typed in any spelling of its letters', async () => {
    await useTexts(locale, textsOf(locale));
    const word = deleteWord();
    const accepts = (typed: string) => deleteAllRules().schema.safeParse(normaliseWord({ word: typed })).success;
    expect(word).toMatch(/^\p{Lu}[\p{L}]+$/u);
    for (const key of ['storage.deleteAll.placeholder', 'storage.deleteAll.wrong'] as const)
      expect(t(key, { word })).toContain(word);
    expect([word, word.normalize('NFC'), word.normalize('NFD')].map(accepts)).toEqual([true, true, true]);
    expect([word.toLocaleLowerCase(locale), `${word} `, ''].map(accepts)).toEqual([false, false, false]);
  });
});

it('finds what a locale lacks', () => {
  const english = { 'a.b': 'Hello {name}', c_one: '{count} photo', c_other: '{count} photos' };
  expect(
    localeFaults('nl-NL', { 'a.b': 'Hallo {name}', c_one: 'Een foto', c_other: "{count} foto's" }, english),
  ).toEqual([]);
  expect(localeFaults('fr-FR', { 'a.b': '{nom}', c_one: 'Une photo', c_other: ' ', d: 'D' }, english)).toEqual([
    'fr-FR: c_many is missing',
    'fr-FR: d is in no use',
    'fr-FR: a.b has the placeholders nom instead of name',
    'fr-FR: c_one has the placeholders (none) instead of count',
    'fr-FR: c_other has the placeholders (none) instead of count',
    'fr-FR: c_other is empty',
  ]);
});

it('finds what is left in English', () => {
  const english = { a: 'Album', b: 'Delete', c: 'Delete your photos', d: '{done}/{total}' };
  expect(
    englishLeft('nl-NL', { a: 'Album', b: 'Delete', c: 'Verwijder your foto’s', d: '{done}/{total}' }, english, {
      Album: ['nl-NL'],
    }),
  ).toEqual(['nl-NL: b is English: Delete', 'nl-NL: c has the English word "your": Verwijder your foto’s']);
});
