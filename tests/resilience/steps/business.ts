import { expect, type Page } from '@playwright/test';
import { expectDownload, watchDownloads } from '../../support/downloads.ts';
import type { Situation } from '../situation.ts';
import { BUSINESS } from '../../support/seeded.ts';

const onInvoices = { screen: 'invoices', as: BUSINESS, path: '/invoices' } as const;
const table = (page: Page) => page.getByRole('table', { name: 'Your invoices' });
const group = (page: Page) => page.getByRole('button', { name: 'All in one PDF: invoice group group-4213' });
const callback = (page: Page) => page.getByLabel('Callback URL');

async function openInvoices(page: Page): Promise<void> {
  await expect(group(page)).toBeVisible();
  watchDownloads(page);
}

/** What a business customer does. */
export const businessSteps: readonly Situation[] = [
  {
    ...onInvoices,
    name: 'Invoices: download one',
    isAwaited: true,
    about: ['invoice/getHistoricalInvoicePdf'],
    prepare: openInvoices,
    act: (page) =>
      table(page)
        .getByRole('button', { name: /^PDF of/ })
        .first()
        .click(),
    worked: (page) => expectDownload(page, /^invoice-70214\.pdf$/),
  },
  {
    ...onInvoices,
    name: 'Invoices: download a group',
    isAwaited: true,
    about: ['invoice/getInvoiceGroupFiles'],
    prepare: openInvoices,
    act: (page) => group(page).click(),
    worked: (page) => expectDownload(page, /^invoice-group-4213\.pdf$/),
  },
  {
    name: 'Integration: save',
    about: ['customer/updateFtpIntegration', 'customer/getCustomer'],
    screen: 'integration',
    as: BUSINESS,
    path: '/integration',
    prepare: (page) => callback(page).fill('sftp://files.baker-prints.example/orders'),
    act: (page) => page.getByRole('button', { name: 'Save settings' }).click(),
    async worked(page) {
      await expect(page.getByText('Your settings are saved')).toBeVisible();
    },
    changes: true,
    typed: { 'Callback URL': 'sftp://files.baker-prints.example/orders' },
    notKept: 'an address may hold a password',
  },
];
