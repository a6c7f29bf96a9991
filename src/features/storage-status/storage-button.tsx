import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { t } from '#i18n/texts.ts';
import { useFirstScreenReady } from '#lib/page.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { useIsPhotoOpen } from '#photos/open-photo/open-photo.ts';
import { Button } from '#ui/button.tsx';
import { inReach } from '#ui/more-panel.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { stateText, type StorageLeft } from './model.ts';
import { useStorageLeft } from './queries.ts';
import styles from './storage-button.module.css';

/** Whether the dialog has shown by itself in this session of the browser (P4.12, P4.13, O47). It goes when the customer signs out. */
const reminder: Stored<true> = {
  key: 'reactivationModalShown',
  parse: (value) => (value === true ? true : undefined),
  store: () => sessionStorage,
};

/** Id of the button while photos are about to be deleted. */
export const storageNewsId = 'storage-news';

export interface StorageButtonProps {
  /** Dialog that it opens; its script may come late. */
  dialog: ComponentType<OpenStorageDialog>;
}

/** Props of the dialog while it is open. */
export interface OpenStorageDialog {
  onClose: () => void;
  /** Called once it shows: its script may come after it was closed, or not at all. */
  onShown?: (() => void) | undefined;
  /** Element that gets the focus when it closes and had opened by itself. */
  fallbackFocus: () => HTMLElement | null;
}

/** Button that says how long photos are stored, once that is known, and opens the dialog on it (P2.22). */
export function StorageButton({ dialog: StorageDialog }: StorageButtonProps) {
  const [openedBy, setOpenedBy] = useState<'customer' | 'reminder'>();
  const button = useRef<HTMLButtonElement>(null);
  const { data: left } = useStorageLeft(useFirstScreenReady());
  const status = left?.status;
  const isNews = status !== undefined && status !== 'safe';
  useReminder(status, () => setOpenedBy('reminder'));
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        id={isNews ? storageNewsId : undefined}
        icon={isNews ? 'warning' : 'storage'}
        data-status={status}
        aria-haspopup="dialog"
        onClick={() => setOpenedBy('customer')}
      >
        <span>
          {t('storage.title')} <span className={styles.state}>{left && stateText(left)}</span>
        </span>
      </Button>
      {openedBy && (
        <StorageDialog
          onClose={() => setOpenedBy(undefined)}
          onShown={openedBy === 'reminder' ? rememberShown : undefined}
          fallbackFocus={() => inReach(button.current)}
        />
      )}
    </>
  );
}

function rememberShown(): void {
  writeStored(reminder, true);
}

/** Hook: calls `onDue` when it is critical, and the customer has not been told in this session (P4.11, P4.12). */
function useReminder(status: StorageLeft['status'] | undefined, onDue: () => void): void {
  // A photo that is open is not covered: it can wait until the customer is back.
  const isPhotoOpen = useIsPhotoOpen('photoPreview');
  const mayRemind = useFlag('reactivation');
  const remind = useEffectEvent(onDue);
  useEffect(() => {
    if (status === 'critical' && !isPhotoOpen && mayRemind && readStored(reminder) === undefined) remind();
  }, [status, isPhotoOpen, mayRemind]);
}
