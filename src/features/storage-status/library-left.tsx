import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { Skeleton } from '#ui/loading.tsx';
import { type StorageLeft, stateText } from './model.ts';
import { useStorageLeft } from './queries.ts';

/**
 * Time for which photos are stored, as an entry of a list of facts: in a few words, with the day where they are going
 * to be deleted before long. Nothing where the service cannot tell.
 */
export function LibraryLeft() {
  const { data: left, isPending } = useStorageLeft();
  if (!left && !isPending) return null;
  return (
    <>
      <dt>{t('export.clock.library')}</dt>
      <dd>{left ? leftText(left) : <Skeleton width="12ch" />}</dd>
    </>
  );
}

function leftText(left: StorageLeft): string {
  // What says the month or the day has the date in it.
  if (left.status === 'safe' || left.daysRemaining <= 1) return stateText(left);
  return t('export.clock.until', { left: stateText(left), date: formatDay(left.deletesOn, currentLocale()) });
}
