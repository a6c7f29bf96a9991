import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  children?: ReactNode;
  id?: string;
  /** Makes it a live region: what changes inside is read out. */
  live?: 'polite' | 'assertive';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children, id, live }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id} aria-live={live}>
      {children}
    </span>
  );
}
