import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import type { Participant } from '../model.ts';
import { ParticipantsDialog } from './participants-dialog.tsx';
import styles from './shared-with.module.css';

/** Tells the owner with how many people the album is shared, and with whom on request (P2.116, P2.117, O23). */
export function SharedWith({ participants }: { participants: readonly Participant[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('sharedAlbum.sharedWith', { count: participants.length })}
      </button>
      {isOpen && <ParticipantsDialog participants={participants} onClose={() => setOpen(false)} />}
    </p>
  );
}
