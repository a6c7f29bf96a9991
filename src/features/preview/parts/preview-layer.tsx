import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type FailedRead, Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { takenOn } from '#photos/data/photo-name.ts';
import { Button } from '#ui/button.tsx';
import { useDialogLayer } from '#ui/use-dialog-layer.ts';
import { useHeightProperty } from '#ui/use-height-property.ts';
import styles from './preview-layer.module.css';

export interface PreviewLayerProps {
  /** Photo that shows; undefined while it is searched for. */
  photo: Photo | undefined;
  onClose: () => void;
  /** Controls of the view, at the end of the bar above. */
  tools?: ReactNode;
  /** Content of the bar below; without any there is no bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Dark full-screen layer around a photo: back button, date, tools, actions. Elements with `data-fades` fade while the photo is pulled down. */
export function PreviewLayer({ photo, onClose, tools, actions, children }: PreviewLayerProps) {
  // The tile that opened it may be gone by then.
  const layer = useDialogLayer({ onClose, onLeavePage: stay, fallbackFocus: () => document.getElementById('content') });
  const bar = useRef<HTMLDivElement>(null);
  useHeightProperty(bar, '--preview-lift', Boolean(actions));
  const date = photo && takenOn(photo, 'dateTime');
  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
      data-theme="dark"
      data-on-paper
      data-photo-layer
      role="dialog"
      aria-modal="true"
      aria-label={t('preview.title')}
      tabIndex={-1}
    >
      <div className={styles.surround} data-fades="surround" />
      <div className={styles.top} data-fades="bars">
        <Button variant="quiet" icon="back" onClick={onClose}>
          {t('preview.back')}
        </Button>
        {date !== undefined && <h2 className={styles.title}>{t('photo.takenOn', { date })}</h2>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <div className={styles.stage}>{children}</div>
      {actions && (
        <div ref={bar} className={styles.bottom} data-fades="bars">
          {actions}
        </div>
      )}
    </div>,
    document.body,
  );
}

/** Does nothing: the layer is a page itself and goes when the router shows another one. */
function stay(): void {}

/** Failure in the place of the photo. */
export function PreviewFailure({ of }: { of: FailedRead }) {
  return (
    <div className={styles.failure}>
      <Failure of={of} />
    </div>
  );
}
