import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import cardStyles from './parts/book-card.module.css';
import { OneBook } from './parts/one-book.tsx';
import { ShareSkeleton } from './parts/share-section.tsx';
import { widgetQueries } from './queries.ts';
import styles from './widget-screen.module.css';

/** One photo book of the customer, to be shared by e-mail and shown in the gallery (A2.21, O115). */
export function WidgetScreen() {
  const { productCode = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(widgetQueries.detail(productCode));
  return (
    <div className={styles.screen}>
      <PageHead back={{ to: paths.widgets(), label: t('widgets.title') }} title={t('widget.title')} />
      {content()}
    </div>
  );

  function content(): ReactNode {
    if (data !== undefined) return <OneBook key={productCode} listed={data ?? { productCode }} />;
    return error ? <Failure as="page" of={{ error, refetch, isFetching }} /> : <OneBookSkeleton />;
  }
}

/** The places of a photo book and of what is done with it while it is being loaded. */
function OneBookSkeleton() {
  return (
    <div className={styles.book}>
      <LoadingAnnouncement>{t('widget.loading')}</LoadingAnnouncement>
      <div className={styles.about}>
        <Skeleton shape="tile" className={cardStyles.waitingCover} />
        <div className={styles.facts}>
          <span className={styles.title}>
            <Skeleton width="10ch" />
          </span>
          <Skeleton shape="tile" width="9rem" height="var(--target)" />
        </div>
      </div>
      <div className={styles.ways}>
        <ShareSkeleton />
      </div>
    </div>
  );
}
