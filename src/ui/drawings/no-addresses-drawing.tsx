import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A letter box, and a parcel that does not know where to go. */
export function NoAddressesDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="M92 90h12v50H92z" />
      <path className={styles.paper} d="M36 90V52a28 28 0 0 1 28-28h70a28 28 0 0 1 28 28v38z" />
      <path className={styles.tint} d="M37 89V52a27 27 0 0 1 54 0v37z" />
      <path d="M92 90V52a28 28 0 0 0-28-28" />
      <path d="M50 58h28" />
      <path className={styles.accent} d="M134 70V44h-18v12h18" />
      <circle className={styles.spot} cx="134" cy="70" r="4" />
      <path className={styles.paper} d="M146 100h62v40h-62z" />
      <path d="M146 112h62M177 100v12" />
      <path className={styles.faint} d="M156 123h24M156 131h14" />
    </Drawing>
  );
}
