import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A closed album with its key beside it. */
export function SignedOutDrawing() {
  return (
    <Drawing>
      <path
        className={styles.paper}
        d="M62 26h86a10 10 0 0 1 10 10v94a10 10 0 0 1-10 10H62a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z"
      />
      <path d="M74 26v114" />
      <path className={styles.tint} d="M92 52h48v36H92z" />
      <path d="M92 52h48v36H92z" />
      <path className={styles.accent} d="M92 88l15-18 11 12 8-8 14 14" />
      <path d="M98 104h36" />
      <path className={styles.paper} d="M150 78h14a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-14z" />
      <g className={styles.accent} transform="rotate(24 196 116)">
        <circle cx="186" cy="116" r="11" />
        <path d="M197 116h30M215 116v9M223 116v7" />
      </g>
    </Drawing>
  );
}
