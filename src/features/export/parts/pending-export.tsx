import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { showToast } from '#ui/toast-store.ts';
import { EXPORT_HOURS } from '../limits.ts';

/** An export that is not ready: back to the photos, with a word (P4.21, O34). */
export function PendingExport() {
  useEffect(() => void showToast({ tone: 'info', text: t('export.pending', { hours: EXPORT_HOURS }) }), []);
  return <Navigate to={paths.photos()} replace />;
}
