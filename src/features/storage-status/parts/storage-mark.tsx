import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFirstScreen } from '#lib/use-first-screen.ts';
import { useIsPhotoOpen } from '#photos/open-photo/use-is-photo-open.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { storageQueries } from '../queries.ts';
import { isReminderDue, reminderShown } from '../reminder.ts';
import { statusText } from '../words.ts';
import styles from './storage-mark.module.css';

export interface StorageMarkProps {
  /** It is critical, and the customer has not been told in this session (P4.11, P4.12). */
  onDue: () => void;
}

/** The status on its button: a sign where something is to be done, and in words for those who listen. Nothing while it is not known. */
export function StorageMark({ onDue }: StorageMarkProps) {
  const { data: left } = useQuery({ ...storageQueries.deletionInfo(), enabled: useFirstScreen() });
  const status = left?.status;
  // A photo that is open is not covered: it can wait until the customer is back.
  const isPhotoOpen = useIsPhotoOpen('photoPreview');
  const mayRemind = useFlag('reactivation');
  const remind = useEffectEvent(() => {
    reminderShown();
    onDue();
  });
  useEffect(() => {
    if (status === 'critical' && !isPhotoOpen && mayRemind && isReminderDue()) remind();
  }, [status, isPhotoOpen, mayRemind]);

  return (
    left && (
      <>
        {status !== 'safe' && (
          <span className={styles.mark} data-status={status}>
            <Icon name="warning" size={20} />
          </span>
        )}
        <VisuallyHidden>{statusText(left)}</VisuallyHidden>
      </>
    )
  );
}
