import { expect, test } from 'vitest';
import { appConfiguration } from './configuration.ts';

const LOCALES = ['en-GB', 'nl-NL', 'es-ES', 'fr-FR', 'nl-BE', 'de-AT', 'it-IT', 'da-DK', 'pt-PT', 'nb-NO', 'sv-SE'];
const { feedback } = appConfiguration({ sandbox: 'http://localhost:5174', app: 'http://localhost:5173' }, []);

test('A9.13 A9.14 there is a feedback key for each of the eleven locales, and another for medium and small screens', () => {
  const { keys = {}, keysSmall = {} } = feedback ?? {};
  expect(Object.keys(keys).sort()).toEqual([...LOCALES].sort());
  expect(Object.keys(keysSmall).sort()).toEqual([...LOCALES].sort());
  expect(new Set([...Object.values(keys), ...Object.values(keysSmall)]).size).toBe(2 * LOCALES.length);
});
