import { useQuery } from '@tanstack/react-query';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { Failure } from '#failures/failure.tsx';
import { Banner, type BannerTone } from '#ui/banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { StorageLeft } from '../model.ts';
import { STORAGE_MONTHS } from '../model.ts';
import { storageQueries } from '../queries.ts';
import { statusText } from '../words.ts';

const tones: Record<StorageLeft['status'], BannerTone> = { safe: 'success', warning: 'warning', critical: 'danger' };

/** The status, until when, and by which rule. */
export function StorageSummary() {
  const { data: left, error, isPending, isFetching, refetch } = useQuery(storageQueries.deletionInfo());
  if (isPending) return <Skeleton height="92px" width="100%" shape="tile" />;
  if (!left) return <Failure of={{ error, refetch, isFetching }} text={t('storage.unknown')} />;
  return (
    <Banner tone={tones[left.status]} title={statusText(left)}>
      <p>
        {t(left.hasOrdered ? 'storage.sinceOrder' : 'storage.sinceRegistration', {
          months: STORAGE_MONTHS,
          date: formatDay(left.deletesOn, currentLocale()),
        })}
      </p>
      <p>{t('storage.keep', { months: STORAGE_MONTHS })}</p>
    </Banner>
  );
}
