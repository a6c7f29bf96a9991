import { useAtomValue } from 'jotai/react';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { useSingleRun } from '#lib/use-single-run.ts';
import { collectFor, useCollecting } from '#photos/actions/collecting.tsx';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { unchangedPhotos } from '#photos/actions/gone-photos.ts';
import {
  type ActionTarget,
  type PhotoAction,
  type PurposeBarProps,
  whyNotWhenShared,
} from '#photos/actions/photo-action.ts';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';
import { readingAtom } from '#photos/selection/selection-atoms.ts';
import { Button } from '#ui/button.tsx';
import { firstControl, useCatchFocus } from '#ui/focus.ts';
import { Spinner } from '#ui/loading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useFormatChoice } from './format-choice.ts';
import { orderPrints } from './order-prints.tsx';
import { PrintCheck } from './parts/print-check.tsx';
import styles from './prints-action.module.css';

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

/** The bar while photos are selected for prints: what comes next, or that the photos are still being read (P2.147, P2.148). */
function PrintsBar({ target, count, disabledReason }: PurposeBarProps) {
  const collecting = useCollecting(target);
  const { chosenArticle } = useFormatChoice();
  const reading = useAtomValue(readingAtom);
  const [isCollecting, setCollecting] = useState(false);
  const { run } = useSingleRun();
  const steps = useRef<HTMLDivElement>(null);
  // "Stop" goes with the reading.
  useCatchFocus(steps, firstControl);
  const isBusy = isCollecting || reading !== undefined;

  const next = async (chosen: ActionTarget) => {
    if (isBusy) return;
    try {
      setCollecting(true);
      const collection = await collecting.start().finally(() => setCollecting(false));
      const photos = collection && unchangedPhotos(chosen, collection);
      if (photos && photos.length > 0) await orderPrints(chosen, photos, { format: chosenArticle });
    } catch (error) {
      showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
    }
  };

  return (
    <>
      <PrintCheck list={target.list} />
      <div ref={steps} className={styles.steps}>
        <Button
          variant="primary"
          className={styles.next}
          disabledReason={isBusy ? undefined : disabledReason}
          aria-disabled={isBusy || undefined}
          onClick={() => void run(() => next(target))}
        >
          {isBusy && <Spinner />}
          {isBusy ? t('actions.selecting') : t('prints.next', { count, amount: count })}
        </Button>
        {isCollecting && <Button onClick={collecting.cancel}>{t('selection.stopReading')}</Button>}
      </div>
      <VisuallyHidden live="polite">{isCollecting ? t('actions.selecting') : ''}</VisuallyHidden>
    </>
  );
}
