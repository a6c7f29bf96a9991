import type { ReactNode } from 'react';
import { useId } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import styles from './settings-section.module.css';

export interface SettingsSectionProps {
  title: string;
  /** The page that changes it; `label` says what it changes to those who hear the links alone. */
  link?: { to: string; label: string };
  /** What else can be done with it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A paragraph of the settings: what it is about, what is known, the way to change it. */
export function SettingsSection({ title, link, action, children }: SettingsSectionProps) {
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
        {action}
      </div>
    </section>
  );
}
