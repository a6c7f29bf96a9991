import { correlationIdOf } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { failureLabels } from '#failures/failure-labels.ts';
import { buttonClass } from '#ui/button-class.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import styles from './export-failure.module.css';

export interface ExportFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** An export that could not be loaded (P2.165, P8.18 to P8.20). */
export function ExportFailure({ error, onRetry, retrying }: ExportFailureProps) {
  return (
    <section className={styles.failure}>
      <h2>{t('export.errorTitle')}</h2>
      <FailureNotice
        text={t('export.failed')}
        correlationId={correlationIdOf(error)}
        onRetry={onRetry}
        retrying={retrying}
        labels={failureLabels()}
        actions={
          <Link to={paths.photos()} className={buttonClass('secondary')}>
            {t('export.toPhotos')}
          </Link>
        }
      />
    </section>
  );
}
