import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface UnsavedQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is lost. */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('form.unsaved.title')}
      closeLabel={t('dialog.close')}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{t('form.unsaved.leave')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('form.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.unsaved.text')}</p>
    </Dialog>
  );
}
