import type { Page } from '@playwright/test';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { pseudoTexts } from '../support/pseudo-texts.ts';
import { watchTexts, type TextWatch } from '../support/text-faults.ts';
import { OWNER, overlaidPages } from './overlays.ts';
import { states, type PageCase } from './page-case.ts';
import { accountPages } from './pages-account.ts';
import { linkPages } from './pages-of-links.ts';
import { photoPages } from './pages-photos.ts';
import { Visitor } from './visitor.ts';
import { BUSINESS } from '../support/seeded.ts';

/** High enough that what is below texts of that length is in view. */
test.use({ viewport: { width: 320, height: 1400 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(() => expectConsole('getSampleTestOffer failed ('));

const texts = pseudoTexts(enGB);

/** The number that a failure is reported with, or its beginning, which is all that is shown. */
const REFERENCE = /^[\da-f]{8}(?:(?:-[\da-f]{4}){3}-[\da-f]{12})?$/;

/** What is wrong with the texts as they are. */
async function faultsOf(texted: TextWatch): Promise<string[]> {
  const literals = (await texted.literals()).filter((text) => !REFERENCE.test(text));
  return [...literals.map((text) => `literal: ${text}`), ...(await texted.cut())];
}

const watch = (page: Page) => watchTexts(page, [OWNER, BUSINESS, 'photo-export.zip', 'United Kingdom · English']);

for (const [area, pages] of Object.entries({ photos: photoPages, account: accountPages, links: linkPages })) {
  test(`X10 X20 ${area}: in every state texts three times as long fit on 320 px, and all are from the catalogue`, async ({
    page,
    world,
    sandbox,
  }) => {
    const visitor = new Visitor(page, world, sandbox, 'folioleaf-uk', texts);
    const texted = watch(page);
    for (const [key, one] of Object.entries<PageCase>(pages)) {
      for (const state of states) {
        const shown = one[state];
        if (typeof shown === 'string') continue;
        await visitor.see(one, state, shown);
        expect.soft(await faultsOf(texted), `${key}, ${state}`).toEqual([]);
      }
    }
  });
}

for (const [name, { at, arrange, overlays }] of Object.entries(overlaidPages)) {
  test(`X10 X20 over ${name}: they fit, and are from the catalogue: ${overlays.map((overlay) => overlay.name).join(', ')}`, async ({
    page,
    world,
    sandbox,
  }) => {
    const visitor = new Visitor(page, world, sandbox, 'folioleaf-uk', texts);
    const texted = watch(page);
    await visitor.be(OWNER);
    await visitor.begin();
    await arrange?.(sandbox);
    await visitor.open(at);
    for (const overlay of overlays) {
      await overlay.open(visitor);
      await visitor.expectShown(overlay.shows);
      expect.soft(await faultsOf(texted), overlay.name).toEqual([]);
      if (overlay.remainsOpen) continue;
      await page.keyboard.press('Escape');
      await expect(visitor.dialog).toHaveCount(0);
    }
  });
}
