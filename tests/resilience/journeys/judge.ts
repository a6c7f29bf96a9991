import type { Page } from '@playwright/test';
import { albumsShown } from '#photos/data/album-queries.ts';
import type { OtherDevice } from '../../support/other-device.ts';
import type { Scene } from './scene.ts';

/** Compares what is shown with what the services hold. */
export interface Judge {
  /** What the screen says other than the services do, in words. @param isFresh the page has just been loaded, so that it has nothing of before */
  disagreements(page: Page, scene: Scene, isFresh: boolean): Promise<string[]>;
  /** How many numbers and names were compared so far. */
  compared(): number;
}

/** @param device asks the services themselves, as the customer, past the app */
export function createJudge(device: OtherDevice): Judge {
  let compared = 0;
  const differ = (what: string, shown: unknown, real: unknown) => {
    compared += 1;
    return JSON.stringify(shown) === JSON.stringify(real)
      ? []
      : [`${what}: the screen says ${JSON.stringify(shown)}, the service ${JSON.stringify(real)}`];
  };
  return {
    compared: () => compared,
    async disagreements(page, scene, isFresh) {
      const found: string[] = [];
      const shown = await shownOn(page);
      if (shown.photos !== undefined || shown.albums !== undefined) {
        const [{ photosCount, albumsCount }, { readAlbumsCount }] = await Promise.all([
          device.get<{ photosCount: number; albumsCount: number }>('photo-management', '/users'),
          device.get<{ readAlbumsCount: number }>('shared-albums', '/users'),
        ]);
        if (shown.photos !== undefined) found.push(...differ('photos in the tab', shown.photos, photosCount));
        if (shown.albums !== undefined)
          found.push(...differ('albums in the tab', shown.albums, albumsShown(albumsCount, readAlbumsCount)));
      }
      if (scene.route === 'photos' && shown.months.length > 0) {
        const timeline = await device.get<Record<string, Record<string, number>>>(
          'photo-management',
          '/users/timeline',
        );
        for (const { name, count } of shown.months.filter((month) => /\d{4}$/.test(month.name)))
          found.push(...differ(`photos of ${name}`, count, countOf(timeline, name)));
      }
      if (scene.route === 'album' && shown.heading !== undefined && shown.photosOfAlbum !== undefined) {
        const id = scene.at.split('/').at(-1)?.split('?')[0] ?? '';
        const { albumName, photosCount } = await device.get<{ albumName: string; photosCount: number }>(
          'photo-management',
          `/albums/${id}`,
        );
        found.push(
          ...differ('name of the album', shown.heading, albumName.replaceAll(/\s+/g, ' ').trim()),
          ...differ('photos of the album', shown.photosOfAlbum, photosCount),
        );
      }
      if (scene.route === 'albums' && shown.albumNames.length > 0 && shown.albumNames.length < 49) {
        const { albums } = await device.get<{ albums: { albumName: string }[] }>(
          'photo-management',
          '/albums?limit=49',
        );
        found.push(
          ...differ(
            'albums',
            shown.albumNames.toSorted(),
            albums.map(({ albumName }) => albumName.replaceAll(/\s+/g, ' ').trim()).toSorted(),
          ),
        );
      }
      if (scene.route === 'addresses' && isFresh) {
        const addresses = await device.get<unknown[]>('customer', '/customers/me/addresses', []);
        found.push(...differ('addresses', shown.addresses, addresses.length));
      }
      if (scene.route === 'orders' && !/[?&]q=/.test(scene.at) && shown.orders !== undefined && isFresh) {
        const { total } = await device.get<{ total: number }>(
          'order',
          '/v2/superorders/me?Offset=0&Limit=1&OrderState=notExpired',
        );
        found.push(...differ('orders', shown.orders, total));
      }
      return found;
    },
  };
}

/** How many photos a month has, by its heading; undefined for the photos without a date, which no month has. */
function countOf(timeline: Record<string, Record<string, number>>, heading: string): number | undefined {
  for (const [year, months] of Object.entries(timeline)) {
    for (const [month, count] of Object.entries(months)) {
      if (
        new Date(Date.UTC(Number(year), Number(month) - 1)).toLocaleDateString('en-GB', {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }) === heading
      )
        return count;
    }
  }
  return undefined;
}

interface Shown {
  heading: string | undefined;
  photos: number | undefined;
  albums: number | undefined;
  months: { name: string; count: number }[];
  photosOfAlbum: number | undefined;
  albumNames: string[];
  addresses: number;
  orders: number | undefined;
}

/** What a page says in numbers and names. */
function shownOn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();
    const numberIn = (text: string | undefined) =>
      text !== undefined && /\d/.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined;
    const tabs = (label: string) =>
      [...document.querySelectorAll(`nav[aria-label="${label}"] a`)].map((tab) => numberIn(textOf(tab)));
    const [photos, albums] = tabs('Photos and albums');
    const orders = tabs('Your orders');
    const months = [...document.querySelectorAll('main section:has(> * h2), main section:has(> h2)')].flatMap(
      (section) => {
        const count = /(?:^|\s)([\d,]+) photos?(?:$|\s)/.exec(
          [...section.querySelectorAll('*')]
            .filter(({ children }) => children.length === 0)
            .map(textOf)
            .find((text) => /^[\d,]+ photos?$/.test(text ?? '')) ?? '',
        )?.[1];
        return count === undefined
          ? []
          : [{ name: textOf(section.querySelector('h2')) ?? '', count: Number(count.replaceAll(',', '')) }];
      },
    );
    const lines = [...document.querySelectorAll('main *')].filter(({ children }) => children.length === 0).map(textOf);
    return {
      heading: textOf(document.querySelector('h1')),
      photos,
      albums,
      months,
      photosOfAlbum: numberIn(lines.find((text) => /^[\d,]+ photos?$/.test(text ?? ''))),
      albumNames: [...document.querySelectorAll('main ul[aria-label="Albums"] a')].map((link) => textOf(link) ?? ''),
      addresses: document.querySelectorAll('main ul[aria-label="Your addresses"] > li').length,
      orders:
        orders.length === 2 && orders.every((count) => count !== undefined)
          ? orders.reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)
          : undefined,
    };
  });
}
