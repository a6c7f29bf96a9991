import { expect, type Page } from '@playwright/test';
import { heading } from '../../support/albums.ts';
import type { Situation } from '../situation.ts';
import { ANNA } from '../../support/seeded.ts';

const overview = (page: Page) => expect(heading(page, 'My account overview')).toBeVisible();

/** Coming and going. */
export const sessionSteps: readonly Situation[] = [
  {
    name: 'Sign-out: from the menu',
    about: ['identity-provider/getOpenIdConfiguration'],
    screen: 'home',
    as: ANNA,
    path: '/',
    prepare: overview,
    act: (page) => page.getByRole('navigation', { name: 'My account' }).getByText('Sign out').click(),
    async worked(page) {
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    },
    changes: true,
  },
  {
    name: 'Overview: go to another page',
    about: ['customer/listAddresses'],
    screen: 'settings',
    as: ANNA,
    path: '/',
    prepare: overview,
    act: (page) => page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Settings' }).click(),
    async worked(page) {
      await expect(heading(page, 'My settings')).toBeVisible();
      await expect(page.getByText('12B Mill Lane').first()).toBeVisible();
    },
  },
];
