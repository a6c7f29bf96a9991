import { hasStatus } from '#api/api-error.ts';
import { WriteFailure } from '#failures/write-failure.tsx';
import { t } from '#i18n/texts.ts';
import type { Reorder } from './reorder/use-reorder.ts';

/** Why the order could not be placed again. It stays when the button goes because it never can be (409). */
export function ReorderFailure({ reorder: { state } }: { reorder: Reorder }) {
  if (state.name !== 'failed') return null;
  return <WriteFailure error={state.error} text={hasStatus(state.error, 409) ? t('order.reorder.over') : undefined} />;
}
