import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A letter tray with nothing but a stamp's trace in it. */
export function EmptyInvoicesDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="M84 24h72v96l-12-8-12 8-12-8-12 8-12-8-12 8z" />
      <path className={styles.faint} d="M98 44h28M98 60h44M98 76h44" />
      <path className={styles.accent} d="M98 94h18" />
      <circle className={styles.tint} cx="139" cy="92" r="11" />
      <path className={styles.accent} d="M134 92l4 4 7-8" />
      <path
        className={styles.paper}
        d="M44 104h36c2 10 10 16 20 16h40c10 0 18-6 20-16h36v24a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z"
      />
    </Drawing>
  );
}
