import { expect, type Page } from '@playwright/test';
import { dialog, heading } from '../../support/albums.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { toast } from '../../support/steps.ts';
import type { Situation } from '../situation.ts';
import { ANNA } from '../../support/seeded.ts';

const LIST = '/online-products';
/** Anna's latest order, a photo book. */
const BOOK = { orderCode: 'OR-2999-1', title: 'The first twelve months' };

const onList = { screen: 'widgets', as: ANNA, path: LIST } as const;
const onBook = { screen: 'widget', as: ANNA, path: `${LIST}/${BOOK.orderCode}` } as const;

const books = (page: Page) => page.getByRole('list', { name: 'My online photo books' }).getByRole('listitem');
const menu = (page: Page) =>
  books(page)
    .first()
    .getByRole('button', { name: `More options for ${BOOK.title}` });
const gallery = (page: Page) => page.getByRole('region', { name: 'Public gallery' });
const inGallery = (page: Page) => gallery(page).getByRole('switch', { name: 'Show it in the gallery' });

const putOnline = (sandbox: SandboxControl) =>
  sandbox.state('an online photo book exists', { orderCode: BOOK.orderCode, widgetId: 'widget-1' });

async function putIntoGallery(sandbox: SandboxControl): Promise<void> {
  await putOnline(sandbox);
  await sandbox.state('a photo book is published', { orderCode: BOOK.orderCode, channel: 'channel-folioleaf-uk' });
}

/** What a customer does with photo books online. */
export const widgetSteps: readonly Situation[] = [
  {
    ...onList,
    name: 'Online photo books: more of them',
    about: ['order/listOrdersByAccount', 'widget/listWidgetsByOrderCodes'],
    nothingAt404: ['order/listOrdersByAccount'],
    async prepare(page) {
      await expect(books(page).first()).toBeVisible();
    },
    act: (page) => page.getByRole('button', { name: 'Show more' }).click(),
    async worked(page) {
      await expect.poll(() => books(page).count()).toBeGreaterThan(10);
    },
  },
  {
    ...onList,
    name: 'Online photo books: put one online',
    passes: true,
    takesMs: 20_000,
    about: ['widget/createOrRefreshWidget', 'widget/getWidget'],
    polls: 'widget/getWidget',
    async prepare(page) {
      await expect(books(page).first()).toBeVisible();
    },
    act: (page) =>
      books(page)
        .first()
        .getByRole('button', { name: /^Create online version of/ })
        .click(),
    async worked(page) {
      await expect(toast(page, `The online version of ${BOOK.title} is ready`)).toBeVisible();
    },
    changes: true,
  },
  {
    ...onList,
    name: 'Online photo books: refresh one',
    passes: true,
    takesMs: 20_000,
    about: ['widget/createOrRefreshWidget', 'widget/getWidget'],
    polls: 'widget/getWidget',
    given: putOnline,
    prepare: (page) => menu(page).click(),
    act: (page) => page.getByRole('menuitem', { name: 'Refresh' }).click(),
    async worked(page) {
      // What is not ready at once is said to be ready later.
      await expect(
        toast(page, `The online version of ${BOOK.title} has been refreshed`).or(
          toast(page, `The online version of ${BOOK.title} is ready`),
        ),
      ).toBeVisible();
    },
    changes: true,
  },
  {
    ...onList,
    name: 'Online photo books: take one offline',
    passes: true,
    about: ['widget/deleteWidget'],
    given: putOnline,
    async prepare(page) {
      await menu(page).click();
      await page.getByRole('menuitem', { name: 'Delete online version' }).click();
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Delete online version' }).click(),
    async worked(page) {
      await expect(toast(page, `The online version of ${BOOK.title} has been deleted`)).toBeVisible();
    },
    changes: true,
  },
  {
    ...onBook,
    name: 'Online photo book: put it online',
    takesMs: 10_000,
    about: ['widget/createOrRefreshWidget'],
    async prepare(page) {
      await expect(heading(page, 'Share your photo book')).toBeVisible();
    },
    act: (page) => page.getByRole('button', { name: /^Create online version/ }).click(),
    async worked(page) {
      await expect(page.getByRole('link', { name: /^View online: / })).toBeVisible();
    },
    changes: true,
  },
  {
    ...onBook,
    name: 'Online photo book: share',
    about: ['widget/shareWidget'],
    given: putOnline,
    async prepare(page) {
      await page.getByLabel('Their email address').fill('leo@example.org');
      await page.getByLabel('Your message').fill('Have a look');
    },
    act: (page) => page.getByRole('button', { name: 'Send' }).click(),
    async worked(page) {
      await expect(page.getByRole('button', { name: 'Share with someone else' })).toBeVisible();
    },
    changes: true,
    typed: { 'Their email address': 'leo@example.org' },
  },
  {
    ...onBook,
    name: 'Online photo book: show it in the gallery',
    about: ['widget-gallery/createGalleryEntry', 'widget-gallery/listGalleryCategories'],
    given: putOnline,
    async prepare(page) {
      await expect(inGallery(page)).not.toBeChecked();
    },
    act: (page) => inGallery(page).click(),
    async worked(page) {
      // It looks so while it is being put there, too. Where categories cannot be had, it is in none.
      await expect(gallery(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect(inGallery(page)).toBeChecked();
    },
    changes: true,
  },
  {
    ...onBook,
    name: 'Online photo book: put it into a category',
    passes: true,
    about: ['widget-gallery/updateGalleryEntry', 'widget-gallery/getGalleryEntry'],
    given: putIntoGallery,
    prepare: (page) => gallery(page).getByRole('checkbox', { name: 'Year books' }).check(),
    act: (page) => gallery(page).getByRole('button', { name: 'Save categories' }).click(),
    async worked(page) {
      await expect(toast(page, 'Categories saved')).toBeVisible();
    },
    changes: true,
  },
  {
    ...onBook,
    name: 'Online photo book: take it out of the gallery',
    about: ['widget-gallery/deleteGalleryEntry'],
    given: putIntoGallery,
    async prepare(page) {
      await expect(inGallery(page)).toBeChecked();
    },
    act: (page) => inGallery(page).click(),
    async worked(page) {
      await expect(inGallery(page)).not.toBeChecked();
      await expect(gallery(page).getByRole('checkbox')).toHaveCount(0);
    },
    changes: true,
  },
];
