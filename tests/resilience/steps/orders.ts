import { expect, type Page } from '@playwright/test';
import { expectDownload, watchDownloads } from '../../support/downloads.ts';
import { question } from '../../support/steps.ts';
import type { Situation } from '../situation.ts';
import { ANNA } from '../../support/seeded.ts';

const onOrder = { screen: 'order', as: ANNA } as const;
/** Received: the address may change, its photo book has a PDF. */
const UNPAID = '/orders/SO-2999';
/** Confirmed, with a voucher that is known. */
const CONFIRMED = '/orders/SO-2998';
/** Sent photo books, which can be ordered again. */
const SENT = '/orders/SO-2979';

const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery address' });
const change = (page: Page) => delivery(page).getByRole('button', { name: 'Change address' });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const voucher = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('listitem').first();
const pdf = (page: Page) => page.getByRole('button', { name: /^Download PDF of/ }).first();
const reorder = (page: Page) => page.getByRole('button', { name: 'Order again' });

const onProjects = { screen: 'savedProjects', as: ANNA, path: '/saved-projects' } as const;
const projects = (page: Page) => page.getByRole('list', { name: 'Saved projects' }).getByRole('listitem');

/** What a customer does with what she has ordered, and with what she has begun. */
export const orderSteps: readonly Situation[] = [
  {
    ...onOrder,
    name: 'Order: one that can be placed again',
    about: ['reorder/getReorderStatus', 'order-cutoff/getCutoffCampaign', 'order-cutoff/listCutoffArticleGroups'],
    path: SENT,
    // Whether it can be placed again, and until when, is an extra: the order stands without.
    async worked(page) {
      await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
      await expect(delivery(page)).toBeVisible();
    },
  },
  {
    ...onOrder,
    name: 'Order: look up its voucher again',
    isAwaited: true,
    about: ['voucher/getVoucherOffer'],
    path: CONFIRMED,
    async prepare(page) {
      await expect(voucher(page)).toContainText('10 % off photo books');
    },
    act: (page) => voucher(page).getByRole('button', { name: 'Check again, voucher SAVE10' }).click(),
    async worked(page) {
      await expect(page.getByText('Voucher SAVE10 has been checked again')).toBeAttached();
    },
  },
  {
    ...onOrder,
    name: 'Order: begin to change its address',
    about: ['customer/listAddresses'],
    path: CONFIRMED,
    async prepare(page) {
      await expect(change(page)).toBeVisible();
    },
    act: (page) => change(page).click(),
    async worked(page) {
      // Who has no saved addresses has none to choose from.
      await expect(field(page, 'Town or city')).toBeVisible();
    },
  },
  {
    ...onOrder,
    name: 'Order: change its address',
    about: ['order/updateDeliveryAddress', 'order/getSuperOrder'],
    path: UNPAID,
    async prepare(page) {
      await change(page).click();
      await expect(dialog(page).getByRole('combobox', { name: 'Deliver to' })).toBeVisible();
      await field(page, 'Town or city').fill('Bath');
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Save address' }).click(),
    async worked(page) {
      await expect(dialog(page)).toHaveCount(0);
      await expect(delivery(page)).toContainText('Bath');
    },
    changes: true,
    typed: { 'Town or city': 'Bath' },
  },
  {
    ...onOrder,
    name: 'Order: the same again',
    about: ['reorder/createDirectReorder'],
    path: SENT,
    async prepare(page) {
      await expect(reorder(page)).toBeVisible();
    },
    act: (page) => reorder(page).click(),
    async worked(page) {
      await expect(page).toHaveURL(/\/shop\?basket=\d+$/);
    },
    changes: true,
  },
  {
    ...onOrder,
    name: 'Order: download a PDF',
    isAwaited: true,
    about: ['product-unzip/getProductPdfArchive'],
    path: UNPAID,
    async prepare(page) {
      await expect(pdf(page)).toBeVisible();
      watchDownloads(page);
    },
    act: (page) => pdf(page).click(),
    worked: (page) => expectDownload(page, /^OR-2999-1\.pdf$/),
  },
  {
    ...onProjects,
    name: 'Saved projects: next page',
    about: ['saved-projects/listProjects'],
    async prepare(page) {
      await expect(projects(page)).toHaveCount(10);
    },
    act: (page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click(),
    async worked(page) {
      await expect(projects(page).getByRole('heading').first()).toHaveText('A week in Lisbon');
    },
  },
  {
    ...onProjects,
    name: 'Saved projects: delete one',
    about: ['saved-projects/deleteProject', 'saved-projects/listProjects'],
    async prepare(page) {
      await page.getByRole('button', { name: 'Delete Summer in Skagen' }).click();
    },
    act: (page) => question(page, 'Delete this project?').getByRole('button', { name: 'Delete project' }).click(),
    async worked(page) {
      await expect(projects(page).getByRole('heading', { name: 'Summer in Skagen' })).toHaveCount(0);
      await expect(projects(page).first()).toBeVisible();
    },
    changes: true,
  },
];
