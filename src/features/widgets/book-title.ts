import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';
import type { OnlineBook } from './model.ts';

/** Title of a photo book; without one, its order code in words. */
export function bookTitle({ title, productCode }: Pick<OnlineBook, 'title' | 'productCode'>): string {
  return title?.trim() || t('widgets.untitled', { code: productCode });
}

/**
 * Names of photo books in their controls, by order: of several with one title each says when it was ordered, and where
 * that is the same, too, which order it was.
 */
export function bookNames(books: readonly OnlineBook[]): ReadonlyMap<string, string> {
  const byTitle = Map.groupBy(books, bookTitle);
  return new Map(
    books.map((book) => {
      const title = bookTitle(book);
      const others = byTitle.get(title)?.filter((one) => one !== book) ?? [];
      if (others.length === 0) return [book.productCode, title];
      const day = dayOf(book);
      const tells = day !== undefined && others.every((one) => dayOf(one) !== day);
      return [book.productCode, `${title} (${tells ? day : book.productCode})`];
    }),
  );
}

function dayOf({ orderedAt }: OnlineBook): string | undefined {
  const date = dateFrom(orderedAt);
  return date && formatDay(date, currentLocale());
}

/** Text of the day on which a photo book was ordered; undefined where that is not known. */
export function orderedOn(iso: string | undefined): string | undefined {
  const date = dateFrom(iso);
  return date && t('widgets.orderedOn', { date: formatDay(date, currentLocale()) });
}
