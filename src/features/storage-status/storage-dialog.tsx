import type { ReactNode } from 'react';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { DeleteAllFields } from './parts/delete-all-fields.tsx';
import { DeleteAllOffer } from './parts/delete-all-offer.tsx';
import { StorageSummary } from './parts/storage-summary.tsx';
import type { OpenStorageDialog } from './storage-button.tsx';
import { useDeleteAll } from './use-delete-all.ts';

export interface StorageDialogProps extends OpenStorageDialog {
  /** The way to take all photos along (O33). */
  exportPhotos: ReactNode;
}

/**
 * How long photos are kept, and what can be done about it: order something, take them along, or delete them all, which has
 * to be confirmed by typing a word (P2.161). Without reactivation it informs, and deletes nothing (O31).
 */
export function StorageDialog({ exportPhotos, onClose, fallbackFocus }: StorageDialogProps) {
  const [step, setStep] = useState<'status' | 'confirm' | 'kept'>('status');
  const form = useDeleteAll(onClose);
  const shopUrl = webAddress(useVendorConfig().shopUrl);
  const mayDeleteAll = useFlag('reactivation');
  const isConfirming = step === 'confirm';
  return (
    <Dialog
      title={t(isConfirming ? 'storage.deleteAll.title' : 'storage.title')}
      closeLabel={t('dialog.close')}
      closable={!form.isSending}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      onSubmit={isConfirming ? form.onSubmit : undefined}
      footer={
        isConfirming ? (
          <>
            <Button onClick={() => !form.isSending && setStep('kept')}>{t('storage.deleteAll.keep')}</Button>
            <Button
              type="submit"
              variant="danger"
              icon="trash"
              busy={form.isSending}
              busyLabel={t('storage.deleteAll.running')}
            >
              {t('storage.deleteAll.title')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('dialog.close')}</Button>
            {shopUrl !== undefined && (
              <a href={shopUrl} className={buttonClass('primary')}>
                {t('storage.toShop')}
              </a>
            )}
          </>
        )
      }
    >
      {isConfirming ? (
        <DeleteAllFields form={form} />
      ) : (
        <>
          <StorageSummary />
          {exportPhotos}
          {mayDeleteAll && <DeleteAllOffer isBack={step === 'kept'} onStart={() => setStep('confirm')} />}
        </>
      )}
    </Dialog>
  );
}
