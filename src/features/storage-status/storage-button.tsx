import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { StorageMark } from './parts/storage-mark.tsx';
import styles from './storage-button.module.css';

export interface StorageButtonProps {
  /** What it opens; its script may come late. */
  dialog: ComponentType<OpenStorageDialog>;
}

/** What a dialog is told that is open. */
export interface OpenStorageDialog {
  onClose: () => void;
  /** Where the focus goes when it closes and had opened by itself. */
  fallbackFocus: () => HTMLElement | null;
}

/** How the customer learns how long photos are kept (P2.22). What the status is, and that it is urgent, comes after the first screen. */
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
