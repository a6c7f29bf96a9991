import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import type { Reorder } from './reorder/use-reorder.ts';

/** Orders the same again; nothing where that is not possible (O112). */
export function ReorderButton({ reorder: { isPossible, state, run } }: { reorder: Reorder }) {
  if (!isPossible) return null;
  return (
    <Button
      variant="primary"
      icon="retry"
      busy={state.name === 'asking' || state.name === 'leaving'}
      busyLabel={t('order.reorder.busy')}
      onClick={run}
    >
      {t('order.reorder')}
    </Button>
  );
}
