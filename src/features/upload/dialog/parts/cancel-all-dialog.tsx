import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { uploads } from '../../engine/uploads.ts';

/** Asks before everything that is on its way is given up. */
export function CancelAllDialog({ onClose }: { onClose: () => void }) {
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
