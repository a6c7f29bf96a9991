import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Read out when it appears; for banners that come after the page. */
  announced?: boolean;
  className?: string;
}

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'error',
};

/** Message that stays in the page. Its tone shows by icon and edge, never by colour alone (X19). */
export function Banner({ tone = 'info', title, children, actions, announced, className }: BannerProps) {
  const role = announced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.banner, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        <div className={styles.message} role={role}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
