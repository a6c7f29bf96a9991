import { type ComponentType, useEffect } from 'react';
import { serviceTimeOf } from '#api/service-clock.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { capitalised } from '#lib/capitalised.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/timers.ts';
import { timeLeftText } from '#photos/actions/time-left.ts';
import styles from './part-facts.module.css';

export interface ExportClockProps {
  /** Moment at which the links stop working. */
  linksEnd: Date;
  /** Called when that moment has come. */
  onOver: () => void;
  /** Entry of the list with the time for which the library is stored. */
  LibraryLeft: ComponentType;
}

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Time, in seconds, below which hours are told instead of days. */
const DAYS_FROM_S = 2 * DAY_S;

/** Time for which the links work, and for which the library is stored, by the services' clock. */
export function ExportClock({ linksEnd, onOver, LibraryLeft }: ExportClockProps) {
  const now = serviceTimeOf(useNow().getTime());
  const seconds = (linksEnd.getTime() - now) / 1_000;
  const isOver = seconds <= 0;
  const date = formatDateTime(linksEnd, currentLocale());
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <dl className={styles.facts}>
      <dt>{t('export.clock.links')}</dt>
      <dd>{isOver ? date : t('export.clock.until', { left: linksLeftText(seconds), date })}</dd>
      <LibraryLeft />
    </dl>
  );
}

/** Remaining time, rounded down: a customer who comes a little early loses nothing. @param seconds more than 0 */
export function linksLeftText(seconds: number): string {
  if (seconds >= DAYS_FROM_S) return t('storage.state.days', { count: Math.floor(seconds / DAY_S) });
  const step = seconds >= HOUR_S ? HOUR_S : seconds >= 60 ? 60 : 5;
  return capitalised(timeLeftText(Math.max(1, Math.floor(seconds / step) * step)), currentLocale());
}
