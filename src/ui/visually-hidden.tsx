import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  children?: ReactNode;
  /** Makes it a live region: what changes inside is read out. */
  live?: 'polite' | 'assertive';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}
