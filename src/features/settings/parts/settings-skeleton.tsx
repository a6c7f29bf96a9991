import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import factStyles from './facts.module.css';
import { Line } from './line.tsx';
import styles from './settings-section.module.css';

/** What stands in each section: labels with values, or values alone, by their width. */
const SECTIONS = [
  { name: 'details', labelled: true, lines: ['9ch', '12ch', '16ch'] },
  { name: 'email', lines: ['17ch'] },
  { name: 'address', lines: ['9ch', '11ch', '8ch', '7ch', '13ch'] },
  { name: 'payment', lines: ['10ch'] },
];

/** The places of the settings while they are being read. */
export function SettingsSkeleton() {
  return (
    <>
      <VisuallyHidden live="polite">{t('settings.loading')}</VisuallyHidden>
      {SECTIONS.map(({ name, labelled, lines }) => (
        <div key={name} className={styles.section} aria-hidden="true">
          <div className={styles.title}>
            <Line width="11ch" />
          </div>
          <div className={classNames(styles.content, labelled && factStyles.facts)}>
            {lines.map((width) => (
              <div key={width}>
                {labelled && (
                  <div className={factStyles.label}>
                    <Line width="9ch" />
                  </div>
                )}
                <Line width={width} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
