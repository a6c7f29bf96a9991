import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A letter with a photo as its stamp. What became of it stands beside it. */
export function MailDrawing({ children }: { children?: ReactNode }) {
  return (
    <Drawing>
      <g transform="rotate(-4 112 84)">
        <rect className={styles.paper} x="46" y="38" width="132" height="92" rx="6" />
        <path className={styles.tint} d="M48 122l46-38h36l46 38c-1 4-3 6-6 6H54c-3 0-5-2-6-6z" />
        <path d="M48 124l46-40M176 124l-46-40" />
        <path className={styles.paper} d="M48 42l58 49c4 3.5 8 3.5 12 0l58-49c-1-3-3-4-6-4H54c-3 0-5 1-6 4z" />
        <path className={styles.faint} d="M92 108h40" />
      </g>
      {children}
    </Drawing>
  );
}
