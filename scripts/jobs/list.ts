import { expect as expectAtOnce, type Locator, type Page } from '@playwright/test';
import { action } from '../../tests/support/actions.ts';
import { addressField } from '../../tests/support/address-form.ts';
import { gif, jpegs } from '../../tests/support/photo-files.ts';
import type { SandboxControl } from '../../tests/support/sandbox-control.ts';
import { inPrintsEditor, preview, toast } from '../../tests/support/steps.ts';
import { month, photos, tiles, waitForPictures } from '../../tests/support/timeline.ts';
import { uploadDialog } from '../../tests/support/uploads.ts';
import type { UserInput } from './user-input.ts';
import { ANNA, BUSINESS, PHOTOS } from '../../tests/support/seeded.ts';

/** Tools of a job. */
export interface Place {
  page: Page;
  input: UserInput;
  isPhone: boolean;
}

/** Tools that arrange the state of a shop. */
export interface Shop {
  sandbox: SandboxControl;
  /** Origin of the app. */
  app: string;
}

/** Something that a customer wants done. */
export interface Job {
  name: string;
  /** Maximum number of presses. */
  bar: number;
  /** Customer whose account it is, where it is not Anna's. */
  customer?: string;
  /** Page that it begins on. */
  from: string;
  /** Arranges what the shop has to be like, before the page is opened. */
  arrange?: (place: Shop) => Promise<void>;
  /** Whether nothing of the customer's is other than before. */
  leavesAllAsItIs?: true;
  /** Waits until that page stands. */
  stands: (page: Page) => Promise<unknown>;
  /**
   * Does it, and waits until it is done.
   * @returns where nothing is pressed: when it could begin, in ms of `performance.now()`
   */
  run: (place: Place) => Promise<number | void>;
}

const OVERVIEW = 'My account overview';
const ALBUM = '/my-photos/albums/album-family';
const PARTS = 7;
/** Page on which she is when the network goes. */
const ELSEWHERE = '/settings/email';
const OUTAGE_MS = 10_000;
/** The machine may have other things to do. */
const expect = expectAtOnce.configure({ timeout: 30_000 });
const LONG = { timeout: 900_000 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).first();
const link = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('link', { name }).first();
const hasHeading = (page: Page) => heading(page).waitFor();
const progress = (page: Page) => page.getByRole('list', { name: 'Order progress' });
const addresses = (page: Page) => page.getByRole('list', { name: 'Your addresses' });

/**
 * Goes without a network for ten seconds, in which a page is opened that has not been read yet, and waits until all of it is there. Nothing
 * is pressed.
 */
function withoutNetwork(name: string, path: string, isThere: (page: Page) => Locator, more: Partial<Outage> = {}): Job {
  const { open, meanwhile, customer } = more;
  return {
    name: `ten seconds without network: ${name}`,
    bar: 0,
    from: open ? path : path === ELSEWHERE ? '/' : ELSEWHERE,
    leavesAllAsItIs: true,
    ...(customer !== undefined && { customer }),
    stands: async (page) => {
      await hasHeading(page);
      await open?.(page);
      await stands(page);
    },
    run: async ({ page }) => {
      const bar = page.getByRole('status').filter({ hasText: 'No connection.' });
      await page.context().setOffline(true);
      await expect(bar).toBeVisible();
      if (!open) await follow(page, path);
      // What comes into view meanwhile has not been read yet.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await meanwhile?.(page);
      await page.waitForTimeout(OUTAGE_MS);
      await page.context().setOffline(false);
      const since = performance.now();
      await expect(bar).toHaveCount(0);
      await stands(page);
      await expect(isThere(page).first()).toBeAttached();
      await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveCount(0);
      return since;
    },
  };
}

/** Goes to a page as a link of the app does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Particulars of a page that goes without a network. */
interface Outage {
  /** Opens it on the page of its address while there is a network, where it is more than a page. */
  open: (page: Page) => Promise<unknown>;
  /** Actions while there is no network; they are not what brings the page back, so they are not counted. */
  meanwhile: (page: Page) => Promise<unknown>;
  customer: string;
}

