import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './integration-skeleton.module.css';

/** The places of the fields while what is stored is being read. */
export function IntegrationSkeleton() {
  return (
    <div className={styles.fields}>
      <VisuallyHidden live="polite">{t('integration.loading')}</VisuallyHidden>
      {['address', 'format'].map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="12ch" />
          <Skeleton shape="tile" height={44} />
        </div>
      ))}
    </div>
  );
}
