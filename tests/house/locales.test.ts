import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localeFaults, type Texts } from './support/locale-faults.ts';
import { read, root } from './support/project.ts';

const folder = 'src/i18n/locales';
const locales = readdirSync(join(root, folder)).map((file) => file.replace('.json', ''));
const textsOf = (locale: string): Texts => JSON.parse(read(`${folder}/${locale}.json`));

it.each(locales)('%s has every text, placeholder and plural form', (locale) => {
  expect(localeFaults(locale, textsOf(locale), textsOf('en-GB'))).toEqual([]);
});

it.each(locales)('%s writes no key twice', (locale) => {
  const keys = [...read(`${folder}/${locale}.json`).matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('finds what a locale lacks', () => {
  const reference = { 'a.b': 'Hello {name}', 'c_one': '{count} photo', 'c_other': '{count} photos' };
  expect(localeFaults('nl-NL', { 'a.b': 'Hallo {name}', 'c_one': 'Een foto', 'c_other': "{count} foto's" }, reference)).toEqual([]);
  expect(localeFaults('fr-FR', { 'a.b': '{nom}', 'c_one': '{count} photo', 'c_other': ' ', 'd': 'D' }, reference)).toEqual([
    'fr-FR: c_many is missing',
    'fr-FR: d is in no use',
    'fr-FR: a.b has the placeholders nom instead of name',
    'fr-FR: c_other is empty',
  ]);
});
