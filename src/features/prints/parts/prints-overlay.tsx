import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#i18n/texts.ts';
import { useOverdue } from '#lib/timers.ts';
import { Button } from '#ui/button.tsx';
import { useDialogLayer } from '#ui/use-dialog-layer.ts';
import styles from './prints-overlay.module.css';

/** Time, in ms, after which the customer need not wait any longer. */
const SLOW_AFTER_MS = 10_000;

export interface PrintsOverlayProps {
  /** Number of the photos: fewer, once some turn out to be gone. */
  amountAtom: Atom<number>;
  /** Further text about them. */
  about?: string | undefined;
  /** Small pictures of some of the photos. */
  pictures: readonly string[];
  /** The customer does not want to wait. */
  onCancel: () => void;
}

/** Lies over everything while photos are handed to the prints editor (P2.149): there is nothing to do but wait, and that not for ever. */
export function PrintsOverlay({ amountAtom, about, pictures, onCancel }: PrintsOverlayProps) {
  const id = useId();
  const amount = useAtomValue(amountAtom);
  const isSlow = useOverdue(SLOW_AFTER_MS);
  // It takes Escape and does nothing with it, so that nothing below is closed.
  const layer = useDialogLayer({ onClose: () => {} });
  return createPortal(
    <div ref={layer} className={styles.overlay} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
      <div className={styles.stack} aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.print}>
            {pictures[at] !== undefined && <img src={pictures[at]} alt="" className={styles.picture} />}
          </div>
        ))}
      </div>
      <p id={id} className={styles.text}>
        {t('prints.adding', { count: amount, amount })}
      </p>
      {about !== undefined && <p>{about}</p>}
      <div className={styles.slow} aria-live="polite">
        {isSlow && (
          <>
            <p>{t('prints.slow')}</p>
            <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
          </>
        )}
      </div>
    </div>,
    document.body,
  );
}
