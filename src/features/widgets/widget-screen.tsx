import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { PageHead } from '#ui/page-head.tsx';
import { OneBook } from './parts/one-book.tsx';
import { OneBookSkeleton } from './parts/one-book-skeleton.tsx';
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
    return error ? <Failure of={{ error, refetch, isFetching }} /> : <OneBookSkeleton />;
  }
}
