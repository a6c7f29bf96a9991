import { isAppSending, sendAhead } from '#api/sent-ahead.ts';
import { getGetAppConfigUrl, getGetLocaleUrl } from '#generated/app-config/urls.ts';
import { getGetTimelineUrl, getListPhotosUrl } from '#generated/photo-management/urls.ts';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { readStored } from '#lib/storage.ts';
import { routePaths } from '#paths';
import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import { SORT_CHOICES, storedSorting } from '#photos/sort/sort.ts';
import { SMALLEST_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { holdsMailedLink } from '#session/mailed-link/holds-mailed-link.ts';
import { readTokens } from '#session/read-tokens.ts';
import type { AppConfig } from '#vendor/app-config.ts';
import { CORRELATION_ID_HEADER } from '#lib/correlation-id.ts';
import { flagFrom, opens } from '#vendor/flags/flag-rules.ts';
import { currentVendor } from '#vendor/vendor.ts';

/** Four rows of five, or six of three and a little: about what is seen first. */
const FIRST_PICTURES = 20;

/** How long, in ms, the app waits until these calls are on their way: running it takes longer than they do, and holds them up. */
const CALLS_PATIENCE_MS = 300;

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
  await Promise.race([ahead().catch(() => {}), new Promise((resolve) => setTimeout(resolve, CALLS_PATIENCE_MS))]);
}

async function ahead(): Promise<void> {
  const vendor = currentVendor();
  const config = sendAhead(getGetAppConfigUrl());
  void sendAhead(getGetLocaleUrl(vendor.locale));
  if (location.pathname === routePaths.photos) await sendForPhotos(await read<AppConfig>(config));
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
    link.rel = 'preload';
    link.as = file.endsWith('.js') ? 'script' : 'style';
    link.crossOrigin = '';
    // The app comes first.
    link.fetchPriority = 'low';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** Sends the calls of the photos page, for a customer to whom it is open and who is signed in beyond doubt (S16, S52). */
async function sendForPhotos({
  services,
  features,
  hostAllowList,
  correlationIdHeader = CORRELATION_ID_HEADER,
}: AppConfig): Promise<void> {
  const { accessToken: token } = readTokens({ read: () => document.cookie });
  const base = services['photo-management'];
  const query = new URLSearchParams(location.search);
  const sources = {
    query,
    stored: (name: string) => localStorage.getItem(name),
    features,
    hostAllowList,
    hostname: location.hostname,
  };
  const isOpen = opens('library', (name) => flagFrom(sources, name));
  if (token === undefined || base === undefined || !isOpen || isAppSending()) return;
  const signedIn = { token, correlationIdHeader };
  const address = base.replace(/\/+$/, '');
  void sendAhead(address + getGetTimelineUrl(), signedIn);
  const sort = readStored(storedSorting)?.photos ?? SORT_CHOICES.photos[0];
  // In any other order the first photos are not those of the first month (O13).
  if (sort.sortKey !== 'dateTaken') return;
  const page = read<PhotoPage>(sendAhead(address + getListPhotosUrl({ ...sort, limit: FIRST_PAGE_SIZE }), signedIn));
  page.then(({ images }) => loadPictures(images)).catch(() => {});
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
