import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { lookAtLibrary } from '#photos/activation/library-activation.ts';
import { deleteLibrary } from '#photos/photo-writes.ts';
import { libraryChanged, libraryEmptied } from '#photos/whole-library.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { isOpen } from '#vendor/gates.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { DeleteAll } from './parts/delete-all.tsx';
import { StorageSummary } from './parts/storage-summary.tsx';

export interface StorageDialogProps {
  /** The way to take all photos along (O33). */
  exportPhotos: ReactNode;
  onClose: () => void;
}

/**
 * How long photos are kept, and what can be done about it: order something, take them along, or delete them all (P2.161).
 * Without reactivation it informs, and deletes nothing (O31).
 */
export function StorageDialog({ exportPhotos, onClose }: StorageDialogProps) {
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const shopUrl = webAddress(useVendorConfig().shopUrl);

  const deleteAll = async () => {
    setDeleting(true);
    try {
      await deleteLibrary();
    } catch (error) {
      // It may have come about all the same: an answer can get lost.
      void libraryChanged(client);
      throw error;
    } finally {
      setDeleting(false);
    }
    void libraryEmptied(client);
    // It may be at it for a while.
    lookAtLibrary(client);
    onClose();
    showToast({ tone: 'success', text: t('storage.deleteAll.done') });
  };

  return (
    <Dialog
      title={t('storage.title')}
      closeLabel={t('dialog.close')}
      closable={!isDeleting}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => !isDeleting && onClose()}>{t('dialog.close')}</Button>
          {shopUrl !== undefined && (
            <a href={shopUrl} className={buttonClass('primary')}>
              {t('storage.toShop')}
            </a>
          )}
        </>
      }
    >
      <StorageSummary />
      {exportPhotos}
      {isOpen('reactivation') && <DeleteAll onDelete={deleteAll} />}
    </Dialog>
  );
}
