import { vendors } from '#vendor/vendors.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { largeTextFaults, SMALL_PHONE, USUAL_PHONE, wordsOf } from './measures/large-text.ts';
import { readerStyles, setReaderStyle } from './measures/reflow.ts';
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

const ACTIONS = /^(Download|Naar album|Uit album|Verwijderen|In afdrukmandje|Afdrukken)/;

test('X10 what can be done with photos leaves half of a small phone to them, also in letters twice as large', async ({
  page,
  world,
  sandbox,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  // The language with the longest words for it.
  const visitor = new Visitor(page, world, sandbox, 'folioleaf-nl');
  const { album, albumPhotoPreview } = photoPages;
  if (!album || !albumPhotoPreview) throw new Error('These pages are not measured any more');
  const actionsOf = async (one: PageCase) => {
    if (typeof one.filled !== 'string') await visitor.see(one, 'filled', one.filled);
    if (one === albumPhotoPreview) return page.getByRole('dialog').getByRole('button', { name: ACTIONS });
    await page.getByRole('main').getByRole('button', { name: 'Selecteren', exact: true }).click();
    await page.getByRole('checkbox').first().click();
    return page.getByRole('region', { name: 'Geselecteerde foto’s' }).getByRole('button', { name: ACTIONS });
  };
  for (const one of [album, albumPhotoPreview]) {
    const actions = await actionsOf(one);
    await expect(actions).not.toHaveCount(0);
    await page.evaluate(setReaderStyle, readerStyles['text of 200 %']);
    const first = actions.first();
    await first.evaluate((button) => button.scrollIntoView());
    expect(await first.evaluate((button) => button.getBoundingClientRect().top)).toBeGreaterThan(
      SMALL_PHONE.height / 2,
    );
    for (const action of await actions.all()) {
      await action.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
      await expect(action).toBeInViewport({ ratio: 0.9 });
    }
    await page.evaluate(setReaderStyle, '');
  }
});
