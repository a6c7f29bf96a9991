import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../widget-screen.module.css';
import { ShareSkeleton } from './share-skeleton.tsx';
import cardStyles from './book-card.module.css';

/** The places of a photo book and of what is done with it while it is being loaded. */
export function OneBookSkeleton() {
  return (
    <div className={styles.book}>
      <VisuallyHidden live="polite">{t('widget.loading')}</VisuallyHidden>
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
