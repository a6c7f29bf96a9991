import type { Page } from '@playwright/test';
import deAT from '#i18n/locales/de-AT.json' with { type: 'json' };
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import frFR from '#i18n/locales/fr-FR.json' with { type: 'json' };
import svSE from '#i18n/locales/sv-SE.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { signInOn } from '../support/sign-in.ts';
import { month, scrollUntil, waitForPictures } from '../support/timeline.ts';
import { ANNA } from '../support/seeded.ts';

type Texts = Readonly<Record<string, string>>;

/** Versions of the language data differ in which space they use. */
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f\u2009]/g, ' ');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Texts of the page that are only English: they stand in its catalogue and not in that of the language. */
async function englishOn(page: Page, texts: Texts): Promise<string[]> {
  const own = new Set(Object.values(texts));
  const english = new Set(Object.values<string>(enGB).filter((text) => !own.has(text)));
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (walker.nextNode()) found.push((walker.currentNode.textContent ?? '').trim());
    for (const element of document.querySelectorAll('[aria-label]'))
      found.push(element.getAttribute('aria-label') ?? '');
    return found;
  });
  return shown.filter((text) => english.has(text));
}

/** Opens a page of a vendor's and says what is wrong with its language. */
async function open(page: Page, address: string, locale: string, texts: Texts): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('[aria-busy=true], [class*=_skeleton_]')).toHaveCount(0);
  expect(await englishOn(page, texts)).toEqual([]);
}

test('A1.14 X18 A7.56 O81 in Sweden the page, its months, dates and numbers are Swedish', async ({
  page,
  world,
  sandbox,
}) => {
  const origin = `http://account.bildvik-se.localhost:${world.appPort}`;
  await signInOn(page, ANNA, `${origin}/`);
  await expect(heading(page)).toHaveText('Min kontoöversikt');
  await expect(page).toHaveTitle('Min kontoöversikt – Bildvik');
  expect(
    (await sandbox.calls('getLocale')).every(
      ({ path, status }) => path.endsWith('/locales/sv-SE.json') && (status === 200 || status === null),
    ),
  ).toBe(true);
  for (const path of ['/orders', '/settings', '/my-photos/albums']) await open(page, origin + path, 'sv-SE', svSE);
  await open(page, `${origin}/my-photos/photos`, 'sv-SE', svSE);
  await waitForPictures(page);
  const first = page
    .getByRole('region', {
      name: /^(Januari|Februari|Mars|April|Maj|Juni|Juli|Augusti|September|Oktober|November|December) \d{4}$/,
    })
    .first();
  await expect(first.getByText(/^\d+ bilder$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bilder/ })).toContainText(/2\s\d{3}/);
  await page.locator('[data-photo]').first().click();
  const taken = page.getByRole('dialog').getByText(/^Tagen /);
  await expect(taken).toBeVisible();
  expect(plain(await taken.textContent())).toMatch(/^Tagen (den )?\d{1,2} \p{Ll}+ \d{4} kl\. \d{2}:\d{2}$/u);
});

test('A1.14 X18 O81 in France none is one, and sizes, dates and amounts are French', async ({ page, world }) => {
  const origin = `http://account.folioleaf-fr.localhost:${world.appPort}`;
  await signInOn(page, ANNA, `${origin}/`);
  await expect(heading(page)).toHaveText('Aperçu de mon compte');
  await open(page, `${origin}/my-photos/albums/album-ideas`, 'fr-FR', frFR);
  await expect(page.getByText('0 photo', { exact: true })).toBeVisible();
  await expect(page.getByText('Votre album est vide')).toBeVisible();
  await open(page, `${origin}/my-photos/albums/album-lisbon`, 'fr-FR', frFR);
  await expect(page.getByText('46 photos', { exact: true })).toBeVisible();
  await open(page, `${origin}/downloads`, 'fr-FR', frFR);
  await open(page, `${origin}/orders`, 'fr-FR', frFR);
  const facts = plain(
    await page
      .getByRole('main')
      .locator('li', { has: page.locator('a[href^="/orders/"]') })
      .first()
      .textContent(),
  );
  expect(facts).toMatch(
    /(1er|\d{1,2}) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d{4}/,
  );
  expect(facts).toMatch(/\d,\d{2} [£€]/);
});

test('A9.11 A1.14 X18 O81 the German poster shop speaks Austrian German: January is Jänner, and LÖSCHEN deletes everything', async ({
  page,
  world,
  sandbox,
}) => {
  const origin = `http://account.wallbay-de.localhost:${world.appPort}`;
  await signInOn(page, ANNA, `${origin}/`);
  await expect(heading(page)).toHaveText('Meine Kontoübersicht');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'wallbay');
  await open(page, `${origin}/my-photos/photos`, 'de-AT', deAT);
  await waitForPictures(page);
  await scrollUntil(page, month(page, 'Jänner 2026'));
  await expect(month(page, 'Jänner 2026').getByText(/^\d+ Fotos?$/)).toBeVisible();

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: deAT['photos.moreOptions'] }).click();
  await page.getByRole('button', { name: deAT['storage.title'] }).click();
  await page.getByRole('button', { name: deAT['storage.deleteAll.title'] }).click();
  const field = page.getByRole('textbox', { name: deAT['storage.deleteAll.label'] });
  await expect(field).toHaveAttribute('placeholder', /LÖSCHEN/);
  await field.fill('DELETE');
  await field.press('Enter');
  await expect(page.getByText(deAT['storage.deleteAll.wrong'].replace('{word}', 'LÖSCHEN')).first()).toBeVisible();
  expect(await sandbox.calls('deleteAllPhotos')).toEqual([]);
  // The letter typed in two parts.
  await field.fill('LO\u0308SCHEN');
  await field.press('Enter');
  await expect(page.getByText(deAT['storage.deleteAll.done']).first()).toBeVisible();
  expect(await sandbox.calls('deleteAllPhotos')).toHaveLength(1);
});
