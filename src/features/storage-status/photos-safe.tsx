import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/library-activation.ts';
import { useStorageLeft } from './queries.ts';

/**
 * Sentence beside a failure to load photos: nothing has happened to them. None where they are being deleted, or are known to be
 * deleted before long.
 */
export function PhotosSafe() {
  const { data: left } = useStorageLeft(false);
  const { phase } = useActivation();
  return phase === 'deleting' || left?.status === 'critical' ? null : t('failure.photosSafe');
}
