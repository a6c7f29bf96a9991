import { useRef, useState, type RefObject } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { UploadsView } from '../../engine/model.ts';
import { uploads } from '../../engine/uploads.ts';
import { uploadDialog } from '../dialog-store.ts';
import type { UploadCounts } from '../upload-status.ts';
import styles from './upload-buttons.module.css';

export interface UploadButtonsProps {
  view: UploadsView;
  counts: UploadCounts;
  /** Ref of Confirm. */
  confirm: RefObject<HTMLButtonElement | null>;
  /** Uploads all that is ready. */
  onStart: () => void;
}

/** Buttons for the list as a whole, and Confirm, which ends it (P2.156) before the dialog does. */
export function UploadButtons({ view: { isPaused, full, goneAlbum }, counts, confirm, onStart }: UploadButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const { all, ready, underWay, done } = counts;
  return (
    <>
      {all > done && (
        <div className={styles.others}>
          {underWay > 0 && !full && goneAlbum === undefined && (
            <Button variant="quiet" onClick={isPaused ? uploads.resume : uploads.pause}>
              {t(isPaused ? 'upload.resume' : 'upload.pause')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => (underWay > 0 ? setAsking(true) : uploads.cancelAll())}>
            {t(underWay > 0 ? 'upload.cancelAll' : 'upload.clear')}
          </Button>
        </div>
      )}
      <Button
        ref={confirm}
        variant={ready > 0 || done === 0 ? 'secondary' : 'primary'}
        disabledReason={done === 0 ? t('upload.confirmFirst') : undefined}
        onClick={uploadDialog.close}
      >
        {t('upload.confirm')}
      </Button>
      {ready > 0 && (
        <Button variant="primary" icon="upload" onClick={onStart}>
          {t('upload.start', { count: ready, amount: ready })}
        </Button>
      )}
      {isAsking && <CancelAllDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** Dialog: confirmation before everything that is on its way is cancelled. */
function CancelAllDialog({ onClose }: { onClose: () => void }) {
  const goOn = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('upload.cancelAll.title')}
      role="alertdialog"
      size="small"
      closeLabel={t('dialog.close')}
      initialFocus={goOn}
      onClose={onClose}
      footer={
        <>
          <Button ref={goOn} onClick={onClose}>
            {t('upload.cancelAll.not')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              uploads.cancelAll();
              onClose();
            }}
          >
            {t('upload.cancelAll')}
          </Button>
        </>
      }
    >
      <p>{t('upload.cancelAll.text')}</p>
    </Dialog>
  );
}
