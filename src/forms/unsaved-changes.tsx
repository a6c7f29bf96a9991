import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { warnOnLeaving } from '#lib/leaving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { onLeavingPage, type Departure } from './leaving-page.ts';

export interface UnsavedChangesProps {
  isDirty: boolean;
  mayLose: () => boolean;
  /** The customer leaves all the same. */
  giveUp: () => void;
}

/**
 * Asks before what was typed is lost: in the app by a dialog, and where the page itself is left by the browser's own question.
 */
export function UnsavedChanges({ isDirty, mayLose, giveUp }: UnsavedChangesProps) {
  const [departure, setDeparture] = useState<Departure>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDirty) return;
    const endings = [warnOnLeaving(mayLose), onLeavingPage(mayLose, setDeparture)];
    return () => endings.forEach((end) => end());
  }, [isDirty, mayLose]);

  if (!departure) return null;
  const stay = () => setDeparture(undefined);
  const leave = () => {
    giveUp();
    stay();
    departure.goOn((to, options) => void navigate(to, options));
  };
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('form.unsaved.title')}
      closeLabel={t('dialog.close')}
      onClose={stay}
      footer={
        <>
          <Button onClick={leave}>{t('form.unsaved.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('form.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.unsaved.text')}</p>
    </Dialog>
  );
}
