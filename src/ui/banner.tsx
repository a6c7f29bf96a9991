import { useId, useState, type ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** More text behind a button, closed at first. */
  disclosure?: { showLabel: string; hideLabel: string; content: ReactNode };
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
export function Banner({ tone = 'info', title, children, disclosure, actions, announced, className }: BannerProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const role = announced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.banner, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        <div className={styles.message} role={role}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {disclosure && (
          <>
            <div id={id} hidden={!open}>
              {disclosure.content}
            </div>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? disclosure.hideLabel : disclosure.showLabel}
              <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
            </button>
          </>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
