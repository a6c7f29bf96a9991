import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A parcel of photos whose time has run out. */
export function ExpiredDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="M44 66h92v70H44z" />
      <path className={styles.tint} d="M82 66h16v70H82z" />
      <path d="M82 66v70M98 66v70" />
      <path className={styles.paper} d="M38 50h104v18H38z" />
      <path className={styles.faint} d="M56 92h14M56 106h14M110 92h14M110 106h14" />
      <path
        className={styles.paper}
        d="M148 40h48M148 128h48M154 40c0 24 12 34 14 44-2 10-14 20-14 44h36c0-24-12-34-14-44 2-10 14-20 14-44z"
      />
      <path className={styles.tint} d="M158 122c2-14 8-18 14-24 6 6 12 10 14 24z" />
      <path className={styles.accent} d="M158 124c2-14 8-18 14-24 6 6 12 10 14 24" />
      <circle className={styles.spot} cx="172" cy="92" r="2.5" />
    </Drawing>
  );
}
