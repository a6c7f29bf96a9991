import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { takenOn } from '#photos/data/taken.ts';
import { Button } from '#ui/button.tsx';
import { useDialogLayer } from '#ui/use-dialog-layer.ts';
import { useLift } from '#ui/use-lift.ts';
import styles from './preview-layer.module.css';

export interface PreviewLayerProps {
  /** The photo that shows; undefined while it is looked for. */
  photo: Photo | undefined;
  onClose: () => void;
  /** What can be done with the view, at the end of the line above. */
  tools?: ReactNode;
  /** The bar below; none when there is nothing to do with a photo. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The dark room around a photo: the way back, what is known of the photo, what can be done with it. What `data-fades` goes while the photo is pulled down. */
export function PreviewLayer({ photo, onClose, tools, actions, children }: PreviewLayerProps) {
  // The tile that opened it may be gone by then.
  const layer = useDialogLayer({ onClose, onLeavePage: stay, fallbackFocus: () => document.getElementById('content') });
  const bar = useRef<HTMLDivElement>(null);
  useLift(bar, '--preview-lift', Boolean(actions));
  const date = photo && takenOn(photo, 'dateTime');
  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
      data-theme="dark"
      data-on-paper
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

/** It is a page itself, and goes when the router draws another one. */
function stay(): void {}
