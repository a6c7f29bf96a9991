import { useQuery } from '@tanstack/react-query';
import { correlationIdOf } from '#api/api-error.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { failureLabels } from '#failures/failure-labels.ts';
import { Banner, type BannerTone } from '#ui/banner.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
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
  if (!left) {
    return (
      <FailureNotice
        text={t('storage.unknown')}
        correlationId={correlationIdOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        labels={failureLabels()}
      />
    );
  }
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
