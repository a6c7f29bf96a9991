import type { TextKey } from '#i18n/texts.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { jpegs } from '../support/photo-files.ts';
import type { VendorName } from './page-case.ts';
import type { Visitor } from './visitor.ts';
import { ANNA } from '../support/seeded.ts';

/** Something that opens over a page, or a state of a page that takes a few presses. */
interface Overlay {
  name: string;
  open: (visitor: Visitor) => Promise<unknown>;
  /** A text or a selector of what shows then. */
  shows: TextKey | { selector: string };
  /** Whether the next one begins here; otherwise Escape leads back to the page. */
  remainsOpen?: true;
}

/** Overlays that are opened one after the other over one page, which is loaded once. */
export interface OverlaidPage {
  at: string;
  vendor: VendorName;
  arrange?: (sandbox: SandboxControl) => Promise<void>;
  overlays: readonly Overlay[];
}

/** What opens after pressing one thing after the other. */
const pressed = (
  name: string,
  keys: TextKey | readonly TextKey[],
  shows: Overlay['shows'] = { selector: '[role=dialog], [role=alertdialog]' },
): Overlay => ({
  name,
  async open(visitor) {
    for (const key of [keys].flat()) await visitor.press(key);
  },
  shows,
});
const online = (sandbox: SandboxControl) =>
  sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' });
/** The button that sends a form, pressed while the form is as it should not be. */
const sendForm = ({ page }: Visitor) => page.locator('main form [type=submit]').click();
/** What the button tells belongs to its name. */
const openStorage = (visitor: Visitor) => visitor.press('storage.title', { more: true });
const SUMMARY = { selector: 'section:has(a[href^="#"])' };

