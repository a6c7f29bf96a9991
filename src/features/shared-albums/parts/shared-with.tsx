import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MailText } from '#ui/mail-text.tsx';
import type { Participant } from '../model.ts';
import styles from './shared-with.module.css';

/** Button for the owner: number of participants; opens the list of them (P2.116, P2.117, O23). */
export function SharedWith({ participants }: { participants: readonly Participant[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('sharedAlbum.sharedWith', { count: participants.length })}
      </button>
      {isOpen && <ParticipantsDialog participants={participants} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Dialog that lists the participants of an album (P2.118, P2.119). */
function ParticipantsDialog({ participants, onClose }: { participants: readonly Participant[]; onClose: () => void }) {
  return (
    <Dialog
      title={t('sharedAlbum.sharedWith', { count: participants.length })}
      size="small"
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <ul role="list" className={styles.list}>
        {participants.map(({ id, email }) => (
          <li key={id} className={styles.person}>
            <MailText>{email}</MailText>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
