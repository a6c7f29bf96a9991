import { Skeleton } from '#ui/skeleton.tsx';
import { t } from '#i18n/texts.ts';
import styles from './share-section.module.css';

const HEIGHTS = { name: 44, email: 44, message: 118 };

/** The places of the share form while its beginnings are on their way. */
export function ShareSkeleton() {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('share.title')}</h2>
      <p className={styles.about}>{t('share.about')}</p>
      {Object.entries(HEIGHTS).map(([field, height]) => (
        <div key={field} className={styles.field}>
          <Skeleton width="12ch" />
          <Skeleton shape="tile" width="min(34rem, 100%)" height={height} />
        </div>
      ))}
    </div>
  );
}
