import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../downloads-screen.module.css';
import rowStyles from './archive-row.module.css';

const PLACES = ['first', 'second', 'third'];

/** The places of archives while the list is being loaded. */
export function ArchivesSkeleton() {
  return (
    <div className={styles.list}>
      <VisuallyHidden live="polite">{t('downloads.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className={rowStyles.row}>
          <Skeleton shape="round" width={44} height={44} />
          <div className={rowStyles.text}>
            <span className={rowStyles.name}>
              <Skeleton width="min(22ch, 50vw)" />
            </span>
            <span className={rowStyles.facts}>
              <Skeleton width="min(28ch, 40vw)" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
