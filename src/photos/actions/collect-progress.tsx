import { t } from '#i18n/texts.ts';
import { Progress } from '#ui/progress.tsx';
import type { Collected } from './use-collecting.ts';

/** Shows that the photos of a selection are being read (O14). */
export function CollectProgress({ read, total }: Collected) {
  return (
    <Progress
      label={t('actions.selecting')}
      value={total === 0 ? 0 : read / total}
      text={t('actions.progress', { done: read, total })}
    />
  );
}
