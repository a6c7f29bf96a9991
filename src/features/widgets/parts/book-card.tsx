import { useRef } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { firstControl, useCatchFocus } from '#ui/focus.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { bookTitle, orderedOn } from '../book-title.ts';
import type { OnlineBook } from '../model.ts';
import { useOnlineVersion } from '../use-online-version.ts';
import screen from '../widgets-screen.module.css';
import { BookActions } from './book-actions.tsx';
import styles from './book-card.module.css';
import { BookCover } from './book-cover.tsx';
import { BookMenu } from './book-menu.tsx';
import { BookState } from './book-state.tsx';

export interface BookCardProps {
  listed: OnlineBook;
  /** Name of the photo book in its controls, which tells it from others of the same title. */
  name: string | undefined;
}

/**
 * A photo book of the list: its online version to look at and to share, or the offer to make one (A2.110 to A2.112). The
 * focus stays here when that changes.
 */
export function BookCard({ listed, name }: BookCardProps) {
  const version = useOnlineVersion(listed);
  const { book, state } = version;
  const card = useRef<HTMLElement>(null);
  useCatchFocus(card, firstControl);
  const title = bookTitle(book);
  const ordered = orderedOn(book.orderedAt);
  return (
    <article ref={card} className={styles.card}>
      <BookCover src={book.thumbnailUrl} title={title} className={styles.cover} />
      <div className={styles.text}>
        <div className={styles.head}>
          {/* Where the focus goes when further books have come. */}
          <h2 className={styles.title} tabIndex={-1} data-book="">
            {title}
          </h2>
          {state === 'ready' && (
            <BookMenu
              version={version}
              name={name ?? title}
              fallbackFocus={() => card.current?.querySelector('button') ?? null}
            />
          )}
        </div>
        {ordered !== undefined && <p className={styles.fact}>{ordered}</p>}
        <BookState state={state} isUnclear={version.isUnclear} />
      </div>
      <div className={styles.foot}>
        <BookActions version={version} name={name ?? title} />
        <Failure of={version} />
      </div>
    </article>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The places of photo books while the list is being loaded. */
export function BooksSkeleton() {
  return (
    <div className={screen.list}>
      <LoadingAnnouncement>{t('widgets.loading')}</LoadingAnnouncement>
      {PLACES.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape="tile" className={styles.waitingCover} />
          <div className={styles.text}>
            <span className={styles.title}>
              <Skeleton width="70%" />
            </span>
            <span className={styles.fact}>
              <Skeleton width="55%" />
            </span>
            <span className={styles.fact}>
              <Skeleton width="35%" />
            </span>
          </div>
          <div className={styles.foot}>
            <Skeleton shape="tile" width="12rem" height="var(--target)" />
          </div>
        </div>
      ))}
    </div>
  );
}
