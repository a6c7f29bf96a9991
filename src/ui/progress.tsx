import { useEffect, useState } from 'react';
import styles from './progress.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ProgressProps {
  label: string;
  /** Id of the element that shows it. */
  labelId?: string;
  /** From 0 to 1. */
  value: number;
  /** Progress in words, such as "3 of 20 photos"; shown beside the bar and read out now and then. */
  text: string;
  /** A `ProgressAnnouncement` elsewhere reads it out: the bar itself may be hidden. */
  isSilent?: boolean;
}

/** Progress bar that is read out now and then. */
export function Progress({ label, labelId, value, text, isSilent = false }: ProgressProps) {
  const percent = percentOf(value);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
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
      {!isSilent && <ProgressAnnouncement value={value} text={text} />}
    </div>
  );
}

/** Live region that reads out a progress now and then. */
export function ProgressAnnouncement({ value, text }: Pick<ProgressProps, 'value' | 'text'>) {
  const percent = percentOf(value);
  const [announcer] = useState(() => createProgressAnnouncer(() => performance.now()));
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (announcer.next(percent)) setAnnounced(text);
  }, [announcer, percent, text]);
  return <VisuallyHidden live="polite">{announced}</VisuallyHidden>;
}

function percentOf(value: number): number {
  return Math.floor(Math.min(1, Math.max(0, value)) * 100);
}

/** Pace of announcements, in ms and in percent. */
const pace = { atLeast: 5_000, atMost: 30_000, step: 10 };

export interface ProgressAnnouncer {
  /** Whether this state, in percent, is to be read out now. */
  next: (percent: number) => boolean;
}

/**
 * Decides which states of a progress are read out (X8): never two within five seconds, and then for every 10 %
 * or after half a minute. The end is always announced, once.
 */
export function createProgressAnnouncer(now: () => number): ProgressAnnouncer {
  let announced: { percent: number; at: number } | undefined;
  return {
    next(percent) {
      const at = now();
      if (!announced) {
        // The start needs no words: what began it has said so. Counting starts here.
        announced = { percent, at };
        return false;
      }
      if (percent === announced.percent) return false;
      const since = at - announced.at;
      const far = Math.abs(percent - announced.percent) >= pace.step;
      if (percent < 100 && !(since >= pace.atLeast && far) && since < pace.atMost) return false;
      announced = { percent, at };
      return true;
    },
  };
}
