import { t } from '#i18n/texts.ts';
import { collectFor } from '#photos/actions/collect-for.tsx';
import type { PhotoAction } from '#photos/actions/photo-action.ts';
import { whyNotWhenShared } from '#photos/actions/why-not.ts';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';
import { orderPrints } from './order-prints.tsx';
import { PrintsBar } from './parts/prints-bar.tsx';

/** Has photos printed: those of a selection, the one of the preview, or those that are selected for nothing else (P2.86, P4.44, O18, O79). */
export const printsAction: PhotoAction = {
  key: 'orderPrints',
  icon: 'prints',
  label: 'actions.orderPrints',
  Bar: PrintsBar,
  whyNot: (target) =>
    whyNotWhenShared(target) ?? (target.count > PRINTS_LIMIT ? t('prints.limit', { limit: PRINTS_LIMIT }) : undefined),
  async run(target) {
    const photos = await collectFor(target);
    if (photos && photos.length > 0) await orderPrints(target, photos);
  },
};
