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

/** A picture that hangs askew: nothing of it is lost, it wants another push. */
export function FailedDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="14" r="3" />
      <g transform="rotate(8 120 16)">
        <path d="M120 17L82 42M120 17l38 25" />
        <path className={styles.paper} d="M62 42h116v88H62z" />
        <path className={styles.tint} d="M74 54h92v64H74z" />
        <path className={styles.accent} d="M74 118l28-32 19 20 14-15 31 27" />
        <circle className={styles.spot} cx="146" cy="72" r="7" />
      </g>
      <circle className={styles.paper} cx="190" cy="112" r="24" />
      <path className={styles.accent} d="M200 106a11 11 0 1 0 1 9M201 97v9.5h-9.5" strokeWidth="4" />
    </Drawing>
  );
}

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

/** An empty frame on the wall, its photo flown away with the birds. */
export function AccountDeletedDrawing() {
  return (
    <Drawing>
      <path d="M104 34l-24 18M104 34l24 18" />
      <circle cx="104" cy="31" r="3" />
      <path className={styles.paper} d="M52 52h104v80H52z" />
      <path className={styles.tint} d="M64 64h80v56H64z" />
      <path className={styles.faint} d="M64 64h80v56H64z" />
      <path className={styles.accent} d="M172 48c4-8 11-8 14 0 3-8 10-8 14 0" />
      <path className={styles.accent} d="M192 76c3-6 8-6 10.5 0 2.5-6 7.5-6 10.5 0" />
      <path className={styles.accent} d="M172 92c2-4.5 6-4.5 8 0 2-4.5 6-4.5 8 0" />
    </Drawing>
  );
}

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