/** Where dialogs open, and what else takes a few presses. */
export const overlaidPages: Record<string, OverlaidPage> = {
  photos: {
    at: '/my-photos/photos',
    vendor: 'wallbay-fr',
    overlays: [
      pressed('the keys that work', 'shortcuts.title'),
      {
        name: 'the search',
        open: async (visitor) => {
          // On phones it stands in the menu.
          const menu = visitor.page.getByRole('button', { name: visitor.say('app.openMenu') });
          if (await menu.isVisible()) {
            await menu.click();
            await visitor.expectShown({ selector: '[role=dialog]' });
          }
          await visitor.press('palette.title');
        },
        shows: { selector: '[role=dialog] input' },
      },
      pressed('adding photos', 'upload.add', 'upload.choose'),
      {
        name: 'photos that have been chosen',
        open: async (visitor) => {
          await visitor.press('upload.add');
          await visitor.page.locator('input[type=file]').setInputFiles(await jpegs(3));
        },
        shows: { selector: '[data-row] img, [data-row] canvas' },
      },
      { name: 'storage status', open: openStorage, shows: { selector: '[role=dialog]' } },
      {
        name: 'deleting everything',
        open: async (visitor) => {
          await openStorage(visitor);
          await visitor.press('storage.deleteAll.title');
        },
        shows: { selector: '[role=dialog] input' },
      },
      {
        name: 'the code for a phone',
        open: async (visitor) => {
          await visitor.press('upload.add');
          await visitor.press('upload.fromPhone');
        },
        shows: { selector: '[role=dialog] svg[role=img]' },
        // The dialog below it stays when it is closed.
        remainsOpen: true,
      },
    ],
  },
  selection: {
    at: '/my-photos/photos',
    vendor: 'norrleaf-dk',
    overlays: [
      {
        name: 'selecting',
        open: async (visitor) => {
          await visitor.press('selection.select');
          // Its middle may belong to the link that opens it.
          for (const at of [0, 1])
            await visitor.page
              .locator('[data-photo]')
              .nth(at)
              .click({ position: { x: 6, y: 6 } });
        },
        shows: 'actions.copyToAlbum',
        remainsOpen: true,
      },
      pressed('copying to an album', 'actions.copyToAlbum', { selector: '[role=dialog] li' }),
      pressed('a new album to copy to', ['actions.copyToAlbum', 'albums.create.title'], {
        selector: '[role=dialog] input',
      }),
      pressed('deleting photos', 'actions.delete'),
    ],
  },
  printTray: {
    at: '/my-photos/print-tray/received/selection-1',
    vendor: 'norrleaf-dk',
    async arrange(sandbox) {
      const photoIds = ['photo-1', 'photo-2'];
      await sandbox.state('photos exist', { photoIds });
      await sandbox.state('a temp selection exists', { id: 'selection-1', photoIds });
    },
    overlays: [
      {
        name: 'the tray on another device',
        open: (visitor) => visitor.press('tray.continue'),
        shows: { selector: '[role=dialog] svg[role=img]' },
      },
      {
        name: 'photos that can be taken out',
        open: async (visitor) => {
          await visitor.press('selection.select');
          await visitor.page
            .locator('[data-photo]')
            .first()
            .click({ position: { x: 6, y: 6 } });
        },
        shows: 'tray.takeOut',
      },
    ],
  },
  albums: {
    at: '/my-photos/albums',
    vendor: 'folioleaf-at',
    overlays: [pressed('a new album without a name', ['albums.new', 'albums.create.submit'], 'album.name.missing')],
  },
  album: {
    at: '/my-photos/albums/album-lisbon',
    vendor: 'norrleaf-dk',
    overlays: [
      pressed('a slideshow', 'slideshow.title', { selector: '[data-slide]' }),
      pressed('another name', 'album.rename', { selector: '[role=dialog] input' }),
      pressed('deleting an album', 'album.delete'),
      {
        name: 'selecting for prints',
        open: async (visitor) => {
          await visitor.press('actions.orderPrints');
          for (const at of [0, 1])
            await visitor.page
              .locator('[data-photo]')
              .nth(at)
              .click({ position: { x: 6, y: 6 } });
        },
        shows: 'prints.crop',
        remainsOpen: true,
      },
      pressed('what a format cuts off', 'prints.crop', { selector: '[role=dialog] [data-crop]' }),
    ],
  },
  sharedAlbum: {
    at: '/my-photos/shared-albums/album-skagen',
    vendor: 'wallbay-nl',
    overlays: [pressed('who takes part', 'sharedAlbum.sharedWith', { selector: '[role=dialog] li' })],
  },
  preview: {
    at: '/my-photos/albums/album-lisbon',
    vendor: 'printmoor-uk',
    overlays: [
      {
        name: 'copying what is shown',
        open: async (visitor) => {
          await visitor.page.locator('[data-photo]').first().click();
          await visitor.press('actions.copyToAlbum');
        },
        shows: { selector: '[role=dialog] li' },
        remainsOpen: true,
      },
      {
        name: 'details of what is shown',
        open: async (visitor) => {
          await visitor.page.keyboard.press('Escape');
          await visitor.press('preview.details');
        },
        shows: { selector: '[role=dialog] dl' },
        remainsOpen: true,
      },
    ],
  },
  order: {
    at: '/orders/SO-2999',
    vendor: 'folioleaf-nl',
    overlays: [
      pressed('another address for an order', 'order.address.change', { selector: '[role=dialog] input' }),
      {
        name: 'one that is wrong',
        open: async (visitor) => {
          await visitor.press('order.address.change');
          await visitor.dialog.locator('input[autocomplete~=postal-code]').fill('!');
          await visitor.press('order.address.save');
        },
        shows: { selector: '[role=dialog] [aria-invalid=true]' },
        remainsOpen: true,
      },
      {
        name: 'leaving it unsaved',
        open: ({ page }) => page.keyboard.press('Escape'),
        shows: 'form.unsaved.title',
        remainsOpen: true,
      },
    ],
  },
  savedProjects: {
    at: '/saved-projects',
    vendor: 'folioleaf-fr',
    overlays: [pressed('deleting a project', 'projects.remove')],
  },
  addresses: {
    at: '/settings/addresses/all',
    vendor: 'folioleaf-pt',
    overlays: [pressed('deleting an address', 'addresses.delete.named')],
  },
  newAddress: {
    at: '/settings/new-address',
    vendor: 'printmoor-nl',
    overlays: [{ name: 'an address that is not complete', open: sendForm, shows: SUMMARY, remainsOpen: true }],
  },
  email: {
    at: '/settings/email',
    vendor: 'bildvik-se',
    overlays: [{ name: 'no e-mail address', open: sendForm, shows: SUMMARY, remainsOpen: true }],
  },
  personalDetails: {
    at: '/settings/personal-details',
    vendor: 'norrleaf-no',
    overlays: [
      {
        name: 'details that are not saved',
        open: async ({ page }) => {
          await page.locator('main form input[autocomplete=family-name]').fill('Lind');
          await page.locator('main header a').first().click();
        },
        shows: 'form.unsaved.title',
        remainsOpen: true,
      },
    ],
  },
  settings: {
    at: '/settings',
    vendor: 'folioleaf-es',
    overlays: [pressed('deleting the account', 'accountDeletion.start')],
  },
  widgets: {
    at: '/online-products',
    vendor: 'folioleaf-it',
    arrange: online,
    overlays: [
      pressed('taking a photo book offline', ['widgets.moreOf', 'widgets.remove'], { selector: '[role=alertdialog]' }),
      { ...pressed('the menu of a photo book', 'widgets.moreOf', { selector: '[role=menu]' }), remainsOpen: true },
    ],
  },
  widget: {
    at: '/online-products/OR-2999-1',
    vendor: 'wallbay-uk',
    arrange: online,
    overlays: [{ name: 'sharing with nobody', open: sendForm, shows: SUMMARY, remainsOpen: true }],
  },
};

/** Somebody who has all of it. */
export const OWNER = ANNA;
