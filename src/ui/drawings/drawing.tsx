import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The sheet that all drawings are made on: 240 by 160, in the colours of the page. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.shade} cx="120" cy="140" rx="104" ry="13" />
      {children}
    </svg>
  );
}
