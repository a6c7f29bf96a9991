import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { startFirstReads, startTimelineRead } from '#features/timeline/first-reads.ts';
import type { TextKey } from '#i18n/texts.ts';
import { lazily, type Lazy } from '#lib/lazily.tsx';
import type { RouteKey } from '#paths';
import { loadPhotoActions } from '#photos/actions/photo-actions.ts';
import { handBackIn } from '#session/hand-back.ts';
import { type RouteAt, routeAt } from '#vendor/route-at.ts';
import { useIsVendorConfigPending } from '#vendor/vendor-config.ts';
import type { AccountViewKey } from './account-views.tsx';
import { notMissed } from './missing-scripts.ts';

/** Area around several screens; it stays while the customer goes from one of them to another. */
export interface Area {
  id: string;
  view: Lazy<object>;
  /** Whether it restores its own scroll position. */
  ownsScroll?: true;
  /** The parameter of the address by which it shows one thing or another; without one it is always the same page. */
  pageBy?: 'id';
}

/** A page behind sign-in. */
export interface Screen {
  key: RouteKey;
  /** Title in the browser's tab and history (O93), until its content has told its own name (lib/page.ts). */
  title: TextKey;
  /** The menu entry that is marked while it shows; a page without sign-in has no menu. */
  menu?: RouteKey;
  area?: Area;
  /** Starts what it asks for first, before it is drawn; settles when it can be drawn with it, rejects without its script. */
  startReads?: (client: QueryClient, params: RouteAt['params']) => Promise<unknown>;
  /** None for what its area draws by itself. */
  view?: Lazy<object>;
}

/** The timeline stays where it is while a photo of it is open. */
const library: Area = {
  id: 'library',
  view: lazily(() => import('./photos-page.tsx').then(({ PhotosPage }) => PhotosPage)),
  ownsScroll: true,
};

/** An album stays where it is while a photo of it is open. */
const album: Area = {
  id: 'album-area',
  view: lazily(() => import('./album-pages.tsx').then(({ OwnAlbumPage }) => OwnAlbumPage)),
  ownsScroll: true,
  pageBy: 'id',
};

/** And so does one that is shared. */
const sharedAlbum: Area = {
  id: 'shared-album-area',
  view: lazily(() => import('./album-pages.tsx').then(({ SharedAlbumPage }) => SharedAlbumPage)),
  ownsScroll: true,
  pageBy: 'id',
};

/** And so does the print tray. */
const printTray: Area = {
  id: 'print-tray',
  view: lazily(() => import('#features/prints/tray-screen.tsx').then(({ TrayScreen }) => TrayScreen)),
  ownsScroll: true,
};

/** Every page that exists. One that is not here is in no menu, on no tile and in no tab either. */
export const screens: readonly Screen[] = [
  { key: 'photos', title: 'photos.title', menu: 'photos', area: library, startReads: startFirstReads },
  {
    key: 'photoPreview',
    title: 'preview.title',
    menu: 'photos',
    area: library,
    startReads: startTimelineRead,
    view: preview(() =>
      import('#features/preview/preview-screens.tsx').then(({ LibraryPreviewScreen }) => LibraryPreviewScreen),
    ),
  },
  {
    key: 'albums',
    title: 'albums.title',
    menu: 'photos',
    view: lazily(() => import('./album-pages.tsx').then(({ AlbumsPage }) => AlbumsPage)),
    startReads: (client) => import('#features/albums/first-reads.ts').then((reads) => reads.startAlbumsReads(client)),
  },
  { key: 'album', title: 'album.title', menu: 'photos', area: album, startReads: startAlbumReads },
  {
    key: 'albumPhotoPreview',
    title: 'preview.title',
    menu: 'photos',
    area: album,
    startReads: startAlbumReads,
    view: preview(() =>
      import('#features/preview/preview-screens.tsx').then(({ AlbumPreviewScreen }) => AlbumPreviewScreen),
    ),
  },
  { key: 'sharedAlbum', title: 'sharedAlbum.title', menu: 'photos', area: sharedAlbum },
  {
    key: 'sharedAlbumPhotoPreview',
    title: 'preview.title',
    menu: 'photos',
    area: sharedAlbum,
    view: preview(() =>
      import('#features/preview/preview-screens.tsx').then(({ SharedAlbumPreviewScreen }) => SharedAlbumPreviewScreen),
    ),
  },
  { key: 'printTray', title: 'tray.title', menu: 'printTray', area: printTray },
  {
    key: 'printTrayPhoto',
    title: 'preview.title',
    menu: 'printTray',
    area: printTray,
    view: preview(() => import('./album-pages.tsx').then(({ TrayPhotoPage }) => TrayPhotoPage)),
  },
  {
    key: 'printTrayReceived',
    title: 'tray.title',
    menu: 'printTray',
    view: lazily(() => import('#features/prints/received-screen.tsx').then(({ ReceivedScreen }) => ReceivedScreen)),
  },
  account('home', 'home.title'),
  account('downloads', 'downloads.title', 'photos'),
  account('savedProjects', 'projects.title'),
  account('invoices', 'invoices.title'),
  account('integration', 'integration.title'),
  account('export', 'export.title', 'photos'),
  account('widgets', 'widgets.title'),
  account('widget', 'widget.title', 'widgets'),
  account('orders', 'orders.title'),
  account('settings', 'settings.title'),
  account('b2bSettings', 'settings.title', 'settings'),
  account('personalDetails', 'settings.details.title', 'settings'),
  account('paymentMethod', 'payment.title', 'settings'),
  account('order', 'order.title', 'orders'),
  account('addresses', 'addresses.title', 'settings'),
  account('newAddress', 'addresses.title', 'settings'),
  account('address', 'addresses.title', 'settings'),
  account('newB2bAddress', 'addresses.title', 'b2bSettings'),
  account('b2bAddress', 'addresses.title', 'b2bSettings'),
  account('email', 'emailChange.title', 'settings'),
  account('b2bEmail', 'emailChange.title', 'settings'),
];

