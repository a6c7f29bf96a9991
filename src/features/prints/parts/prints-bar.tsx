import { useAtomValue } from 'jotai/react';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { agreed } from '#photos/actions/gone-photos.ts';
import type { ActionTarget, PurposeBarProps } from '#photos/actions/photo-action.ts';
import { useCollecting } from '#photos/actions/use-collecting.ts';
import { readingAtom } from '#photos/selection/selection-atoms.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { orderPrints } from '../order-prints.tsx';
import styles from './prints-bar.module.css';

/** The bar while photos are selected for prints: what comes next, or that the photos are still being read (P2.147, P2.148). */
export function PrintsBar({ target, count, disabledReason }: PurposeBarProps) {
  const collecting = useCollecting(target);
  const reading = useAtomValue(readingAtom);
  const [isCollecting, setCollecting] = useState(false);
  const isUnderWay = useRef(false);
  const isBusy = isCollecting || reading !== undefined;

  const next = async (chosen: ActionTarget) => {
    // Two presses can come before anything is rendered in between (S55).
    if (isUnderWay.current || isBusy) return;
    isUnderWay.current = true;
    try {
      setCollecting(true);
      const collection = await collecting.start().finally(() => setCollecting(false));
      const photos = collection && agreed(chosen, collection);
      if (photos && photos.length > 0) await orderPrints(chosen, photos);
    } catch (error) {
      showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <>
      <Button
        variant="primary"
        className={styles.next}
        disabledReason={isBusy ? undefined : disabledReason}
        aria-disabled={isBusy || undefined}
        onClick={() => void next(target)}
      >
        {isBusy && <Spinner />}
        {isBusy ? t('actions.selecting') : t('prints.next', { count, amount: count })}
      </Button>
      {isCollecting && <Button onClick={collecting.cancel}>{t('selection.stopReading')}</Button>}
      <VisuallyHidden live="polite">{isCollecting ? t('actions.selecting') : ''}</VisuallyHidden>
    </>
  );
}
