import { t } from '#i18n/texts.ts';
import type { StorageLeft } from './model.ts';

const DEFAULT_WORD = 'DELETE';

/** How long photos are still kept, in one sentence (O7). */
export function statusText({ status, monthsRemaining, daysRemaining }: StorageLeft): string {
  switch (status) {
    case 'safe':
      return t('storage.safe');
    case 'warning':
      return t('storage.warning', { count: monthsRemaining });
    case 'critical':
      return t('storage.critical', { date: dayText(daysRemaining) });
  }
}

/** A day that is near, as people call it (P4.8 to P4.10). */
function dayText(daysRemaining: number): string {
  if (daysRemaining === 0) return t('storage.today');
  return daysRemaining === 1 ? t('storage.tomorrow') : t('storage.inDays', { count: daysRemaining });
}

/** What has to be typed before everything is deleted: a word of the customer's language, DELETE where a language has none (P5.1, P5.2, O60). */
export function deleteWord(): string {
  const key = 'storage.deleteAll.word';
  const word = t(key);
  return word === key || word === '' ? DEFAULT_WORD : word;
}
