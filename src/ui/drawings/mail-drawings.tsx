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

/** A letter on its way. */
export function MailSentDrawing() {
  return (
    <MailDrawing>
      <path d="M14 62h22M8 82h26M18 102h20" />
      <circle className={styles.paper} cx="184" cy="114" r="24" />
      <path className={styles.accent} d="M174 114h20M187 105.5l8.5 8.5-8.5 8.5" strokeWidth="4" />
    </MailDrawing>
  );
}

/** A letter that has done what it was for. */
export function MailDoneDrawing() {
  return (
    <MailDrawing>
      <path d="M200 44l8-8M208 60h11M190 34v-11" />
      <circle className={styles.paper} cx="184" cy="114" r="24" />
      <path className={styles.accent} d="M173.5 115l7.5 7.5 14-16" strokeWidth="4" />
    </MailDrawing>
  );
}

/** A letter that came to nothing. */
export function MailFailedDrawing() {
  return (
    <MailDrawing>
      <circle className={styles.paper} cx="184" cy="114" r="24" />
      <path className={styles.accent} d="M184 102v14M184 125v.1" strokeWidth="4.5" />
    </MailDrawing>
  );
}
