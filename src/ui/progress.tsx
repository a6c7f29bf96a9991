import { useEffect, useState } from 'react';
import { createProgressAnnouncer } from './progress-announcer.ts';
import styles from './progress.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** How far it is in words, such as "3 of 20 photos"; shown beside the bar and read out now and then. */
  text: string;
}

/** How far something has come. Screen readers hear of it at a bearable pace (X8). */
export function Progress({ label, value, text }: ProgressProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, value)) * 100);
  const [announcer] = useState(() => createProgressAnnouncer(() => performance.now()));
  const [told, setTold] = useState('');

  useEffect(() => {
    if (announcer.next(percent)) setTold(text);
  }, [announcer, percent, text]);

  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.text}>{text}</span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles.done} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <VisuallyHidden live="polite">{told}</VisuallyHidden>
    </div>
  );
}
