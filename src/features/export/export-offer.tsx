import type { ReactNode } from 'react';
import { serviceTimeOf } from '#api/service-clock.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { useNow } from '#lib/timers.ts';
import { DOWNLOAD_LIMIT } from '#photos/data/limits.ts';
import { EXPORT_DAYS, EXPORT_HOURS, lastExportDay } from './model.ts';
import { RequestExport } from './request-export.tsx';

export interface ExportOfferProps {
  /** Day on which the photos are going to be deleted, where that is near. */
  deletesOn: Date | undefined;
  /** Downloads that can be had at once, where an export may come too late. */
  instead: ReactNode;
}

/** Offer of an export of the whole library (O33), which says until when it makes sense before photos are deleted (P9.9). */
export function ExportOffer({ deletesOn, instead }: ExportOfferProps) {
  const now = new Date(serviceTimeOf(useNow().getTime()));
  const lastDay = deletesOn && lastExportDay(deletesOn, now);
  const isTooLate = deletesOn !== undefined && !lastDay;
  return (
    <>
      {isTooLate && (
        <>
          <div>
            <p>
              <strong>{t('export.tooLate', { hours: EXPORT_HOURS })}</strong>
            </p>
            <p>{t('export.tooLate.instead', { limit: DOWNLOAD_LIMIT })}</p>
          </div>
          {instead}
        </>
      )}
      {/* One element, whatever the time: what has been asked for stays asked for. */}
      <RequestExport label={t('export.title')}>
        {!isTooLate && (
          <>
            <p>{t('export.about', { hours: EXPORT_HOURS, days: EXPORT_DAYS })}</p>
            {lastDay && (
              <p>
                <strong>{t('export.askBefore', { date: formatDay(lastDay, currentLocale()) })}</strong>
              </p>
            )}
          </>
        )}
      </RequestExport>
    </>
  );
}
