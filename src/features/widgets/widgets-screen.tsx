import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { allLeftOut } from '#api/left-out.ts';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { useAccountId } from '#customer/account-id.ts';
import { PageHead } from '#ui/page-head.tsx';
import { bookNames } from './book-title.ts';
import { distinctBooks } from './model.ts';
import { BookCard } from './parts/book-card.tsx';
import { BooksSkeleton } from './parts/books-skeleton.tsx';
import { MoreBooks } from './parts/more-books.tsx';
import { NoBooks } from './parts/no-books.tsx';
import { widgetQueries } from './queries.ts';
import styles from './widgets-screen.module.css';

/** The customer's photo books with their online versions (A2.20, A2.81, A2.110). */
export function WidgetsScreen() {
  const accountId = useAccountId();
  const list = useInfiniteQuery({ ...widgetQueries.books(accountId ?? ''), enabled: accountId !== undefined });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    list;
  const books = useMemo(() => data && distinctBooks(data.pages), [data]);
  const names = useMemo(() => bookNames(books ?? []), [books]);
  const screen = useRef<HTMLDivElement>(null);
  const onMore = useFocusOnNew(screen, {
    count: books?.length ?? 0,
    hasMore: hasNextPage,
    load: () => void fetchNextPage(),
  });
  const isEmpty = books?.length === 0 && !hasNextPage;
  return (
    <div ref={screen} className={styles.screen}>
      <PageHead title={t('widgets.title')} about={isEmpty ? undefined : t('widgets.about')} />
      {content()}
      {data && <LeftOutNote leftOut={allLeftOut(data.pages)} of="orders" />}
    </div>
  );

  function content(): ReactNode {
    if (!books) return error ? <Failure of={{ error, refetch, isFetching }} /> : <BooksSkeleton />;
    if (isEmpty) return <NoBooks />;
    return (
      <>
        {books.length > 0 && (
          <ul className={styles.list} aria-label={t('widgets.title')}>
            {books.map((book) => (
              <li key={book.productCode}>
                <BookCard listed={book} name={names.get(book.productCode)} />
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <MoreBooks
            shown={books.length}
            isLoading={isFetchingNextPage}
            error={isFetchNextPageError ? error : null}
            onMore={onMore}
          />
        )}
      </>
    );
  }
}

/** Takes whoever asked for further books to the first of them, and to the last one there is when none have come. */
function useFocusOnNew(
  screen: RefObject<HTMLElement | null>,
  { count, hasMore, load }: { count: number; hasMore: boolean; load: () => void },
): () => void {
  const goOnAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (goOnAt.current === undefined || (count <= goOnAt.current && hasMore)) return;
    const titles = [...(screen.current?.querySelectorAll<HTMLElement>('[data-book]') ?? [])];
    (titles[goOnAt.current] ?? titles.at(-1) ?? screen.current?.querySelector('a'))?.focus();
    goOnAt.current = undefined;
  }, [screen, count, hasMore]);
  return () => {
    goOnAt.current = count;
    load();
  };
}
