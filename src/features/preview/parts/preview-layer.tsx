import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDateTime } from '#lib/dates.ts';
import type { Photo } from '#photos/library-queries.ts';
import { takenDate } from '#photos/taken.ts';
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
  const layer = useDialogLayer({ onClose, fallbackFocus: () => document.getElementById('content') });
  const bar = useRef<HTMLDivElement>(null);
  useLift(bar, '--preview-lift', Boolean(actions));
  const date = photo && takenDate(photo);
  return createPortal(
    <div ref={layer} className={styles.layer} data-theme="dark" role="dialog" aria-modal="true" aria-label={t('preview.title')} tabIndex={-1}>
      <div className={styles.surround} data-fades="surround" />
      <div className={styles.top} data-fades="bars">
        <Button variant="quiet" icon="back" onClick={onClose}>
          {t('preview.back')}
        </Button>
        {date && <h2 className={styles.title}>{t('photo.takenOn', { date: formatDateTime(date, currentLocale()) })}</h2>}
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
