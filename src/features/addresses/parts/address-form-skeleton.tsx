import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './address-form-skeleton.module.css';

const LINES = ['country', 'name', 'company', 'street', 'number', 'more', 'city'];

/** The place of the form while the address is being loaded. */
export function AddressFormSkeleton() {
  return (
    <div className={styles.form}>
      <VisuallyHidden live="polite">{t('addresses.loading')}</VisuallyHidden>
      {LINES.map((line) => (
        <div key={line} className={styles.field}>
          <Skeleton width="9ch" />
          <Skeleton width="100%" height={44} />
        </div>
      ))}
    </div>
  );
}