/** Waits until nothing in view is waited for. */
async function stands(page: Page): Promise<void> {
  await expect(page.locator('[class*="keleton_"]:visible')).toHaveCount(0);
  if ((await page.locator('[data-photo]').count()) > 0) await waitForPictures(page);
}

/** Opens the first photo, and waits until it is drawn. */
async function openFirst(page: Page): Promise<void> {
  await waitForPictures(page);
  await photos(page).first().click();
  await isDrawn(page);
}

/** Waits until the photo full screen is drawn in its own size. */
function isDrawn(page: Page) {
  return page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('[role=dialog] img[data-preview]');
    return picture !== null && picture.complete && picture.naturalWidth > 0;
  });
}

/** Whether July 2019 is farther down (1), or farther up (-1), than a month that is named. */
function julyFrom(said: string): number {
  return Math.sign(Date.parse(`1 ${said} UTC`) - Date.UTC(2019, 6));
}

/** The ten jobs, in the order in which they are told. */
export const jobs: readonly Job[] = [
  {
    name: 'find July 2019',
    bar: 2,
    from: PHOTOS,
    stands: waitForPictures,
    run: async ({ page, input, isPhone }) => {
      if (isPhone) {
        // The handle shows while she scrolls.
        await input.wipe(300);
        await input.dragUntil(page.getByRole('slider', { name: 'Go to month' }), 'aria-valuetext', julyFrom);
      } else {
        await input.key('/');
        await input.type('july 2019');
        await input.key('Enter');
      }
      await expect(month(page, 'July 2019')).toBeVisible();
      await waitForPictures(page);
    },
  },
  {
    name: 'two months into a new album',
    bar: 5,
    from: PHOTOS,
    stands: waitForPictures,
    run: async ({ page, input }) => {
      const months = page.getByRole('checkbox', { name: /^Select all photos from / });
      await input.press(months.nth(0));
      await input.press(months.nth(1));
      await input.press(action(page, 'Copy to album'));
      await input.press(button(page, 'Create new album'));
      await input.type('Autumn');
      await input.key('Enter');
      await expect(page.getByText('Photos copied to Autumn')).toBeVisible();
    },
  },
  {
    name: 'delete one photo and undo it',
    bar: 3,
    from: PHOTOS,
    stands: waitForPictures,
    run: async ({ page, input }) => {
      const first = (await photos(page).first().getAttribute('data-photo')) ?? '';
      await input.press(photos(page).first());
      await input.press(button(preview(page), 'Delete'));
      await expect(toast(page, 'Photo deleted')).toBeVisible();
      await input.press(button(page, 'Undo'));
      await expect(page.locator(`[data-photo="${first}"]`)).toHaveCount(1);
    },
  },
  {
    name: 'add 12 photos, two of which are none',
    bar: 3,
    from: PHOTOS,
    // A shop may send phones to a place of its own (P2.157), which is no part of this product: this one does not.
    arrange: async ({ sandbox, app }) => {
      const { mobileUploadUrl: _, ...body } = await (await fetch(`${app}/config.json`)).json();
      await sandbox.fault({ service: 'app-config', operationId: 'getAppConfig', status: 200, body });
    },
    stands: waitForPictures,
    run: async ({ page, input }) => {
      await input.press(button(page, 'Add photos'));
      const files = [...(await jpegs(10)), gif('cat.gif'), gif('not-a-photo.jpg', 'image/jpeg')];
      await input.choose(button(uploadDialog(page), /^Choose/), files);
      await expect(uploadDialog(page).getByText('2 files cannot be added')).toBeVisible();
      await input.press(button(uploadDialog(page), 'Upload 10 photos'));
      await expect(page.getByText('10 photos uploaded', { exact: true }).first()).toBeVisible(LONG);
    },
  },
  {
    name: 'order prints of four photos',
    bar: 5,
    from: PHOTOS,
    stands: waitForPictures,
    run: async ({ page, input, isPhone }) => {
      if (isPhone) await input.drag(photos(page).nth(0), photos(page).nth(3));
      else {
        await input.press(page.getByRole('button', { name: 'Select', exact: true }));
        await input.press(tiles(page).nth(0));
        await input.pressWithShift(tiles(page).nth(3));
      }
      await input.press(action(page, 'Order prints'));
      await inPrintsEditor(page, 4);
    },
  },
  {
    name: 'download an album of 620',
    bar: 3,
    from: ALBUM,
    stands: waitForPictures,
    run: async ({ page, input }) => {
      const saved: string[] = [];
      page.on('download', (file) => saved.push(file.suggestedFilename()));
      await input.press(button(page, 'More options'));
      await input.press(button(page, 'Download album'));
      await expect.poll(() => saved.length, LONG).toBe(PARTS);
    },
  },
  {
    name: 'see where the newest order is',
    bar: 1,
    from: '/',
    stands: (page) => link(page, /^Order SO-/).waitFor(),
    run: async ({ page, input }) => {
      await input.press(link(page, /^Order SO-/));
      await expect(progress(page)).toBeVisible();
    },
  },
  {
    name: 'change an address',
    bar: 4,
    from: '/settings',
    stands: hasHeading,
    run: async ({ page, input }) => {
      await input.press(link(page, 'Change delivery address'));
      await input.press(link(page, /^Change the address/));
      // In some countries it may be left empty, which its name says.
      const number = page.getByLabel(/^Street number/);
      await input.press(number);
      await input.type('9');
      const changed = await number.inputValue();
      await input.key('Enter');
      await expect(addresses(page)).toContainText(changed);
    },
  },
  {
    name: 'find an order by the name of a product',
    bar: 2,
    from: '/orders',
    stands: (page) => link(page, /SO-2999/).waitFor(),
    run: async ({ page, input }) => {
      await input.press(page.getByRole('searchbox', { name: 'Search your orders' }));
      await input.type('lighthouse');
      await expect(page.locator('search [aria-live]')).toHaveText(/^[1-9]\d* orders? found$/);
      // It is none of those under way.
      await input.press(link(page, /^Show \d+ earlier orders?$/));
      await expect(link(page, /SO-\d/)).toBeVisible();
    },
  },
  withoutNetwork('overview', '/', (page) => page.getByRole('heading', { name: OVERVIEW })),
  withoutNetwork('photos', PHOTOS, photos),
  withoutNetwork('a photo', PHOTOS, preview, {
    open: openFirst,
    meanwhile: async (page) => {
      for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowRight');
    },
  }),
  withoutNetwork('albums', '/my-photos/albums', (page) => link(page, 'Lisbon')),
  withoutNetwork('an album', ALBUM, photos),
  withoutNetwork('a shared album', '/my-photos/shared-albums/album-wedding', photos),
  withoutNetwork('downloads', '/downloads', (page) => page.getByRole('list', { name: 'Your downloads' })),
  withoutNetwork('orders', '/orders', (page) => link(page, /SO-2999/)),
  withoutNetwork('an order', '/orders/SO-2998', progress),
  withoutNetwork('saved projects', '/saved-projects', (page) => page.getByText('Our year')),
  withoutNetwork('online photo books', '/online-products', (page) => page.getByRole('main').getByRole('listitem')),
  withoutNetwork('an online photo book', '/online-products/OR-2999-1', heading),
  withoutNetwork('settings', '/settings', (page) => link(page, 'Change delivery address')),
  withoutNetwork('personal details', '/settings/personal-details', (page) => page.getByLabel('First name')),
  withoutNetwork('email address', '/settings/email', (page) => page.getByRole('main').getByRole('textbox')),
  withoutNetwork('payment method', '/settings/payment-method', heading),
  withoutNetwork('addresses', '/settings/addresses/all', addresses),
  withoutNetwork('an address', '/settings/new-address', (page) => addressField(page, 'Street name')),
  withoutNetwork('an address to change', '/settings/address/address-2', (page) => addressField(page, 'Street name')),
  withoutNetwork('an export', '/my-photos/exports/backup-1', heading),
  withoutNetwork('print tray', '/my-photos/print-tray', heading),
  withoutNetwork('settings of a business', '/settings/b2b', heading, { customer: BUSINESS }),
  withoutNetwork('invoices', '/invoices', (page) => page.getByRole('table'), { customer: BUSINESS }),
  withoutNetwork('instructions', '/integration', heading, { customer: BUSINESS }),
];

/** Customer whose account it is unless a job says otherwise. */
export const CUSTOMER = ANNA;
