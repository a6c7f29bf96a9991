import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A picture taken off the wall: its nail and the paler place are left. */
export function NotFoundDrawing() {
  return (
    <Drawing>
      <path className={styles.tint} d="M72 34h96v76H72z" />
      <path className={styles.faint} d="M72 34h96v76H72z" />
      <path d="M120 20v8" />
      <circle cx="120" cy="17" r="3" />
      <path className={styles.accent} d="M120 28l-34 6M120 28c14 2 20 14 12 22s-2 16 6 16" />
      <g transform="rotate(-14 186 112)">
        <path className={styles.paper} d="M160 84h56v52h-56z" />
        <path d="M168 92h40v36h-40z" />
        <path className={styles.accent} d="M181 104c0-9 14-9 14 0 0 6-7 6-7 11M188 120.5v.1" />
      </g>
    </Drawing>
  );
}
