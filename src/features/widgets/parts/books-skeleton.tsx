import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../widgets-screen.module.css';
import cardStyles from './book-card.module.css';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The places of photo books while the list is being loaded. */
export function BooksSkeleton() {
  return (
    <div className={styles.list}>
      <VisuallyHidden live="polite">{t('widgets.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className={cardStyles.card}>
          <Skeleton shape="tile" className={cardStyles.waitingCover} />
          <div className={cardStyles.text}>
            <span className={cardStyles.title}>
              <Skeleton width="70%" />
            </span>
            <span className={cardStyles.fact}>
              <Skeleton width="55%" />
            </span>
            <span className={cardStyles.fact}>
              <Skeleton width="35%" />
            </span>
          </div>
          <div className={cardStyles.foot}>
            <Skeleton shape="tile" width="12rem" height="var(--target)" />
          </div>
        </div>
      ))}
    </div>
  );
}
