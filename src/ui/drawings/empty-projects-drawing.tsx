import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A photo book that has only been begun, and the pencil beside it. */
export function EmptyProjectsDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="M46 34h92a10 10 0 0 1 10 10v88H56a10 10 0 0 1-10-10z" />
      <path d="M58 34v98" />
      <path className={styles.faint} d="M74 54h58v44H74z" />
      <path className={styles.faint} d="M74 112h36" />
      <g transform="rotate(32 178 84)">
        <path className={styles.paper} d="M170 34h16v74l-8 18-8-18z" />
        <path className={styles.tint} d="M170 34h16v12h-16z" />
        <path d="M170 46h16M170 108h16" />
        <path className={styles.accent} d="M178 50v54" />
        <circle className={styles.spot} cx="178" cy="122" r="2.5" />
      </g>
    </Drawing>
  );
}
