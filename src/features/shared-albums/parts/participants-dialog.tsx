import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Participant } from '../model.ts';
import styles from './participants-dialog.module.css';

export interface ParticipantsDialogProps {
  participants: readonly Participant[];
  onClose: () => void;
}

/** Those whom an album is shared with (P2.118, P2.119). */
export function ParticipantsDialog({ participants, onClose }: ParticipantsDialogProps) {
  return (
    <Dialog
      title={t('sharedAlbum.sharedWith', { count: participants.length })}
      size="small"
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <ul className={styles.list}>
        {participants.map(({ id, email }) => (
          <li key={id} className={styles.person}>
            {email}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
