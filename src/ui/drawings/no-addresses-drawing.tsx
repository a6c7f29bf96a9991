import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A letter box with its flag down, and a parcel that does not know where to go. */
export function NoAddressesDrawing() {
  return (
    <Drawing>
      <path d="M96 92v46" />
      <path d="M104 92v46" />
      <path className={styles.paper} d="M52 92V58a24 24 0 0 1 24-24h58a24 24 0 0 1 24 24v34z" />
      <path className={styles.tint} d="M54 90V58a22 22 0 0 1 44 0v32z" />
      <path d="M100 92V58a24 24 0 0 0-24-24" />
      <path d="M64 64h22" />
      <path className={styles.accent} d="M132 62h-18v-12h10" />
      <circle className={styles.spot} cx="132" cy="62" r="4" />
      <path className={styles.paper} d="M150 104h48v36h-48z" />
      <path d="M150 114h48M174 104v10" />
      <path className={styles.faint} d="M158 124h18M158 131h10" />
    </Drawing>
  );
}
