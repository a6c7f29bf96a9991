import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { allLeftOut } from '#api/left-out.ts';
import { useAccountId } from '#customer/account-id.ts';
import { Failure } from '#failures/failure.tsx';
import { FurtherPages } from '#failures/further-pages.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { bookNames } from './book-title.ts';
import { distinctBooks } from './model.ts';
import { BookCard, BooksSkeleton } from './parts/book-card.tsx';
import { widgetQueries } from './queries.ts';
import styles from './widgets-screen.module.css';

/** The customer's photo books with their online versions (A2.20, A2.81, A2.110). */
export function WidgetsScreen() {
  const accountId = useAccountId();
  const list = useInfiniteQuery({ ...widgetQueries.books(accountId ?? ''), enabled: accountId !== undefined });
  const { data, error, isFetching, hasNextPage, refetch } = list;
  const books = useMemo(() => data && distinctBooks(data.pages), [data]);
  const names = useMemo(() => bookNames(books ?? []), [books]);
  const screen = useRef<HTMLDivElement>(null);
  const isEmpty = books?.length === 0 && !hasNextPage;
  return (
    <PageLayout ref={screen}>
      <PageHead title={t('widgets.title')} about={isEmpty ? undefined : t('widgets.about')} />
      {content()}
      {data && <FurtherPages pages={list} of="books" list={screen} entry="[data-book]" />}
      {data && <LeftOutNote leftOut={allLeftOut(data.pages)} of="orders" />}
    </PageLayout>
  );

  function content(): ReactNode {
    if (!books) return error ? <Failure as="page" of={{ error, refetch, isFetching }} /> : <BooksSkeleton />;
    if (isEmpty) return <NoBooks />;
    // Among the latest orders there may be none.
    if (books.length === 0) return <p className={styles.none}>{t('widgets.noneLately')}</p>;
    return (
      <ul role="list" className={styles.list} aria-label={t('widgets.title')}>
        {books.map((book) => (
          <li key={book.productCode}>
            <BookCard listed={book} name={names.get(book.productCode)} />
          </li>
        ))}
      </ul>
    );
  }
}

/** No photo book has been ordered yet. */
function NoBooks() {
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('widgets.empty.title')}
      actions={<ShopButton variant="primary" label={t('widgets.empty.toShop')} />}
    >
      <p>{t('widgets.empty.text')}</p>
    </EmptyState>
  );
}
