import { expect, it } from 'vitest';
import { countriesIn } from './countries.ts';

const order = (locale: string, ...codes: string[]) => {
  const all = countriesIn(locale).map(({ code }) => code);
  return codes
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other))
    .map((code) => countriesIn(locale).find((country) => country.code === code)?.name);
};

it.each([
  // Å, ä and ö are letters after z in the north, and letters with dots elsewhere.
  ['sv-SE', ['Schweiz', 'Tyskland', 'Österrike']],
  ['da-DK', ['Schweiz', 'Tyskland', 'Østrig']],
  ['nb-NO', ['Sveits', 'Tyskland', 'Østerrike']],
  ['de-AT', ['Deutschland', 'Österreich', 'Schweiz']],
  ['es-ES', ['Alemania', 'Austria', 'Suiza']],
])('A1.14 countries stand in the order of %s', (locale, names) =>
  expect(order(locale, 'AT', 'CH', 'DE')).toEqual(names),
);

it('O81 every country has a name in every language', () => {
  for (const locale of [
    'en-GB',
    'nl-NL',
    'nl-BE',
    'es-ES',
    'fr-FR',
    'de-AT',
    'it-IT',
    'da-DK',
    'pt-PT',
    'nb-NO',
    'sv-SE',
  ]) {
    for (const { code, name } of countriesIn(locale)) expect(name, `${code} in ${locale}`).not.toBe(code);
  }
});

it('an address from elsewhere keeps its country', () => {
  expect(countriesIn('en-GB', 'NZ').map(({ name }) => name)).toContain('New Zealand');
  expect(countriesIn('en-GB').map(({ name }) => name)).not.toContain('New Zealand');
});
