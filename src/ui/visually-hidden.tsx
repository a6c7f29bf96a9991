import { useEffect, useState, type ReactNode } from 'react';
import { after } from '#lib/timers.ts';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  children?: ReactNode;
  /** Makes it a live region: what changes inside is read out. */
  live?: 'polite' | 'assertive';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}

/** Time, in ms, after which a live region is known to screen readers. */
const KNOWN_MS = 150;

/**
 * Hook: whether a live region that came with its words is known by now. Most screen readers read nothing of one that has just come:
 * its words are hidden from them, and drawn anew once it is known.
 */
export function useIsKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => after(KNOWN_MS, () => setKnown(true)), []);
  return isKnown;
}
