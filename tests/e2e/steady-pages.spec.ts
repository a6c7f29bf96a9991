import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, BUSINESS, PHOTOS } from '../support/seeded.ts';
import { openSession } from '../support/session.ts';
import { watchTraffic } from '../support/traffic.ts';

/** A phone, a tablet and two desktops, in CSS px. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 834, height: 1_112 },
  { width: 1_280, height: 800 },
  { width: 1_440, height: 900 },
];

/** What a page can do without, and shows when it comes; and what it begins with, which may come after its heading. */
const LATE = [
  { service: 'order-delivery-dates' },
  { service: 'order-cutoff' },
  { service: 'public-vendor-config' },
  { service: 'reorder' },
  { service: 'targeting' },
  { service: 'voucher' },
  { service: 'product-unzip' },
  { service: 'photo-management', operationId: 'getTimeline' },
];

const PAGES = [
  { path: '/', who: ANNA },
  { path: '/orders', who: ANNA },
  // With vouchers, one of them unknown.
  { path: '/orders/SO-2998', who: ANNA },
  { path: '/orders/SO-2994', who: ANNA },
  // To be paid, until a campaign's end.
  { path: '/orders/SO-2999', who: ANNA },
  // Sent, and possible again.
  { path: '/orders/SO-2979', who: ANNA },
  { path: '/settings', who: ANNA },
  { path: '/settings/addresses/all', who: ANNA },
  { path: '/saved-projects', who: ANNA },
  { path: '/online-products', who: ANNA },
  { path: '/downloads', who: ANNA },
  { path: PHOTOS, who: ANNA },
  { path: `${PHOTOS}?stripped=true`, who: ANNA },
  { path: '/my-photos/albums', who: ANNA },
  { path: '/my-photos/albums/album-lisbon', who: ANNA },
  { path: '/my-photos/shared-albums/album-wedding', who: ANNA },
  { path: '/invoices', who: BUSINESS },
  { path: '/integration', who: BUSINESS },
  { path: '/settings/b2b', who: BUSINESS },
];

/** Records what can be pressed in each page, and where it is, with each frame. */
async function watchPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const known = new Map<Element, { x: number; y: number }>();
    const look = () => {
      for (const element of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')) {
        const { x, y, bottom, width } = element.getBoundingClientRect();
        if (width === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const before = known.get(element);
        known.set(element, { x, y });
        if (!before || before.y > innerHeight || bottom < 0) continue;
        // Less than anybody sees who is about to press it.
        if (Math.abs(before.x - x) < 4 && Math.abs(before.y - y) < 4) continue;
        const name = element.getAttribute('aria-label') ?? element.innerText;
        moved.push(`${name.slice(0, 40)}: ${[before.x, before.y, x, y].map(Math.round).join(' ')}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, who } of PAGES)
  test(`F5 O84 nothing that can be pressed on ${path} moves once it shows, whatever comes late`, async ({
    context,
    world,
    guard,
    sandbox,
  }) => {
    await watchPresses(context);
    for (const late of LATE) await sandbox.fault({ ...late, delayMs: 700 });
    guard.know(...(await openSession(context, world.app, who)));
    // Each screen loads the page itself, one after the other; what is late is waited for once.
    const tabs = [];
    for (const screen of SCREENS) {
      const page = await context.newPage();
      tabs.push({ ...screen, page, traffic: watchTraffic(page) });
      await page.setViewportSize(screen);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    }
    for (const { page, traffic, width } of tabs) {
      await traffic.quiet();
      const moved = await page.evaluate((): string[] => Reflect.get(globalThis, 'moved'));
      expect.soft(moved, `at ${width} px`).toEqual([]);
    }
  });
