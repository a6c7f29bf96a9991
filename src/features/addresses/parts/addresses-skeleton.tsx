import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import listStyles from '../addresses.module.css';
import styles from './address-card.module.css';

const PLACES = ['first', 'second'];
const LINES = ['11ch', '9ch', '8ch', '14ch'];

/** The places of addresses while the list is being loaded. */
export function AddressesSkeleton() {
  return (
    <div className={listStyles.list}>
      <VisuallyHidden live="polite">{t('addresses.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className={styles.card}>
          <div className={styles.head}>
            <span className={styles.name}>
              <Skeleton width="10ch" />
            </span>
          </div>
          <div className={styles.blank}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
          <div className={classNames(styles.actions, styles.blankActions)}>
            <Skeleton width="6ch" height="100%" />
          </div>
        </div>
      ))}
    </div>
  );
}
