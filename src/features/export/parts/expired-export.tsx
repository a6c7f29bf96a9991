import { t } from '#i18n/texts.ts';
import { ExpiredDrawing } from '#ui/drawings/expired-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EXPORT_DAYS } from '../limits.ts';
import { RequestExport } from '../request-export.tsx';

/** An export that is no longer there, and the way to a new one (P4.22, P8.15 to P8.17). */
export function ExpiredExport() {
  return (
    <EmptyState
      drawing={<ExpiredDrawing />}
      title={t('export.expired')}
      actions={<RequestExport label={t('export.new')} variant="primary" />}
    >
      <p>{t('export.expired.text', { days: EXPORT_DAYS })}</p>
    </EmptyState>
  );
}
