import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatMonthOf } from '#lib/dates.ts';
import { paths } from '#paths';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthLabel, monthsOf } from '#photos/data/months.ts';
import { requestToShow } from '#photos/open-photo/open-photo.ts';
import { currentSort } from '#photos/sort/sort-atoms.ts';
import { onLeavePage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';
import { routeAt } from '#vendor/route-at.ts';
import { nearestMonth } from './answers.ts';
import type { TypedDate } from './read-date.ts';

/** Means of navigation within the app. */
export interface Navigation {
  client: QueryClient;
  navigate: NavigateFunction;
}

/** Goes to the head of a month of the library. */
export function goToMonth({ navigate }: Navigation, key: string): void {
  if (!isAtPhotos()) void navigate(paths.photos());
  requestToShow(paths.photos(), { key, index: -1 });
}

/**
 * Goes to the photos of a date before it is known which months there are: the page reads that, and this waits for it, unless the
 * customer goes elsewhere meanwhile. Where no month is meant by it, the nearest one shows, and says so.
 * @param wanted the date as the customer reads it
 */
export async function goToDate(
  navigation: Navigation,
  date: TypedDate,
  meant: readonly string[],
  wanted: string,
): Promise<void> {
  void navigation.navigate(paths.photos());
  let isMeant = true;
  // A form with unsaved input is left later than this, and for the photos.
  const end = onLeavePage(() => (isMeant &&= isAtPhotos()));
  // A failure is told by the page, which makes the same read.
  const counts = await navigation.client.ensureQueryData(libraryQueries.timeline()).catch(() => {});
  end();
  if (!isMeant) return;
  const months = counts ? monthsOf(counts, currentSort('photos').sortOrder) : [];
  const found = months.find(({ key }) => meant.includes(key));
  const month = found ?? nearestMonth(date, months);
  if (!month) return;
  goToMonth(navigation, month.key);
  if (!found)
    showToast({
      tone: 'info',
      text: t('palette.nearest.shown', { wanted, month: monthWithin(month.key, currentLocale()) }),
    });
}

function isAtPhotos(): boolean {
  return routeAt(location.pathname)?.key === 'photos';
}

/** Name of a month within a sentence, where most languages write it small: "octobre 2026". */
export function monthWithin(key: string, locale: string): string {
  const date = dateFrom(key);
  return date ? formatMonthOf(date, locale, 'UTC') : monthLabel(key);
}
