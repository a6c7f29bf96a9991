import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import enGB from './locales/en-GB.json';
import { currentLocale, loadTexts, t, useTexts } from './texts.ts';

beforeEach(async () => useTexts('en-GB', enGB));
afterEach(() => vi.unstubAllGlobals());

function serve(status: number, body: unknown) {
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(body), { status })));
}

test('A7.56 the texts of the locale come from /locales/{locale}.json', async () => {
  serve(200, { 'photos.title': 'Mijn foto\u2019s', 'photos.inMonth_one': '{amount} foto', 'photos.inMonth_other': '{amount} foto\u2019s' });
  expect(await loadTexts('nl-NL')).toBeUndefined();
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/locales/nl-NL.json');
  expect(t('photos.title')).toBe('Mijn foto\u2019s');
  expect(currentLocale()).toBe('nl-NL');
});

test('O125 a locale that cannot be loaded falls back to the bundled en-GB', async () => {
  serve(404, {});
  expect(await loadTexts('nl-NL')).toMatchObject({ status: 404 });
  expect(t('photos.title')).toBe('My photos');
  expect(currentLocale()).toBe('en-GB');
});

test('O125 a locale file that is not key and text falls back too', async () => {
  serve(200, { 'photos.title': 7 });
  expect(await loadTexts('nl-NL')).toMatchObject({ kind: 'schema' });
  expect(t('photos.title')).toBe('My photos');
});

test('placeholders have single braces and plural forms follow the count', () => {
  expect(t('photos.inMonth', { count: 1, amount: 1 })).toBe('1 photo');
  expect(t('photos.inMonth', { count: 24, amount: 24 })).toBe('24 photos');
});

test('S37 markup in a value stays text', () => {
  expect(t('app.title', { page: '<b>&', brand: 'Folioleaf' })).toBe('<b>& – Folioleaf');
});
