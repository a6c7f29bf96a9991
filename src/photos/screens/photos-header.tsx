import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { BackLink } from '#ui/back-link.tsx';
import styles from './photos-header.module.css';

export interface PhotosHeaderProps {
  /** What can be done with the library as a whole, at the end of the line. */
  actions?: ReactNode;
}

/** Title of the page and, where there is no menu beside it, the way back to the account (P2.18 to P2.21). */
export function PhotosHeader({ actions }: PhotosHeaderProps) {
  return (
    <header className={styles.header}>
      <BackLink to={paths.home()} label={t('photos.backHome')} className={styles.back} />
      <div className={styles.line}>
        <h1>{t('photos.title')}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
