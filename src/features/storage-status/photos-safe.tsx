import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/library-activation.ts';
import { useStorageLeft } from './queries.ts';

/**
 * Sentence beside a failure to load photos: nothing has happened to them. An empty line where they are being deleted, are going to be
 * before long, or where nobody knows: it keeps its place while that is asked, so that nothing below moves under a press.
 */
export function PhotosSafe() {
  const { data: left } = useStorageLeft();
  const { phase } = useActivation();
  return phase === 'deleting' || !left || left.status === 'critical' ? '\u00a0' : t('failure.photosSafe');
}
