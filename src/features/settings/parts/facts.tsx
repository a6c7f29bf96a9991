import { t } from '#i18n/texts.ts';
import type { Fact } from '../model.ts';
import styles from './facts.module.css';

/** What is known: labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{t(label)}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  value: string | undefined;
}

/** A value, or that there is none. */
export function Value({ value }: ValueProps) {
  return value ? <span dir="auto">{value}</span> : <span className={styles.none}>{t('settings.none')}</span>;
}
