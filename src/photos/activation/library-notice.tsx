import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { ActivationView } from './activation.ts';
import { activateAgain, lookAtLibrary, useLiveActivation } from './library-activation.ts';
import styles from './library-notice.module.css';

/** Notice of what the library is busy with: photos are being imported or deleted, or an import did not work. Nothing otherwise. */
export function LibraryNotice() {
  const view = useLiveActivation();
  // In the page from the start, so that what comes is read out.
  return (
    <div className={styles.notice} aria-live="polite">
      {noticeOf(view)}
    </div>
  );
}

function noticeOf({ phase, photosCount, problem }: ActivationView): ReactNode {
  if (phase === 'importing') {
    return (
      <Banner title={t('activation.importing')}>
        {/* A count that grows with every photo is there to be looked up, not read out each time (X8). */}
        <p aria-live={photosCount === undefined ? undefined : 'off'}>
          {photosCount === undefined
            ? t('activation.importing.text')
            : t('activation.importing.count', { count: photosCount, amount: photosCount })}
        </p>
      </Banner>
    );
  }
  if (phase === 'deleting') {
    return (
      <Banner title={t('activation.deleting')}>
        <p>{t('activation.deleting.wait')}</p>
      </Banner>
    );
  }
  return problem && <Problem {...problem} />;
}

function Problem({ kind, error }: NonNullable<ActivationView['problem']>) {
  const client = useQueryClient();
  if (kind === 'slow') {
    return (
      <Banner
        tone="warning"
        title={t('activation.slow')}
        actions={
          <Button size="small" onClick={() => lookAtLibrary(client)}>
            {t('activation.slow.look')}
          </Button>
        }
      >
        <p>{t('activation.slow.text')}</p>
      </Banner>
    );
  }
  return (
    <Failure
      of={{ error, refetch: activateAgain }}
      text={t(kind === 'start' ? 'activation.startFailed' : 'activation.importFailed')}
    />
  );
}