/** Pages behind sign-in that the link of a mail leads to: nothing is around them, and nothing is asked for but what they confirm. */
export const linkScreens: readonly Screen[] = [
  account('deleteAccountConfirmation', 'accountDeletion.title'),
  account('deleteAccountError', 'accountDeletion.title'),
  account('changeEmailConfirmation', 'emailChange.title'),
  account('changeEmailError', 'emailChange.title'),
];

/** Pages that do not ask for sign-in (A2.32). The menu is not theirs. */
export const publicScreens: readonly Screen[] = [
  account('accountDeleted', 'accountDeletion.done'),
  account('changeEmailSuccess', 'emailChange.done'),
  account('subscriptionConfirmation', 'newsletter.title'),
  account('subscriptionConfirmationSuccess', 'newsletter.title'),
  account('subscriptionConfirmationError', 'newsletter.title'),
];

const all = [...screens, ...linkScreens, ...publicScreens];

/** The page at an address; undefined for one that there is not, or that only leads on. */
export function screenAt(pathname: string): Screen | undefined {
  const key = routeAt(pathname)?.key;
  return all.find((screen) => screen.key === key);
}

export interface ScreenState {
  /** The page; undefined for an address that there is none for. */
  screen: Screen | undefined;
  /** The address may still turn out to be one of the vendor's. */
  mayBeVendors: boolean;
}

/** Hook: the page at the address, also once the vendor's own paths have come (A1.17). */
export function useScreen(): ScreenState {
  const { pathname } = useLocation();
  const isPending = useIsVendorConfigPending();
  const screen = screenAt(pathname);
  return { screen, mayBeVendors: screen === undefined && isPending };
}

/** Key of a page: one for all screens of an area, the address for everything else. */
export function pageAt(pathname: string): string {
  const area = screenAt(pathname)?.area;
  if (!area) return pathname;
  return area.pageBy ? `${area.id} ${routeAt(pathname)?.params[area.pageBy] ?? ''}` : area.id;
}

/** Whether a page shows without a customer; signing out does, too (O86). */
export function isPublic(pathname: string): boolean {
  const key = routeAt(pathname)?.key;
  return key === 'logout' || publicScreens.some((screen) => screen.key === key);
}

/** Loads a page's scripts before it is shown. A failure is ignored: the page loads them again when it shows, and tells its own. */
export async function preload(screen: Screen | undefined): Promise<void> {
  await Promise.all([screen?.area?.view, screen?.view].map((one) => one?.load().catch(notMissed)));
}

/** Whether a page shows without another turn. */
export function isLoaded(pathname: string): boolean {
  const screen = screenAt(pathname);
  return screen !== undefined && [screen.area?.view, screen.view].every((one) => one?.isLoaded() !== false);
}

/** Loads the scripts of the page that is being opened, while nothing is known of it but its address. */
export async function preloadFor(location: { pathname: string; search: string }): Promise<void> {
  // After a sign-in the customer goes on to another page.
  if (!handBackIn(location)) await preload(screenAt(location.pathname));
}

function startAlbumReads(client: QueryClient, { id = '' }: RouteAt['params']): Promise<unknown> {
  return import('#features/albums/first-reads.ts').then((reads) => reads.startAlbumReads(client, id));
}

/** A photo opens with what can be done with it below: it does not make room for that afterwards (F5). */
function preview(importView: () => Promise<ComponentType>): Lazy<object> {
  return lazily(async () => {
    const [view] = await Promise.all([importView(), loadPhotoActions()]);
    return view;
  });
}

/** A page whose script only the table of those pages knows. @param menu the entry that is marked; its own unless given */
function account(key: AccountViewKey, title: TextKey, menu: RouteKey = key): Screen {
  return {
    key,
    title,
    menu,
    view: lazily(() => import('./account-views.tsx').then(({ accountView }) => accountView(key))),
    startReads: (client, params) =>
      import('./account-views.tsx').then(({ startAccountReads }) => startAccountReads(key, client, params)),
  };
}
