import { vendors } from '#vendor/vendors.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { largeTextFaults, SMALL_PHONE, USUAL_PHONE, wordsOf } from './measures/large-text.ts';
import type { PageCase, VendorName } from './page-case.ts';
import { accountPages } from './pages-account.ts';
import { photoPages } from './pages-photos.ts';
import { Visitor } from './visitor.ts';

test.use({ viewport: USUAL_PHONE, contextOptions: { reducedMotion: 'reduce' } });
// Every page of the account, each from four sides.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(() => expectConsole('getSampleTestOffer failed ('));

/** One vendor for each language, those with the longest words first. */
const places = [...new Map(vendors.map((vendor) => [vendor.locale, vendor])).values()];

for (const { locale, host } of places) {
  test(`X10 X20 in ${locale} no page is wider than a phone, also with letters twice as large, and no word is torn`, async ({
    page,
    world,
    sandbox,
  }) => {
    const visitor = new Visitor(page, world, sandbox, host.slice('account.'.length, -'.example'.length) as VendorName);
    const words = wordsOf(locale);
    // Who has signed in changes once.
    const cases = Object.entries<PageCase>({ ...photoPages, ...accountPages }).toSorted(([, one], [, other]) =>
      (one.person ?? '').localeCompare(other.person ?? ''),
    );
    for (const [key, one] of cases) {
      if (typeof one.filled === 'string') continue;
      await visitor.see(one, 'filled', one.filled);
      expect.soft(await largeTextFaults(page, words, [SMALL_PHONE, USUAL_PHONE], [100, 200]), key).toEqual([]);
    }
  });
}
