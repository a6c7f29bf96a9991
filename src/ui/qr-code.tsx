import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of light space around the code; cameras rely on it. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** Text that a camera reads from it, an address for one. */
  text: string;
  /** Description for those who do not see it. */
  label: string;
}

/** Code to scan. Dark on white in every theme: many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={darkModules(data)} fill="#000" />
    </svg>
  );
}

/** Path of the dark modules: a run of them in a row is one rectangle. */
function darkModules(rows: readonly boolean[][]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return runs.join('');
}
