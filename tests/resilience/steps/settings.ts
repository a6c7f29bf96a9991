import { expect, type Page } from '@playwright/test';
import { dialog } from '../../support/albums.ts';
import { fillInAddress } from '../../support/address-form.ts';
import { question } from '../../support/steps.ts';
import type { Situation } from '../situation.ts';
import { ANNA } from '../../support/seeded.ts';

const ALL = '/settings/addresses/all';
const NEW_EMAIL = 'anna.new@example.com';

const onAddresses = { screen: 'addresses', as: ANNA, path: ALL } as const;
const cards = (page: Page) => page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click();

const askForEmail: Omit<Situation, 'name'> = {
  screen: 'email',
  as: ANNA,
  path: '/settings/email',
  prepare: (page) => page.getByLabel('New email address').fill(NEW_EMAIL),
  act: (page) => page.getByRole('button', { name: 'Send the link' }).click(),
  async worked(page) {
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  },
  changes: true,
  typed: { 'New email address': NEW_EMAIL },
};

/** What a customer does with her settings and addresses. */
export const settingsSteps: readonly Situation[] = [
  {
    name: 'Personal details: save',
    about: ['customer/updateCustomer', 'customer/getCustomer'],
    screen: 'personalDetails',
    as: ANNA,
    path: '/settings/personal-details',
    prepare: (page) => page.getByRole('textbox', { name: 'Last name' }).fill('Berg-Lind'),
    act: (page) => page.getByRole('button', { name: 'Save changes' }).click(),
    async worked(page) {
      await expect(page.getByRole('region', { name: 'Personal details', exact: true })).toContainText('Anna Berg-Lind');
    },
    changes: true,
    typed: { 'Last name': 'Berg-Lind' },
  },
  {
    name: 'Address: add',
    about: ['customer/createAddress', 'customer/listAddresses'],
    screen: 'newAddress',
    as: ANNA,
    path: '/settings/new-address',
    prepare: fillInAddress,
    act: save,
    async worked(page) {
      await expect(cards(page)).toHaveCount(4);
    },
    changes: true,
    typed: { 'First name': 'Mia', 'Street name': 'Molenweg', Postcode: '1012 JS', 'Town or city': 'Amsterdam' },
  },
  {
    name: 'Address: change',
    about: ['customer/updateAddress', 'customer/listAddresses'],
    screen: 'address',
    as: ANNA,
    path: '/settings/address/address-2',
    prepare: (page) => page.getByLabel('Town or city', { exact: true }).fill('Leeds'),
    act: save,
    async worked(page) {
      await expect(cards(page).nth(1)).toContainText('Leeds');
    },
    changes: true,
    typed: { 'Town or city': 'Leeds' },
  },
  {
    ...onAddresses,
    name: 'Addresses: delete one',
    about: ['customer/deleteAddress'],
    prepare: (page) => page.getByRole('button', { name: 'Delete the address Mia Berg, Rose Cottage' }).click(),
    act: (page) => question(page, 'Delete this address?').getByRole('button', { name: 'Delete address' }).click(),
    async worked(page) {
      await expect(cards(page)).toHaveCount(2);
    },
    changes: true,
  },
  {
    ...onAddresses,
    name: 'Addresses: another default one',
    about: ['customer/updateAddress', 'customer/listAddresses'],
    async prepare(page) {
      await expect(cards(page)).toHaveCount(3);
    },
    act: (page) => page.getByRole('button', { name: 'Make default: Mia Berg, Rose Cottage' }).click(),
    async worked(page) {
      await expect(cards(page).nth(2)).toContainText('Default address');
    },
    changes: true,
  },
  { ...askForEmail, name: 'E-mail address: ask for another one', about: ['auth/requestEmailChange'] },
  {
    ...askForEmail,
    name: 'E-mail address: ask for another one where the configuration names no channel',
    about: ['merchandise/listChannels'],
    given: (sandbox) =>
      sandbox.fault({ service: 'public-vendor-config', operationId: 'getVendorConfig', status: 200, body: {} }),
  },
  {
    name: 'Account: ask for its deletion',
    about: ['auth/requestAccountDeletion'],
    screen: 'settings',
    as: ANNA,
    path: '/settings',
    prepare: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
    act: (page) => page.getByRole('button', { name: 'Send me the link' }).click(),
    async worked(page) {
      await expect(dialog(page)).toHaveAccessibleName('Check your inbox');
    },
    changes: true,
  },
];
