import type { ReactNode } from 'react';
import type { Brand } from '#ui/theme/brands.ts';
import { writeWord } from './letters.ts';
import styles from './wordmark.module.css';

export interface WordmarkProps {
  brand: Brand;
  /** The name of the brand as it is spoken. */
  label: string;
}

interface Hand {
  /** Stroke width. */
  weight: number;
  tracking: number;
  /** Degrees to the right. */
  slant?: number;
  ends: 'round' | 'square';
  /** Drawn in the accent on a square of 24 before the name, from 2 to 26. */
  emblem: ReactNode;
}

const leafEmblem = (vein: string) => (
  <>
    <path className={styles.fill} d="M3 20.5C3 11 9.5 4.2 22 3.5c.6 12.5-5 19.5-13.2 19.5-2 0-4-.8-5.8-2.5z" />
    <path className={styles.cut} d={vein} />
  </>
);

/** Lettering of each brand's name. Norrleaf and Bildvik share a hand, and differ in what they drew on the leaf. */
const hands: Record<Brand, Hand> = {
  folioleaf: {
    weight: 1.9,
    tracking: 5,
    ends: 'round',
    emblem: leafEmblem('M1.5 25.5C6 18.5 10.5 14 16.5 10M9.3 15.6V10.2M9.6 15.4h6'),
  },
  norrleaf: {
    weight: 2.3,
    tracking: 4.6,
    ends: 'square',
    emblem: leafEmblem('M1.5 25.5 16.5 9.2M7 19.5v-6.7M10.6 15.6V9.2M7 19.6h7.2M10.6 15.7h6.6'),
  },
  bildvik: {
    weight: 2.3,
    tracking: 4.6,
    ends: 'square',
    emblem: leafEmblem('M2.4 13.6c3-2.4 5.6-2.4 8.2 0s5.4 2.4 10.8-.6M2.6 18.6c2.8-2.2 5.4-2.2 8 0s4.4 2.2 7.8.6'),
  },
  wallbay: {
    weight: 3.2,
    tracking: 6,
    ends: 'square',
    emblem: (
      <>
        <path className={styles.line} d="M2.6 3.6h18.8v18.8H2.6z" />
        <path className={styles.fill} d="M2.6 22.4v-6c6.2 0 6.2-5.6 9.4-5.6s3.2 5.6 9.4 5.6v6z" />
      </>
    ),
  },
  printmoor: {
    weight: 2.5,
    tracking: 4.8,
    slant: 8,
    ends: 'round',
    emblem: (
      <>
        <path className={styles.fill} d="M2 22.5c2.5-7 5-9.5 7.5-9.5 3.5 0 4 4 6 4s3-2.5 4.5-2.5c1.4 0 2.5 3 4 8z" />
        <circle className={styles.fill} cx="15.5" cy="7.5" r="3.5" />
      </>
    ),
  },
};

/** The name of a brand, written and drawn in its own hand. As high as its text is set to be. */
export function Wordmark({ brand, label }: WordmarkProps) {
  const { weight, tracking, slant = 0, ends, emblem } = hands[brand];
  const { path, end } = writeWord(brand, 33, tracking);
  return (
    <svg className={styles.wordmark} viewBox={`0 0 ${Math.ceil(end + weight)} 28`} role="img" aria-label={label}>
      {emblem}
      <path
        className={styles.word}
        d={path}
        strokeWidth={weight}
        strokeLinecap={ends}
        strokeLinejoin={ends === 'round' ? 'round' : 'bevel'}
        transform={
          slant ? `translate(${(20 * Math.tan((slant * Math.PI) / 180)).toFixed(2)}) skewX(${-slant})` : undefined
        }
      />
    </svg>
  );
}
