import { isAppSending, sendAhead } from '#api/sent-ahead.ts';
import { ordersPage } from '#customer/orders-page.ts';
import { getGetAppConfigUrl, getGetLocaleUrl } from '#generated/app-config/urls.ts';
import { getGetCustomerUrl, getListAddressesUrl } from '#generated/customer/urls.ts';
import { getGetSuperOrderUrl, getListMySuperOrdersUrl } from '#generated/order/urls.ts';
import { getGetAccountInformationUrl } from '#generated/photo-deletion/urls.ts';
import {
  getGetAlbumUrl,
  getGetPhotoAccountCountsUrl,
  getGetTimelineUrl,
  getListAlbumsUrl,
  getListPhotosUrl,
} from '#generated/photo-management/urls.ts';
import { getGetVendorConfigUrl } from '#generated/public-vendor-config/urls.ts';
import { getListSharedAlbumsUrl } from '#generated/shared-albums/urls.ts';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { readStored } from '#lib/storage.ts';
import { routePaths } from '#paths';
import type { Photo, PhotoPage, PhotoSort } from '#photos/data/library-queries.ts';
import { albumsPageSize, FIRST_PAGE_SIZE, SHARED_ALBUMS_PAGE_SIZE } from '#photos/data/limits.ts';
import { SORT_CHOICES, storedSorting } from '#photos/sort/sort.ts';
import { SMALLEST_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { handBackIn } from '#session/hand-back.ts';
import { holdsMailedLink } from '#session/mailed-link/holds-mailed-link.ts';
import { readTokens } from '#session/read-tokens.ts';
import type { AppConfig } from '#vendor/app-config.ts';
import { CORRELATION_ID_HEADER } from '#lib/correlation-id.ts';
import { flagFrom, type GateName, opens } from '#vendor/flags/flag-rules.ts';
import { currentVendor } from '#vendor/vendor.ts';

/** Number of pictures that are seen first, about: four rows of five, or six of three and a little. */
const FIRST_PICTURES = 20;

/** Time, in ms, that the app waits until these calls are on their way: running it takes longer, and holds them up. */
const CALLS_TIMEOUT_MS = 300;

/** The browser may forget a picture that nothing shows and nobody holds. */
const held = new Set<HTMLImageElement>();

/**
 * Sends what the first screen waits for while the app itself is still on its way: a script of a few kB does it long before
 * one of many can (F2, F3). Nothing is decided here. The app makes the same calls, checks their answers as all others, and
 * finds them on their way; whatever fails here fails there, and is told there.
 * @returns settles when the app may begin
 */
export async function sendFirstReads(): Promise<void> {
  // What a mail's link says has to leave the address first (S31).
  if (holdsMailedLink(location.search)) return;
  await Promise.race([ahead().catch(() => {}), new Promise((resolve) => setTimeout(resolve, CALLS_TIMEOUT_MS))]);
}

async function ahead(): Promise<void> {
  const vendor = currentVendor();
  const config = sendAhead(getGetAppConfigUrl());
  void sendAhead(getGetLocaleUrl(vendor.locale));
  sendPageReads(await read<AppConfig>(config));
  // What the months are written with is slow to set up the first time, and this moment is idle.
  new Intl.DateTimeFormat(vendor.locale, { month: 'long', year: 'numeric' }).format();
}

/**
 * Has the browser load what the page at this address needs beside the app, while the app itself is on its way (F13).
 * @param pages scripts and styles by the beginning of the address, as JSON (scripts/build/page-scripts.ts)
 */
export function preloadPage(pages = '{}'): void {
  const filesByPath: Record<string, string[]> = JSON.parse(pages);
  const { pathname } = location;
  const path = Object.keys(filesByPath).find((one) => (one === '/' ? pathname === one : pathname.startsWith(one)));
  for (const file of filesByPath[path ?? ''] ?? []) {
    const link = document.createElement('link');
    link.as = file.endsWith('.js') ? 'script' : 'style';
    // As any other script it would be compiled once more when it is imported.
    link.rel = link.as === 'script' ? 'modulepreload' : 'preload';
    link.crossOrigin = '';
    // The app comes first.
    link.fetchPriority = 'low';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** Sends what the page at this address begins with, for a customer who is signed in beyond doubt (S16). */
function sendPageReads({ services, features, hostAllowList, correlationIdHeader }: AppConfig): void {
  const { accessToken: token } = readTokens({ read: () => document.cookie });
  // Handed back from a sign-in a customer goes on to another page, with another token.
  if (token === undefined || isAppSending() || handBackIn(location)) return;
  const query = new URLSearchParams(location.search);
  const sources = {
    query,
    stored: (name: string) => localStorage.getItem(name),
    features,
    hostAllowList,
    hostname: location.hostname,
  };
  const isOpen = (gate: GateName) => opens(gate, (name) => flagFrom(sources, name));
  for (const { service, path, isPublic, onAnswer } of [...pageReads(location.pathname, isOpen), vendorConfig()]) {
    const base = services[service];
    if (!base) continue;
    const address = base.replace(/\/+$/, '') + path;
    const answer = sendAhead(
      address,
      isPublic ? undefined : { token, correlationIdHeader: correlationIdHeader ?? CORRELATION_ID_HEADER },
    );
    if (onAnswer)
      read(answer)
        .then(onAnswer)
        .catch(() => {});
  }
}

/** Read that a page begins with: the name of its service, and its address behind the base address of that. */
interface PageRead {
  service: keyof AppConfig['services'];
  path: string;
  /** Whether it holds nothing of the customer. */
  isPublic?: true;
  onAnswer?: (body: unknown) => void;
}

/**
 * Reads that a page starts with whatever their answers, spelled as its components ask for them; none that is closed to
 * this customer (S52), nor those that only some customers or some answers lead to. Other spellings of an address are
 * left to the app (S57).
 */
function pageReads(pathname: string, isOpen: (gate: GateName) => boolean): PageRead[] {
  const customer: PageRead = { service: 'customer', path: getGetCustomerUrl() };
  const orders: PageRead = { service: 'order', path: getListMySuperOrdersUrl(ordersPage(0)) };
  const hasPhotos = isOpen('library');
  switch (pathname) {
    case routePaths.home:
      return hasPhotos ? [orders, customer, firstPhotos(SORT_CHOICES.photos[0]), storage] : [orders, customer];
    case routePaths.photos:
      return hasPhotos ? photosReads() : [];
    case routePaths.albums:
      return isOpen('albums') ? albumsReads(isOpen('sharedAlbums')) : [];
    case routePaths.orders:
      return [orders];
    case routePaths.settings:
    case routePaths.personalDetails:
      return [customer];
    case routePaths.addresses:
      return [{ service: 'customer', path: getListAddressesUrl() }];
    default:
      return readsOfOne(pathname, isOpen);
  }
}

/** Reads of the page of one order, of one album, also with a photo open over it, or of a photo over the timeline. */
function readsOfOne(pathname: string, isOpen: (gate: GateName) => boolean): PageRead[] {
  if (idsIn(routePaths.photoPreview, pathname).length > 0) return isOpen('library') ? [timeline] : [];
  const [orderCode] = idsIn(routePaths.order, pathname);
  if (orderCode !== undefined) return [{ service: 'order', path: getGetSuperOrderUrl(orderCode) }];
  const [albumId] = [routePaths.album, routePaths.albumPhotoPreview].flatMap((route) => idsIn(route, pathname));
  if (albumId === undefined || !isOpen('albums')) return [];
  return [{ service: 'photo-management', path: getGetAlbumUrl(albumId) }];
}

/** Parameters of an address by a route; none where it is of another route, or spells one of them with an escape. */
function idsIn(route: string, pathname: string): string[] {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '([\\w-]+)')}$`).exec(pathname)?.slice(1) ?? [];
}

/** Read for the menus around every page behind sign-in; its paths may make an address one of the vendor's. */
function vendorConfig(): PageRead {
  return { service: 'public-vendor-config', path: getGetVendorConfigUrl(currentVendor().host), isPublic: true };
}

const timeline: PageRead = { service: 'photo-management', path: getGetTimelineUrl() };
const storage: PageRead = { service: 'photo-deletion', path: getGetAccountInformationUrl() };

function photosReads(): PageRead[] {
  const sort = readStored(storedSorting)?.photos ?? SORT_CHOICES.photos[0];
  // In any other order the first photos are not those of the first month (O13).
  if (sort.sortKey !== 'dateTaken') return [timeline];
  return [timeline, { ...firstPhotos(sort), onAnswer: (body) => loadPictures((body as PhotoPage).images) }];
}

function firstPhotos(sort: PhotoSort): PageRead {
  return { service: 'photo-management', path: getListPhotosUrl({ ...sort, limit: FIRST_PAGE_SIZE }) };
}

function albumsReads(displaySharedData: boolean): PageRead[] {
  const limit = albumsPageSize(undefined);
  return [
    { service: 'photo-management', path: getGetPhotoAccountCountsUrl() },
    ...(displaySharedData
      ? [{ service: 'shared-albums', path: getListSharedAlbumsUrl({ limit: SHARED_ALBUMS_PAGE_SIZE }) }]
      : []),
    { service: 'photo-management', path: getListAlbumsUrl({ limit, displaySharedData }) },
  ];
}

/** Loads the pictures that are seen first. Tiles with the same addresses then have them at once. */
function loadPictures(photos: readonly Photo[]): void {
  for (const photo of photos.slice(0, FIRST_PICTURES)) {
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.src = thumbnailUrl(photo, SMALLEST_SIZE);
    held.add(picture);
  }
  afterFirstScreen(() => held.clear());
}

/** Body of an answer, which stays unread for the app's own call; unchecked, as the app checks it. */
async function read<Body>(answer: Promise<Response>): Promise<Body> {
  return (await answer).clone().json();
}
