import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { allLeftOut } from '#api/left-out.ts';
import { useAccountId } from '#customer/account-id.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { useWaiting } from '#failures/use-waiting.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
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
    if (!books) return error ? <Failure as="page" of={{ error, refetch, isFetching }} /> : <BooksSkeleton />;
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

/** Hook: moves the focus to the first of the further books once they are there, to the last book when none have come. */
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

interface MoreBooksProps {
  /** Photo books that show; among the latest orders there may be none. */
  shown: number;
  isLoading: boolean;
  /** Why the next ones could not be loaded. */
  error: Error | null;
  onMore: () => void;
}

/** Button for further photo books, and why they could not be loaded. Those that are there stay. */
function MoreBooks({ shown, isLoading, error, onMore }: MoreBooksProps) {
  // The button keeps the focus while there is no connection, and says that they are on their way.
  const isWaiting = useWaiting(error, onMore);
  return (
    <div className={styles.more}>
      {shown === 0 && <p>{t('widgets.noneLately')}</p>}
      {error && !isWaiting && <Failure of={{ error }} />}
      <Button busy={isLoading || isWaiting} busyLabel={t('widgets.loading')} onClick={onMore}>
        {t(error && !isWaiting ? 'failure.retry' : 'widgets.more')}
      </Button>
    </div>
  );
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
