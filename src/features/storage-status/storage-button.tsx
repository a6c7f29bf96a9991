import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { t } from '#i18n/texts.ts';
import { useFirstScreenReady } from '#lib/page.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { useIsPhotoOpen } from '#photos/open-photo/open-photo.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { statusText } from './model.ts';
import { storageQueries } from './queries.ts';
import styles from './storage-button.module.css';

/** Whether the dialog has opened by itself in this session of the browser (P4.12, P4.13, O47). It goes when the customer signs out. */
const reminder: Stored<true> = {
  key: 'reactivationModalShown',
  parse: (value) => (value === true ? true : undefined),
  store: () => sessionStorage,
};

export interface StorageButtonProps {
  /** Dialog that it opens; its script may come late. */
  dialog: ComponentType<OpenStorageDialog>;
}

/** Props of the dialog while it is open. */
export interface OpenStorageDialog {
  onClose: () => void;
  /** Where the focus goes when it closes and had opened by itself. */
  fallbackFocus: () => HTMLElement | null;
}

/** Button that opens the dialog on how long photos are stored (P2.22). Its status and urgency come after the first screen. */
export function StorageButton({ dialog: StorageDialog }: StorageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon="storage"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.text}>{t('storage.title')}</span>
        <StorageMark onDue={() => setOpen(true)} />
      </Button>
      {isOpen && <StorageDialog onClose={() => setOpen(false)} fallbackFocus={() => button.current} />}
    </>
  );
}

/**
 * Status on the button: an icon where something is to be done, and words for screen readers. Nothing while it is not known.
 * @param onDue it is critical, and the customer has not been told in this session (P4.11, P4.12)
 */
function StorageMark({ onDue }: { onDue: () => void }) {
  const { data: left } = useQuery({ ...storageQueries.deletionInfo(), enabled: useFirstScreenReady() });
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

/** Whether the dialog may still open by itself. */
function isReminderDue(): boolean {
  return readStored(reminder) === undefined;
}

function reminderShown(): void {
  writeStored(reminder, true);
}
