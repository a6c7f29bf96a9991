import { useQuery } from '@tanstack/react-query';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/library-activation.ts';
import { storageQueries } from './queries.ts';

/**
 * Sentence beside a failure to load photos: nothing has happened to them. None where they are being deleted, or are known to be
 * deleted before long.
 */
export function PhotosSafe() {
  const { data: left } = useQuery({ ...storageQueries.deletionInfo(), enabled: false });
  const { phase } = useActivation();
  return phase === 'deleting' || left?.status === 'critical' ? null : t('failure.photosSafe');
}
