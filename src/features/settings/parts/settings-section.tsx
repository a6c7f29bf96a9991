import { type ReactNode, useId } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { MailText } from '#ui/mail-text.tsx';
import type { Fact } from '../model.ts';
import styles from './settings-section.module.css';

export interface SettingsSectionProps {
  title: string;
  /** The page that changes it; `label` names what it changes for those who hear the links alone. */
  link?: { to: string; label: string };
  children: ReactNode;
}

/** Section of the settings: its title, what is known, the link that changes it. */
export function SettingsSection({ title, link, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.action}>
        {link && (
          <Link to={link.to} className={styles.link} aria-label={link.label}>
            {t('settings.change')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** List of labels and values. */
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

/** A value, or that there is none. */
export function Value({ value }: { value: string | undefined }) {
  return value ? (
    <span dir="auto">
      <MailText>{value}</MailText>
    </span>
  ) : (
    <span className={styles.none}>{t('settings.none')}</span>
  );
}

/** Skeleton of a line of text, as high as the line will be. */
export function Line({ width }: { width: string }) {
  return (
    <span className={styles.line}>
      <Skeleton width={width} />
    </span>
  );
}

/** Lines of each section of the skeleton: labels with values, or values alone, by their width. */
const SECTIONS = [
  { name: 'details', labelled: true, lines: ['9ch', '12ch', '16ch'] },
  { name: 'email', lines: ['17ch'] },
  { name: 'address', lines: ['9ch', '11ch', '8ch', '7ch', '13ch'] },
  { name: 'payment', lines: ['10ch'] },
];

/** Skeleton of the settings. */
export function SettingsSkeleton() {
  return (
    <>
      <LoadingAnnouncement>{t('settings.loading')}</LoadingAnnouncement>
      {SECTIONS.map(({ name, labelled, lines }) => (
        <div key={name} className={styles.section} aria-hidden="true">
          <div className={styles.title}>
            <Line width="11ch" />
          </div>
          <div className={classNames(styles.content, labelled && styles.facts)}>
            {lines.map((width) => (
              <div key={width}>
                {labelled && (
                  <div className={styles.label}>
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
