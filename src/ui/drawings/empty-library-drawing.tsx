import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** An open album whose places wait for photos. */
export function EmptyLibraryDrawing() {
  return (
    <Drawing>
      <path
        className={styles.paper}
        d="M120 46C104 34 76 32 40 36v94c36-4 64-2 80 10 16-12 44-14 80-10V36c-36-4-64-2-80 10z"
      />
      <path d="M120 46v94" />
      <path className={styles.faint} d="M56 56c16-1.5 32-1 46 3v38c-14-4-30-4.5-46-3z" />
      <path className={styles.faint} d="M138 59c14-4 30-4.5 46-3v18c-16-1.5-32-1-46 3z" />
      <path className={styles.faint} d="M138 91c14-4 30-4.5 46-3v18c-16-1.5-32-1-46 3z" />
      <g transform="rotate(9 176 40)">
        <path className={styles.paper} d="M150 12h52v46h-52z" />
        <path className={styles.tint} d="M156 18h40v28h-40z" />
        <path className={styles.accent} d="M156 46l12-14 9 9 7-7 12 12" />
        <circle className={styles.spot} cx="187" cy="26" r="4" />
      </g>
    </Drawing>
  );
}
