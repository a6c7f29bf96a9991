import { largeTextFaults, SMALL_PHONE, wordsOf } from '../accessibility/measures/large-text.ts';
import { accountPages } from '../accessibility/pages-account.ts';
import { photoPages } from '../accessibility/pages-photos.ts';
import { Visitor } from '../accessibility/visitor.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';

test.use({ viewport: SMALL_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// All pages in all languages are measured in tests/accessibility/large-text.spec.ts.
test('X10 X20 in German and Swedish the narrowest pages hold on a small phone with letters twice as large', async ({
  page,
  world,
  sandbox,
}) => {
  expectConsole('getSampleTestOffer failed (');
  const cases = { preview: photoPages.photoPreview, widgets: accountPages.widgets, invoices: accountPages.invoices };
  for (const [vendor, locale] of [
    ['wallbay-de', 'de-AT'],
    ['bildvik-se', 'sv-SE'],
  ] as const) {
    const visitor = new Visitor(page, world, sandbox, vendor);
    for (const [key, one] of Object.entries(cases)) {
      await visitor.see(one, 'filled', one.filled);
      expect
        .soft(await largeTextFaults(page, wordsOf(locale), [SMALL_PHONE], [200]), `${key} in ${locale}`)
        .toEqual([]);
    }
  }
});
