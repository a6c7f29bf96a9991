import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A photo that came apart on its way. */
export function LoadFailureDrawing() {
  return (
    <Drawing>
      <g transform="rotate(-6 90 84)">
        <path className={styles.paper} d="M50 36h66l-9 24 13 20-11 22 8 28H50z" />
        <path className={styles.tint} d="M60 46h46l-6 16 11 18-8 18H60z" />
        <path className={styles.accent} d="M60 98l20-26 12 14 6-6" />
      </g>
      <g transform="rotate(7 160 84)">
        <path className={styles.paper} d="M136 36h58v94h-57l-8-28 11-22-13-20z" />
        <path className={styles.tint} d="M141 46h43v52h-44l8-18-11-18z" />
        <path className={styles.accent} d="M145 88l8-8 31 18" />
        <circle className={styles.spot} cx="168" cy="62" r="6" />
      </g>
      <path d="M124 12v10M106 15l4 9M142 15l-4 9" />
    </Drawing>
  );
}
