import { routeKeys } from '#paths';
import { vendors } from '#vendor/vendors.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { measure } from './measures/measure.ts';
import { OWNER, overlaidPages } from './overlays.ts';
import { states, type PageCase, type Shown, type State } from './page-case.ts';
import { outsidePages } from './pages-outside.ts';
import { pages, withoutPage } from './pages.ts';
import { Visitor, vendorNamed } from './visitor.ts';

const IDS = 'X1 X5 X9 X10 X11 X12 X18 X19 O91';

/** The states that a page has. */
function statesOf(one: PageCase): [State, Shown][] {
  return states.flatMap((state): [State, Shown][] => {
    const shown = one[state];
    return typeof shown === 'string' ? [] : [[state, shown]];
  });
}

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
// A page is loaded up to four times, and looked at from many sides each time.
test.describe.configure({ timeout: 180_000 });
// The offer has a second to arrive, which it may miss on a busy machine; nothing waits for it.
test.beforeEach(() => expectConsole('getSampleTestOffer failed ('));

for (const [key, one] of Object.entries<PageCase>(pages)) {
  const shown = statesOf(one);
  test(`${IDS} ${key} at ${one.vendor}: ${shown.map(([state]) => state).join(', ')}`, async ({
    page,
    world,
    sandbox,
  }) => {
    const visitor = new Visitor(page, world, sandbox, one.vendor);
    for (const [state, how] of shown) {
      await test.step(state, async () => {
        await visitor.see(one, state, how);
        expect.soft(await measure(page, visitor.expected), state).toEqual([]);
      });
    }
  });
}

for (const [name, one] of Object.entries(outsidePages)) {
  test(`${IDS} ${name}, at ${one.vendor}`, async ({ page, world, sandbox }) => {
    if (one.logs.length > 0) expectConsole(...one.logs);
    const visitor = new Visitor(page, world, sandbox, one.vendor);
    await visitor.see(one, 'filled', one.filled);
    expect(await measure(page, visitor.expected)).toEqual([]);
  });
}

for (const [name, { at, vendor, arrange, overlays }] of Object.entries(overlaidPages)) {
  test(`${IDS} over ${name} at ${vendor}: ${overlays.map((overlay) => overlay.name).join(', ')}`, async ({
    page,
    world,
    sandbox,
  }) => {
    const visitor = new Visitor(page, world, sandbox, vendor);
    await visitor.be(OWNER);
    await arrange?.(sandbox);
    await visitor.open(at);
    for (const overlay of overlays) {
      await test.step(overlay.name, async () => {
        await overlay.open(visitor);
        await visitor.expectShown(overlay.shows);
        expect.soft(await measure(page, visitor.expected), overlay.name).toEqual([]);
        if (overlay.remainsOpen) return;
        await page.keyboard.press('Escape');
        await expect(visitor.dialog).toHaveCount(0);
      });
    }
  });
}

test('X1 no page is left out, none of its states is without a reason, and every vendor is looked at', () => {
  const known: string[] = [...Object.keys(pages), ...Object.keys(withoutPage)];
  expect(known.toSorted()).toEqual(routeKeys.toSorted());
  const reasons = [
    ...Object.values<PageCase>(pages).flatMap((one) => states.map((state) => one[state])),
    ...Object.values(withoutPage),
  ].filter((state) => typeof state === 'string');
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].+\.$/);
  const seen = new Set(
    [...Object.values<PageCase>(pages), ...Object.values(outsidePages), ...Object.values(overlaidPages)].map(
      ({ vendor }) => vendorNamed(vendor).host,
    ),
  );
  expect([...seen].toSorted()).toEqual(vendors.map(({ host }) => host).toSorted());
});
