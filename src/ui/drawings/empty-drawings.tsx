import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** An open album whose places wait for photos. */
export function EmptyLibraryDrawing() {
  return (
    <Drawing>
      <path
        className={styles.paper}
        d="M120 46C104 34 76 32 40 36v94c36-4 64-2 80 10 16-12 44-14 80-10V36c-36-4-64-2-80 10z"
      />
      <path d="M120 46v94" />
      <path className={styles.faint} d="M56 56c16-1.5 32-1 46 3v38c-14-4-30-4.5-46-3z" />
      <path className={styles.faint} d="M138 59c14-4 30-4.5 46-3v18c-16-1.5-32-1-46 3z" />
      <path className={styles.faint} d="M138 91c14-4 30-4.5 46-3v18c-16-1.5-32-1-46 3z" />
      <g transform="rotate(9 176 40)">
        <path className={styles.paper} d="M150 12h52v46h-52z" />
        <path className={styles.tint} d="M156 18h40v28h-40z" />
        <path className={styles.accent} d="M156 46l12-14 9 9 7-7 12 12" />
        <circle className={styles.spot} cx="187" cy="26" r="4" />
      </g>
    </Drawing>
  );
}

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
