import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Failure, type FailedRead } from '#failures/failure.tsx';
import { buttonClass } from '#ui/button-class.ts';
import styles from './export-failure.module.css';

/** An export that could not be loaded (P2.165, P8.18 to P8.20). */
export function ExportFailure({ of }: { of: FailedRead }) {
  return (
    <section className={styles.failure}>
      <h2>{t('export.errorTitle')}</h2>
      <Failure
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
