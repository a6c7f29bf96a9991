import { t, type TextKey } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MailSentDrawing } from '#ui/drawings/mail-sent-drawing.tsx';
import type { DeletionOutcome } from '../queries.ts';
import styles from './deletion-asked.module.css';

interface DeletionAskedProps {
  outcome: DeletionOutcome;
  /** Where the mail went. */
  email: string;
  onClose: () => void;
}

const texts = {
  sent: 'accountDeletion.sent',
  pending: 'accountDeletion.pending',
  'too-many-requests': 'failure.tooManyRequests',
} as const satisfies Record<DeletionOutcome, TextKey>;

/** The deletion waits for the link of the mail to be opened, of this one or an earlier one; or it was asked for too often. */
export function DeletionAsked({ outcome, email, onClose }: DeletionAskedProps) {
  const isRefused = outcome === 'too-many-requests';
  return (
    <Dialog
      title={t(isRefused ? 'accountDeletion.refused' : 'accountDeletion.told')}
      role="alertdialog"
      size="small"
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      }
    >
      {!isRefused && (
        <div className={styles.drawing}>
          <MailSentDrawing />
        </div>
      )}
      <p className={styles.text}>{t(texts[outcome], { email })}</p>
    </Dialog>
  );
}
