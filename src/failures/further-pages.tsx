import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { t, type TextKey } from '#i18n/texts.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { whenNear } from '#ui/in-view.tsx';
import { Failure } from './failure.tsx';
import styles from './further-pages.module.css';
import { useWaiting } from './use-waiting.ts';

const texts = {
  albums: { more: 'albums.more', loading: 'albums.loading' },
  books: { more: 'widgets.more', loading: 'widgets.loading' },
} as const satisfies Record<string, { more: TextKey; loading: TextKey }>;

/** A list that is read page by page: a result of `useInfiniteQuery`; or, without the optional fields, one that is read at once. */
export interface Pages {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: (options?: { cancelRefetch: boolean }) => unknown;
}

export interface FurtherPagesProps {
  pages: Pages;
  of: keyof typeof texts;
  /** Element with the entries. */
  list: RefObject<HTMLElement | null>;
  /** Selector of what takes the focus of an entry. */
  entry: string;
  /**
   * Pages that are loaded without a press: the next one when the end of the list comes near to the screen; or all of
   * them, one after the other, which needs no button.
   */
  loads?: 'near' | 'all' | undefined;
  /** Text of a failure; otherwise that of its operation. */
  text?: string;
  variant?: ButtonVariant;
}

/**
 * End of a list that is read page by page: the button for the next page, and why that could not be read (A4.1), which stays, so that
 * the same button asks for it again. Nothing once all of it is there.
 */
export function FurtherPages({ pages, of, list, entry, loads, text, variant }: FurtherPagesProps) {
  const { error, isFetching, isFetchNextPageError, hasNextPage = false, isFetchingNextPage = false } = pages;
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void pages.fetchNextPage?.({ cancelRefetch: false }));
  const isReady = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isReady && loads === 'all') load();
    // Once a read has ended, the place may be near without having moved.
    return isReady && loads === 'near' && place.current ? whenNear(place.current, () => load()) : undefined;
  }, [isReady, loads]);

  // Of what failed: a further page, which alone is asked for again, or the list.
  const goOn = () => (error && !isFetchNextPageError ? pages.refetch() : pages.fetchNextPage?.());
  const isWaiting = useWaiting(error, goOn);
  const hasFailed = Boolean(error) && !isWaiting;
  const isShown = Boolean(error) || (hasNextPage && loads !== 'all');
  const focus = useFocusOnNew(list, entry, isShown);
  if (!isShown) return null;
  const { more, loading } = texts[of];
  // Of a page that is loaded by itself nothing was pressed: a press is what takes the customer to what comes.
  const isByItself = loads === 'near' && !error;
  return (
    <div ref={place} className={styles.end} data-further-pages="" aria-busy={isFetchingNextPage || undefined}>
      {hasFailed && <Failure of={{ error }} {...(text !== undefined && { text })} />}
      <Button
        variant={variant}
        busy={isWaiting || (!isByItself && (isFetchingNextPage || (isFetching && Boolean(error))))}
        busyLabel={t(loading)}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onClick={() => focus.onPress(() => !isFetchingNextPage && void goOn())}
      >
        {t(hasFailed ? 'failure.retry' : isByItself && isFetchingNextPage ? loading : more)}
      </Button>
    </div>
  );
}

/**
 * Hook: moves the focus from the button to the first entry that has come since it got there, or to the last one when none has: once
 * entries come that it was pressed for, and when it goes with the last page (X4). Pages that come by themselves leave the focus alone
 * otherwise, and nothing moves for who has gone elsewhere meanwhile.
 */
function useFocusOnNew(list: RefObject<HTMLElement | null>, entry: string, isShown: boolean) {
  /** Entries that there were when the button got the focus; undefined while it has not. */
  const known = useRef<number>(undefined);
  const isAsked = useRef(false);

  const goTo = (entries: HTMLElement[], from: number) => {
    known.current = undefined;
    isAsked.current = false;
    (entries[from] ?? entries.at(-1) ?? list.current?.querySelector<HTMLElement>('a, button'))?.focus();
  };
  const entriesNow = () => [...(list.current?.querySelectorAll<HTMLElement>(entry) ?? [])];

  useLayoutEffect(() => {
    if (known.current === undefined || (isShown && !isAsked.current)) return;
    const entries = entriesNow();
    if (!isShown || entries.length > known.current) goTo(entries, known.current);
  });

  return {
    onFocus: () => (known.current = entriesNow().length),
    onBlur: () => {
      known.current = undefined;
      isAsked.current = false;
    },
    onPress: (load: () => void) => {
      const entries = entriesNow();
      if (known.current !== undefined && entries.length > known.current) return goTo(entries, known.current);
      isAsked.current = true;
      load();
    },
  };
}
