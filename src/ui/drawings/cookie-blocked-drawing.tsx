import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A bitten cookie kept out by a closed gate. */
export function CookieBlockedDrawing() {
  return (
    <Drawing>
      <path className={styles.tint} d="M122 30a52 52 0 1 0 50 56c-10 2-18-3-20-12-12 2-20-6-19-17-8-2-13-14-11-27z" />
      <path d="M122 30a52 52 0 1 0 50 56c-10 2-18-3-20-12-12 2-20-6-19-17-8-2-13-14-11-27z" />
      <circle className={styles.spot} cx="98" cy="60" r="6" />
      <circle className={styles.spot} cx="92" cy="98" r="5" />
      <circle className={styles.spot} cx="126" cy="108" r="6" />
      <circle className={styles.spot} cx="120" cy="78" r="4" />
      <path d="M146 40v.1M164 54v.1M160 30v.1" strokeWidth="5" />
      <circle className={styles.paper} cx="172" cy="112" r="26" />
      <path className={styles.accent} d="M160 112h24" strokeWidth="5" />
    </Drawing>
  );
}
