import { type QueryClient, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import { bookTitle } from './book-title.ts';
import { afterReading, type OnlineBook, onlineState, type OnlineState, withWidget } from './model.ts';
import { removeOnlineVersion, requestOnlineVersion, widgetQueries } from './queries.ts';

/** A photo book as it is by now, and what can be done with its online version. */
export interface OnlineVersion {
  book: OnlineBook;
  state: OnlineState;
  /** Whether it is on its way, and its progress cannot be told at the moment. */
  isUnclear: boolean;
  /** Requests it, or its making anew. */
  request: () => void;
  isRequesting: boolean;
  /** Error of the request for it. */
  failure: unknown;
  /** Removes it. Rejects when that did not work. */
  remove: () => Promise<void>;
}

/** Hook: the online version of a photo book. One that is being made is read again and again until it can be viewed. */
export function useOnlineVersion(listed: OnlineBook): OnlineVersion {
  const client = useQueryClient();
  const { productCode } = listed;
  const detail = widgetQueries.detail(productCode);
  const { data, isError } = useQuery({
    ...detail,
    // What the list said of it is good enough, unless it is on its way.
    enabled: ({ state }) => isOnItsWay(state.data, listed),
    refetchInterval: ({ state }) =>
      isOnItsWay(state.data, listed) ? readAgainAfter(state.dataUpdateCount + state.errorUpdateCount) : false,
  });
  const book = data === undefined ? listed : withWidget(listed, data);
  const state = onlineState(book);

  const mutationKey = ['requestOnlineVersion', productCode];
  const request = useMutation({
    mutationKey,
    mutationFn: () => requestOnlineVersion(productCode),
    onMutate: () => client.cancelQueries(detail),
    onSuccess: (read) => {
      const now = Date.now();
      client.setQueryData(detail.queryKey, afterReading(productCode, read, now, now));
    },
  });
  const write = useWrite(request, {
    errorsIn: 'page',
    success: (read) =>
      read?.viewUrl === undefined
        ? undefined
        : t(state === 'ready' ? 'widgets.refreshed' : 'widgets.ready', { title: bookTitle(book) }),
  });
  // Also where it was begun in the list and shows on the book's own page, or the other way round.
  const isRequesting = useIsMutating({ mutationKey }) > 0;
  useEndToast(book, state);

  return {
    book,
    state,
    isUnclear: isError && state === 'inTheMaking',
    request: () => {
      if (client.isMutating({ mutationKey }) === 0) void write.run();
    },
    isRequesting,
    failure: write.failure,
    remove: async () => {
      if (book.widgetId !== undefined) await removeOnlineVersion(book.widgetId);
      await forget(client, productCode);
    },
  };
}

function isOnItsWay(read: OnlineBook | null | undefined, listed: OnlineBook): boolean {
  const book = read === undefined ? listed : read;
  return book !== null && onlineState(book) === 'inTheMaking';
}

/** Interval until the next read: short at first, longer later. @param reads so far @returns ms */
function readAgainAfter(reads: number): number {
  if (reads < 10) return 2_000;
  return reads < 30 ? 5_000 : 15_000;
}

async function forget(client: QueryClient, productCode: string): Promise<void> {
  const { queryKey } = widgetQueries.detail(productCode);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, null);
}

/** Hook: says by a toast how it ended, when the customer waited for it. */
function useEndToast(book: OnlineBook, state: OnlineState): void {
  const before = useRef(state);
  const title = bookTitle(book);
  useEffect(() => {
    if (before.current === 'inTheMaking' && state === 'ready')
      showToast({ tone: 'success', text: t('widgets.ready', { title }) });
    if (before.current === 'inTheMaking' && state === 'notOnline')
      showToast({ tone: 'failure', text: t('widgets.notMade', { title }) });
    before.current = state;
  }, [state, title]);
}
