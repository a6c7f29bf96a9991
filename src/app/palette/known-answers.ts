import { operationKey } from '#api/query-options.ts';
import type { Order } from '#features/orders/model.ts';
import type { Project, ProjectPage } from '#features/saved-projects/queries.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';
import { webAddress } from '#lib/web-address.ts';
import { paths } from '#paths';
import { albumQueries, listedAlbums, type OwnAlbum } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthFromKey, monthLabel, monthsOf, type TimelineMonth } from '#photos/data/months.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { currentSort } from '#photos/sort/sort-atoms.ts';
import { currentVisitor, mayVisit } from '../access/access.ts';
import type { Answer } from './answers.ts';
import { goToMonth, type Navigation } from './go-to-month.ts';

type LoadedAlbum = Pick<OwnAlbum, 'albumId' | 'albumName' | 'photosCount'> & { isShared?: boolean };

/** The months of the library; undefined where their counts have not been loaded, or are not for this customer. */
export function knownMonths({ client }: Navigation): TimelineMonth[] | undefined {
  if (!mayVisit('photos', currentVisitor())) return undefined;
  const counts = client.getQueryData(libraryQueries.timeline().queryKey);
  return counts && monthsOf(counts, currentSort('photos').sortOrder);
}

/** Answers from what has been loaded of the customer's own things. Nothing is requested. */
export function knownAnswers(navigation: Navigation, months: readonly TimelineMonth[]): Answer[] {
  return [
    ...months.map((month) => monthAnswer(navigation, month)),
    ...albums(navigation),
    ...orders(navigation),
    ...projects(navigation),
  ];
}

export function monthAnswer(navigation: Navigation, { key, count }: TimelineMonth): Answer {
  const month = monthFromKey(key);
  return {
    key: `month ${key}`,
    kind: 'months',
    icon: 'photos',
    label: monthLabel(key),
    about: t('photos.inMonth', { count, amount: count }),
    ...(month && { month }),
    run: () => goToMonth(navigation, key),
  };
}

function albums({ client, navigate }: Navigation): Answer[] {
  const visitor = currentVisitor();
  if (!mayVisit('albums', visitor)) return [];
  const withShared = mayVisit('sharedAlbum', visitor);
  const own = listedAlbums<LoadedAlbum>(client, albumQueries.lists());
  const shared = withShared
    ? listedAlbums<LoadedAlbum>(client, sharedAlbumQueries.lists()).map((album) => ({ ...album, isShared: true }))
    : [];
  // Lists overlap, and an own album that is shared stands in both.
  const byId = new Map([...shared, ...own].map((album) => [album.albumId, album]));
  return [...byId.values()].map(({ albumId: id, albumName, photosCount, isShared }) => ({
    key: `album ${id}`,
    kind: 'albums',
    icon: 'albums',
    label: albumName,
    about: t('album.photos', { count: photosCount, amount: photosCount }),
    run: () => void navigate(isShared && withShared ? paths.sharedAlbum({ id }) : paths.album({ id })),
  }));
}

function orders({ client, navigate }: Navigation): Answer[] {
  const loaded = client.getQueryData<Order[]>(operationKey('listMySuperOrders', 'all')) ?? [];
  return loaded.map(({ orderCode, createdAt, products }) => {
    const placed = dateFrom(createdAt);
    const names = products.map(({ title, code }) => title?.trim() || code);
    const day = placed && formatDay(placed, currentLocale());
    return {
      key: `order ${orderCode}`,
      kind: 'orders',
      icon: 'orders',
      label: t('order.code', { code: orderCode }),
      about: [day, ...new Set(names)].filter((part) => part !== undefined).join(' · '),
      texts: [...names, day ?? ''],
      codes: [orderCode, ...products.map(({ code }) => code)],
      run: () => void navigate(paths.order({ orderCode })),
    };
  });
}

function projects({ client }: Navigation): Answer[] {
  const pages = client.getQueriesData<ProjectPage>({ queryKey: operationKey('listProjects') });
  const byId = new Map<string, Project>(
    pages.flatMap(([, page]) => page?.projects ?? []).map((project) => [project.id, project]),
  );
  return [...byId.values()].flatMap(({ id, name, modified, editUrl }) => {
    const address = webAddress(editUrl);
    const changed = dateFrom(modified);
    if (address === undefined) return [];
    return {
      key: `project ${id}`,
      kind: 'projects',
      icon: 'projects',
      label: name?.trim() || t('projects.unnamed'),
      ...(changed && { about: t('projects.changed', { date: formatDay(changed, currentLocale()) }) }),
      run: () => location.assign(address),
    } satisfies Answer;
  });
}
