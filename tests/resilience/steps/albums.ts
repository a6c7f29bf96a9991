import { expect, type Page } from '@playwright/test';
import { action, drawnPhotos, selectFirst } from '../../support/actions.ts';
import { ALBUMS, LISBON, card, dialog, heading, newAlbum } from '../../support/albums.ts';
import { toast } from '../../support/steps.ts';
import { scrollToEnd, waitForPictures, openMore } from '../../support/timeline.ts';
import type { Situation } from '../situation.ts';
import { ANNA } from '../../support/seeded.ts';

const onAlbums = { screen: 'albums', as: ANNA, path: ALBUMS } as const;
const onAlbum = { screen: 'album', as: ANNA, path: LISBON } as const;

const selectTwo = async (page: Page) => {
  await waitForPictures(page);
  await selectFirst(page, 2);
};

/** What a customer does with albums of her own. */
export const albumSteps: readonly Situation[] = [
  {
    ...onAlbums,
    name: 'Albums: more of many',
    about: ['photo-management/listAlbums'],
    as: 'albums@example.com',
    async prepare(page) {
      await expect(page.getByRole('list', { name: 'Albums' }).getByRole('link').first()).toBeVisible();
    },
    act: scrollToEnd,
    async worked(page) {
      await expect.poll(() => page.getByRole('list', { name: 'Albums' }).getByRole('link').count()).toBeGreaterThan(49);
    },
  },
  {
    ...onAlbums,
    name: 'Albums: new album',
    about: ['photo-management/createAlbum'],
    async prepare(page) {
      await newAlbum(page).click();
      await dialog(page).getByRole('textbox', { name: 'Album name' }).fill('Winter 2026');
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Create album' }).click(),
    async worked(page) {
      await expect(heading(page, 'Winter 2026')).toBeVisible();
    },
    changes: true,
    typed: { 'Album name': 'Winter 2026' },
  },
  {
    ...onAlbums,
    name: 'Albums: open one',
    about: ['photo-management/getAlbum', 'photo-management/listAlbumPhotos'],
    async prepare(page) {
      await expect(card(page, 'Lisbon')).toBeVisible();
    },
    act: (page) => card(page, 'Lisbon').click(),
    async worked(page) {
      await expect(heading(page, 'Lisbon')).toBeVisible();
      await waitForPictures(page);
    },
  },
  {
    ...onAlbum,
    name: 'Album: rename',
    about: ['photo-management/updateAlbum', 'photo-management/getAlbum'],
    async prepare(page) {
      await page.getByRole('button', { name: 'Edit album name' }).click();
      await dialog(page).getByRole('textbox', { name: 'Album name' }).fill('Lisboa');
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Save' }).click(),
    async worked(page) {
      await expect(heading(page, 'Lisboa')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    },
    changes: true,
    typed: { 'Album name': 'Lisboa' },
  },
  {
    ...onAlbum,
    name: 'Album: delete',
    about: ['photo-management/deleteAlbum', 'shared-albums/listSharedAlbums'],
    async prepare(page) {
      await openMore(page);
      await page.getByRole('button', { name: 'Delete album' }).click();
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Delete album' }).click(),
    async worked(page) {
      await expect(newAlbum(page)).toBeVisible();
      await expect(card(page, 'Hiking in the Dolomites')).toBeVisible();
      await expect(card(page, 'Lisbon')).toHaveCount(0);
    },
    changes: true,
  },
  {
    ...onAlbum,
    name: 'Album: take photos out',
    passes: true,
    about: ['photo-management/removePhotosFromAlbum', 'photo-management/getAlbum'],
    prepare: selectTwo,
    act: (page) => action(page, 'Delete from album').click(),
    async worked(page) {
      await expect(toast(page, '2 photos removed from the album')).toBeVisible();
    },
    changes: true,
  },
  {
    ...onAlbum,
    name: 'Album: put photos back',
    about: ['photo-management/addPhotosToAlbum', 'photo-management/listAlbumPhotos'],
    async prepare(page) {
      await selectTwo(page);
      await action(page, 'Delete from album').click();
      await toast(page, '2 photos removed from the album').hover();
    },
    act: (page) => page.getByRole('button', { name: 'Undo' }).click(),
    async worked(page) {
      await expect(page.getByText('46 photos', { exact: true })).toBeVisible();
    },
    changes: true,
  },
  {
    ...onAlbum,
    name: 'Album: sort',
    about: ['photo-management/listAlbumPhotos'],
    prepare: waitForPictures,
    act: async (page) => {
      await openMore(page);
      await page.getByRole('combobox', { name: 'Sort photos by' }).selectOption('Date added (old-new)');
    },
    async worked(page) {
      await waitForPictures(page);
      expect((await drawnPhotos(page)).length).toBeGreaterThan(0);
    },
  },
];
