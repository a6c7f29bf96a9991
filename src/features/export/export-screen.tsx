import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { t } from '#i18n/texts.ts';
import { firstScreenStands } from '#lib/first-screen.ts';
import { paths } from '#paths';
import { PageHead } from '#ui/page-head.tsx';
import styles from './export-screen.module.css';
import { ExpiredExport } from './parts/expired-export.tsx';
import { ExportFailure } from './parts/export-failure.tsx';
import { ExportFiles } from './parts/export-files.tsx';
import { ExportSkeleton } from './parts/export-skeleton.tsx';
import { PendingExport } from './parts/pending-export.tsx';
import { exportQueries } from './queries.ts';

/** An export of the whole library, as the link in the mail leads to it (P2.9, P1.8). */
export function ExportScreen() {
  const { backupId = '' } = useParams();
  return (
    <div className={styles.screen}>
      <PageHead back={{ to: paths.photos(), label: t('photos.title') }} title={t('export.title')} />
      <Export key={backupId} backupId={backupId} />
    </div>
  );
}

function Export({ backupId }: { backupId: string }): ReactNode {
  const { data, error, refetch, isFetching, isPending } = useQuery(exportQueries.detail(backupId));
  useEffect(() => {
    if (!isPending) firstScreenStands();
  }, [isPending]);
  switch (data?.state) {
    case 'finished':
      return <ExportFiles backupId={backupId} backup={data} />;
    case 'pending':
      return <PendingExport />;
    case 'expired':
      return <ExpiredExport />;
    case undefined:
      return error ? <ExportFailure of={{ error, refetch, isFetching }} /> : <ExportSkeleton />;
  }
}
