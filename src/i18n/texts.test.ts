import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import enGB from './locales/en-GB.json';
import nlNL from './locales/nl-NL.json';
import { currentLocale, loadTexts, t, useTexts, withoutSoftHyphens } from './texts.ts';

beforeEach(async () => useTexts('en-GB', enGB));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./locales/en-GB.json');
  vi.useRealTimers();
});

function serve(status: number, body: unknown) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
}

test('A7.56 the texts of the locale come from /locales/{locale}.json', async () => {
  serve(200, { ...nlNL, 'photos.title': 'Mijn foto\u2019s' });
  expect(t('photos.title')).toBe('My photos');
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

test('A9.12 a host that answers every address with its page has no such locale either', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  );
  expect(await loadTexts('nl-NL')).toMatchObject({ operation: 'getLocale' });
  expect([currentLocale(), t('photos.title')]).toEqual(['en-GB', 'My photos']);
});

test('O125 a locale file that is not key and text falls back too', async () => {
  serve(200, { 'photos.title': 7 });
  expect(await loadTexts('nl-NL')).toMatchObject({ kind: 'schema' });
  expect(t('photos.title')).toBe('My photos');
});

describe('O81 a file that is older than the app', () => {
  const { 'photos.title': _title, 'photos.inMonth_one': _one, 'photos.inMonth_other': _other, ...older } = nlNL;

  test('shows the English text for one that it lacks, never its name, and says so once', async () => {
    serve(200, older);
    expect(String(await loadTexts('nl-NL'))).toBe(
      `Error: The texts of nl-NL lack 3 of ${Object.keys(enGB).length}: photos.title, photos.inMonth_one, photos.inMonth_other`,
    );
    expect(t('photos.title')).toBe(enGB['photos.title']);
    expect([1, 2].map((count) => t('photos.inMonth', { count, amount: count }))).toEqual(['1 photo', '2 photos']);
    expect([currentLocale(), t('failure.retry')]).toEqual(['nl-NL', nlNL['failure.retry']]);
  });

  test.each(['Naar {merk}', 'Naar mijn account', ' '])(
    'does the same for one with other placeholders than are filled in: %o',
    async (text) => {
      serve(200, { ...nlNL, 'app.toHome': text });
      expect(String(await loadTexts('nl-NL'))).toContain('app.toHome');
      expect(t('app.toHome', { brand: 'Folioleaf' })).toBe('Folioleaf: my account overview');
    },
  );

  test('may leave out the number that chose the form, and have texts that the app does not know', async () => {
    serve(200, { ...nlNL, 'photos.inMonth_one': '{amount} foto in {count} maand', 'gone.key': '{x}' });
    expect(await loadTexts('nl-NL')).toBeUndefined();
    expect(t('photos.inMonth', { count: 1, amount: 1 })).toBe('1 foto in 1 maand');
  });

  test('X18 is no use when most is missing: the page is English and says so', async () => {
    for (const texts of [{}, { 'photos.title': 'Mijn foto\u2019s' }]) {
      serve(200, texts);
      expect(String(await loadTexts('nl-NL'))).toContain('The texts of nl-NL lack');
      expect([currentLocale(), t('photos.title')]).toEqual(['en-GB', 'My photos']);
    }
  });

  test('of the English texts themselves has those that the app was built with', async () => {
    serve(200, Object.fromEntries(Object.entries(enGB).filter(([key]) => key !== 'photos.title')));
    await loadTexts('en-GB');
    expect(t('photos.title')).toBe('My photos');
  });
});

