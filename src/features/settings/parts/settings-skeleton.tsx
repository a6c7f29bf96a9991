import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import factStyles from './facts.module.css';
import styles from './settings-section.module.css';

/** The lines of each section: a label and a value, or a value alone. */
const SECTIONS = [
  { name: 'details', labels: 3 },
  { name: 'email', labels: 0 },
  { name: 'address', labels: 0 },
  { name: 'payment', labels: 0 },
];

/** The places of the settings while they are being read. */
export function SettingsSkeleton() {
  return (
    <>
      <VisuallyHidden live="polite">{t('settings.loading')}</VisuallyHidden>
      {SECTIONS.map(({ name, labels }) => (
        <div key={name} className={styles.section} aria-hidden="true">
          <div className={styles.title}>
            <Skeleton width="11ch" />
          </div>
          <div className={styles.content}>
            {labels === 0 ? (
              <Skeleton width="min(22ch, 60vw)" />
            ) : (
              <div className={factStyles.facts}>
                {Array.from({ length: labels }, (_, place) => (
                  <div key={place}>
                    <div className={factStyles.label}>
                      <Skeleton width="9ch" />
                    </div>
                    <Skeleton width="min(18ch, 50vw)" />
                  </div>
                ))}
              </div>
            )}
          </div>
        </div>
      ))}
    </>
  );
}
