import { hasStatus } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import type { Reorder } from './reorder/use-reorder.ts';

/** Why the order could not be placed again. It stays when the button goes because it never can be (409). */
export function ReorderFailure({ reorder: { state } }: { reorder: Reorder }) {
  if (state.name !== 'failed') return null;
  return (
    <Failure of={{ failure: state.error }} text={hasStatus(state.error, 409) ? t('order.reorder.over') : undefined} />
  );
}