test('O125 X18 a file that is late is not waited for longer than three seconds, and changes nothing when it comes', async () => {
  vi.useFakeTimers();
  const file = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => file.promise);
  const loading = loadTexts('nl-NL');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(await Promise.race([loading, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(String(await loading)).toBe('Error: The texts of nl-NL have not come within 3000 ms');
  file.resolve(Response.json(nlNL));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([currentLocale(), t('photos.title')]).toEqual(['en-GB', 'My photos']);
});

test('O125 a file that is late is used all the same when it comes before the English one', async () => {
  vi.useFakeTimers();
  const file = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => file.promise);
  const english = Promise.withResolvers<{ default: typeof enGB }>();
  vi.doMock('./locales/en-GB.json', () => english.promise);
  vi.resetModules();
  const anew = await import('./texts.ts');
  const loading = anew.loadTexts('nl-NL');
  await vi.advanceTimersByTimeAsync(20_000);
  file.resolve(Response.json(nlNL));
  expect(await loading).toBeUndefined();
  english.resolve({ default: enGB });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(anew.currentLocale()).toBe('nl-NL');
});

test('placeholders have single braces and plural forms follow the count', () => {
  expect(t('photos.inMonth', { count: 1, amount: 1 })).toBe('1 photo');
  expect(t('photos.inMonth', { count: 24, amount: 24 })).toBe('24 photos');
});

test('S37 markup in a value stays text', () => {
  expect(t('app.title', { page: '<b>&', brand: 'Folioleaf' })).toBe('<b>& – Folioleaf');
});

test('S37 a value that looks like a placeholder or like a text to put in stays as it is', () => {
  for (const page of ['{brand}', '$t(photos.title)', '$&', '{{page}}', '__proto__'])
    expect(t('app.title', { page, brand: 'Folioleaf' })).toBe(`${page} – Folioleaf`);
});

test('S39 keys that sit on every prototype change nothing', async () => {
  serve(200, JSON.parse('{"__proto__": "x", "constructor": "y", "photos.title": "Fotos"}'));
  await loadTexts('nl-NL');
  expect({}.constructor).toBe(Object);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});

describe('A1.14 the languages of the vendors', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  const forms = Object.fromEntries(
    ['one', 'many', 'other'].map((form) => [`photos.inMonth_${form}`, `${form} {amount}`]),
  );
  const inMonth = (count: number) => plain(t('photos.inMonth', { count, amount: count }));

  test.each([
    ['en-GB', 'other 0', 'one 1', 'other 1.5', 'other 2', 'other 1,000,000'],
    ['nl-NL', 'other 0', 'one 1', 'other 1,5', 'other 2', 'other 1.000.000'],
    ['nl-BE', 'other 0', 'one 1', 'other 1,5', 'other 2', 'other 1.000.000'],
    ['es-ES', 'other 0', 'one 1', 'other 1,5', 'other 2', 'many 1.000.000'],
    // None and one and a half are one.
    ['fr-FR', 'one 0', 'one 1', 'one 1,5', 'other 2', 'many 1 000 000'],
    ['de-AT', 'other 0', 'one 1', 'other 1,5', 'other 2', 'other 1 000 000'],
    ['it-IT', 'other 0', 'one 1', 'other 1,5', 'other 2', 'many 1.000.000'],
    ['da-DK', 'other 0', 'one 1', 'one 1,5', 'other 2', 'other 1.000.000'],
    // None would be one in Brazil.
    ['pt-PT', 'other 0', 'one 1', 'other 1,5', 'other 2', 'many 1 000 000'],
    ['nb-NO', 'other 0', 'one 1', 'other 1,5', 'other 2', 'other 1 000 000'],
    ['sv-SE', 'other 0', 'one 1', 'other 1,5', 'other 2', 'other 1 000 000'],
  ])('%s has its own plural forms and numbers', async (locale, ...expected) => {
    await useTexts(locale, forms);
    expect([0, 1, 1.5, 2, 1_000_000].map(inMonth)).toEqual(expected);
  });

  test.each([
    ['es-ES', '1234', '12.345'],
    ['it-IT', '1234', '12.345'],
    ['pt-PT', '1234', '12 345'],
    ['de-AT', '1 234', '12 345'],
  ])('%s sets thousands apart its own way, also in the number that chooses the form', async (locale, ...expected) => {
    await useTexts(locale, { 'photos.more.label_one': '{count}', 'photos.more.label_other': '{count}' });
    expect([1234, 12_345].map((count) => plain(t('photos.more.label', { count, month: '' })))).toEqual(expected);
  });
});

test('X10 long words may be divided where the locale says, however they go on and are written', async () => {
  await useTexts('sv-SE', {
    'app.longWords': 'leve-rans-adress adress',
    'settings.address': 'Leveransadressen',
    'order.title': 'STANDARDADRESS, leverans',
  });
  expect(t('settings.address')).toBe('Leve\u00ADrans\u00ADadressen');
  expect(t('order.title')).toBe('STANDARDADRESS, leverans');
  expect(withoutSoftHyphens(t('settings.address'))).toBe('Leveransadressen');
});

test('X10 O81 whatever a served file writes among those words, no text loses a letter by it', async () => {
  await useTexts('sv-SE', {
    'app.longWords': '[leve-rans (kort .* - a|b \\ -',
    'settings.address': 'Leverans (kort) [a]',
  });
  expect(withoutSoftHyphens(t('settings.address'))).toBe('Leverans (kort) [a]');
  expect(t('settings.address')).toContain('Leve\u00ADrans');
});
