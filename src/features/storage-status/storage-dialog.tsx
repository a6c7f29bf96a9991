import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Failure } from '#failures/failure.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { Banner, type BannerTone } from '#ui/banner.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { statusText, STORAGE_MONTHS, type StorageLeft } from './model.ts';
import { DeleteAllFields, DeleteAllOffer, useDeleteAll } from './parts/delete-all.tsx';
import { storageQueries } from './queries.ts';
import type { OpenStorageDialog } from './storage-button.tsx';

const TONES: Record<StorageLeft['status'], BannerTone> = { safe: 'success', warning: 'warning', critical: 'danger' };

export interface StorageDialogProps extends OpenStorageDialog {
  /** Button that requests an export. */
  exportPhotos: ReactNode;
}

/**
 * Dialog on how long photos are stored, and what can be done about it: order something, export them, or delete them all, which
 * has to be confirmed by typing a word (P2.161). Without reactivation it informs, and deletes nothing (O31).
 */
export function StorageDialog({ exportPhotos, onClose, fallbackFocus }: StorageDialogProps) {
  const [step, setStep] = useState<'status' | 'confirm' | 'cancelled'>('status');
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
            <Button onClick={() => !form.isSending && setStep('cancelled')}>{t('storage.deleteAll.keep')}</Button>
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
          {mayDeleteAll && <DeleteAllOffer isBack={step === 'cancelled'} onStart={() => setStep('confirm')} />}
        </>
      )}
    </Dialog>
  );
}

/** Banner with the status, its date and the rule behind it. */
function StorageSummary() {
  const info = useQuery(storageQueries.deletionInfo());
  const { data: left, isPending } = info;
  if (isPending) return <Skeleton height="92px" width="100%" shape="tile" />;
  if (!left) return <Failure of={info} text={t('storage.unknown')} />;
  return (
    <Banner tone={TONES[left.status]} title={statusText(left)}>
      <p>
        {t(left.hasOrdered ? 'storage.sinceOrder' : 'storage.sinceRegistration', {
          months: STORAGE_MONTHS,
          date: formatDay(left.deletesOn, currentLocale()),
        })}
      </p>
      <p>{t('storage.keep', { months: STORAGE_MONTHS })}</p>
    </Banner>
  );
}
