import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** An empty frame on the wall, its photo flown away with the birds. */
export function AccountDeletedDrawing() {
  return (
    <Drawing>
      <path d="M104 34l-24 18M104 34l24 18" />
      <circle cx="104" cy="31" r="3" />
      <path className={styles.paper} d="M52 52h104v80H52z" />
      <path className={styles.tint} d="M64 64h80v56H64z" />
      <path className={styles.faint} d="M64 64h80v56H64z" />
      <path className={styles.accent} d="M172 48c4-8 11-8 14 0 3-8 10-8 14 0" />
      <path className={styles.accent} d="M192 76c3-6 8-6 10.5 0 2.5-6 7.5-6 10.5 0" />
      <path className={styles.accent} d="M172 92c2-4.5 6-4.5 8 0 2-4.5 6-4.5 8 0" />
    </Drawing>
  );
}
