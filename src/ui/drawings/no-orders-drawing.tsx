import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** An open parcel that waits for a photo to be put in. */
export function NoOrdersDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="M64 82l56-18 56 18v46l-56 14-56-14z" />
      <path className={styles.tint} d="M64 82l56 16 56-16-56-18z" />
      <path d="M64 82l56 16 56-16M120 98v44M64 82l56-18 56 18v46l-56 14-56-14z" />
      <path className={styles.paper} d="M64 82l-20-14 56-18 20 14zM176 82l20-14-56-18-20 14z" />
      <path className={styles.faint} d="M78 104v16M88 107v10" />
      <g transform="rotate(-8 122 38)">
        <path className={styles.paper} d="M96 12h52v46H96z" />
        <path className={styles.tint} d="M102 18h40v28h-40z" />
        <path className={styles.accent} d="M102 46l12-14 9 9 7-7 12 12" />
        <circle className={styles.spot} cx="133" cy="26" r="4" />
      </g>
    </Drawing>
  );
}
