import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { useIsKnown } from './visually-hidden.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Read out when it appears; for banners that come after the page. Nothing in `children` has state of its own or takes the focus then. */
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
  const message = (
    <>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </>
  );
  return (
    <div className={classNames(styles.banner, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {announced && tone !== 'danger' ? (
          <Status>{message}</Status>
        ) : (
          <div className={styles.message} role={announced ? 'alert' : undefined}>
            {message}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Live region of a message that does not interrupt. Its words are drawn at once for those who see them. */
function Status({ children }: { children: ReactNode }) {
  const isKnown = useIsKnown();
  return (
    <div role="status">
      <div key={isKnown ? 'known' : 'new'} className={styles.message} aria-hidden={!isKnown || undefined}>
        {children}
      </div>
    </div>
  );
}
