import { useRef } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { firstControl, useCatchFocus } from '#ui/focus.ts';
import { appConfig } from '#vendor/app-config.ts';
import { bookTitle } from '../book-title.ts';
import type { OnlineBook } from '../model.ts';
import { type OnlineVersion, useOnlineVersion } from '../use-online-version.ts';
import styles from '../widget-screen.module.css';
import { RequestButton, ViewLink } from './book-actions.tsx';
import { BookCover } from './book-cover.tsx';
import { BookState } from './book-state.tsx';
import { GallerySection } from './gallery-section.tsx';
import { ShareSection } from './share-section.tsx';

/** A photo book and what can be done with its online version; without one there is the offer to make it. */
export function OneBook({ listed }: { listed: OnlineBook }) {
  const version = useOnlineVersion(listed);
  const { book, state } = version;
  const place = useRef<HTMLDivElement>(null);
  useCatchFocus(place, firstControl);
  const title = bookTitle(book);
  return (
    <div ref={place}>
      {state === 'ready' && book.viewUrl !== undefined && book.widgetId !== undefined ? (
        <div className={styles.book}>
          <div className={styles.about}>
            <BookCover src={book.thumbnailUrl} title={title} />
            <div className={styles.facts}>
              <h2 className={styles.title}>{title}</h2>
              <ViewLink href={book.viewUrl} title={title} variant="secondary" />
            </div>
          </div>
          <div className={styles.ways}>
            <ShareSection widgetId={book.widgetId} productCode={book.productCode} title={title} />
            {appConfig().galleryEnabled && <GallerySection productCode={book.productCode} title={title} />}
          </div>
        </div>
      ) : (
        <NotOnline version={version} />
      )}
    </div>
  );
}

function NotOnline({ version }: { version: OnlineVersion }) {
  const isMaking = version.state === 'inTheMaking';
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t(isMaking ? 'widget.making' : 'widget.notOnline')}
      actions={
        <>
          <RequestButton version={version} name={bookTitle(version.book)} />
          <Link to={paths.widgets()} className={buttonClass('quiet')}>
            {t('widget.toList')}
          </Link>
        </>
      }
    >
      {isMaking ? (
        <BookState state={version.state} isUnclear={version.isUnclear} />
      ) : (
        <p>{t('widget.notOnline.text')}</p>
      )}
      <Failure of={version} />
    </EmptyState>
  );
}
