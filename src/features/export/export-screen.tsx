import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { type FailedRead, Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { markFirstScreenReady } from '#lib/first-screen.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { ExpiredDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { showToast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { forgetExport } from './export-job.ts';
import styles from './export-screen.module.css';
import { EXPORT_DAYS, EXPORT_HOURS } from './model.ts';
import filesStyles from './parts/export-files.module.css';
import { ExportFiles, type ExportFilesProps } from './parts/export-files.tsx';
import rowStyles from './parts/part-row.module.css';
import { exportQueries } from './queries.ts';
import { RequestExport } from './request-export.tsx';

/** Screen: an export of the whole library, as the link in the mail leads to it (P2.9, P1.8). */
export function ExportScreen({ LibraryLeft }: Pick<ExportFilesProps, 'LibraryLeft'>) {
  const { backupId = '' } = useParams();
  return (
    <div className={styles.screen}>
      <PageHead back={{ to: paths.photos(), label: t('photos.title') }} title={t('export.title')} />
      <Export key={backupId} backupId={backupId} LibraryLeft={LibraryLeft} />
    </div>
  );
}

function Export({ backupId, LibraryLeft }: Pick<ExportFilesProps, 'backupId' | 'LibraryLeft'>): ReactNode {
  const { data, error, refetch, isFetching, isPending } = useQuery({
    ...exportQueries.detail(backupId),
    // It may be ready since, as the card of jobs says once it is.
    refetchOnMount: ({ state }) => (state.data?.state === 'pending' ? 'always' : true),
  });
  useEffect(() => {
    if (!isPending) markFirstScreenReady();
  }, [isPending]);
  const isOver = data !== undefined && data.state !== 'pending';
  useEffect(() => {
    if (isOver) forgetExport(backupId);
  }, [isOver, backupId]);
  const [hadFiles, setHadFiles] = useState(false);
  if (data?.state === 'finished' && !hadFiles) setHadFiles(true);
  switch (data?.state) {
    case 'finished':
      return <ExportFiles backupId={backupId} backup={data} LibraryLeft={LibraryLeft} />;
    case 'expired':
      return <ExpiredExport isNews={hadFiles} />;
    case 'pending':
    case undefined:
      if (error) return <ExportFailure of={{ error, refetch, isFetching }} />;
      // What was read earlier sends nobody away: only what is read now does.
      return data && !isFetching ? <PendingExport /> : <ExportSkeleton />;
  }
}

/**
 * Empty state of an export that is no longer there, with the button for a new one (P8.15, P8.16).
 * @param isNews it takes the place of the files, and is read out
 */
function ExpiredExport({ isNews }: { isNews: boolean }) {
  const notice = useRef<HTMLElement>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isNews) return;
    // The files are gone, and the focus with them where they had it (X4).
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
    else setNews(t('export.expired'));
  }, [isNews]);
  return (
    <section ref={notice} tabIndex={-1} aria-label={t('export.expired')}>
      <VisuallyHidden live="polite">{news}</VisuallyHidden>
      <EmptyState
        drawing={<ExpiredDrawing />}
        title={t('export.expired')}
        actions={<RequestExport label={t('export.new')} variant="primary" />}
      >
        <p>{t('export.expired.text', { days: EXPORT_DAYS })}</p>
      </EmptyState>
    </section>
  );
}

/** An export that is not ready: back to the photos, with a toast (P4.21, O34). */
function PendingExport() {
  useEffect(() => void showToast({ tone: 'info', text: t('export.pending', { hours: EXPORT_HOURS }) }), []);
  return <Navigate to={paths.photos()} replace />;
}

/** An export that could not be loaded (P2.165, P8.18 to P8.20). */
function ExportFailure({ of }: { of: FailedRead }) {
  return (
    <section className={styles.failure}>
      <h2>{t('export.errorTitle')}</h2>
      <Failure
        as="page"
        of={of}
        text={t('export.failed')}
        actions={
          <Link to={paths.photos()} className={buttonClass('secondary')}>
            {t('export.toPhotos')}
          </Link>
        }
      />
    </section>
  );
}

/** Placeholder of the files of an export that is loading. */
function ExportSkeleton() {
  return (
    <div className={filesStyles.export} role="status">
      <VisuallyHidden>{t('export.loading')}</VisuallyHidden>
      <Skeleton width="min(420px, 90%)" />
      <div className={filesStyles.list}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={rowStyles.row}>
            <Skeleton width="min(240px, 50%)" />
            <Skeleton width="120px" height="44px" shape="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}
