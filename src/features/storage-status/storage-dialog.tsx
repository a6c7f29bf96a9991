import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { Failure } from '#failures/failure.tsx';
import { SendButtons } from '#forms/send-buttons.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { Banner, type BannerTone } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { STORAGE_MONTHS, type StorageLeft } from './model.ts';
import { DeleteAllFields, DeleteAllOffer, useDeleteAll } from './parts/delete-all.tsx';
import { KeepPhotos } from './parts/keep-photos.tsx';
import { useStorageLeft } from './queries.ts';
import { statusText } from './sentences.ts';
import type { OpenStorageDialog } from './storage-button.tsx';

const TONES: Record<StorageLeft['status'], BannerTone> = { safe: 'success', warning: 'warning', critical: 'danger' };

export interface StorageDialogProps extends OpenStorageDialog {
  /** Ways to take photos along. */
  TakeAlong: ComponentType<TakeAlongProps>;
}

export interface TakeAlongProps {
  /** Day on which the photos are going to be deleted; undefined while that is far away or not known. */
  deletesOn: Date | undefined;
}

/**
 * Dialog on how long photos are stored, and what can be done about it. Where they are in danger it begins with what keeps them.
 * Deleting all of them, which has to be confirmed by typing a word (P2.161), comes last and quietly. Without reactivation it informs,
 * and deletes nothing (O31).
 */
export function StorageDialog({ TakeAlong, onClose, onShown, fallbackFocus }: StorageDialogProps) {
  const [step, setStep] = useState<'status' | 'confirm' | 'cancelled'>('status');
  const form = useDeleteAll(onClose);
  const mayDeleteAll = useFlag('reactivation');
  const { data: left } = useStorageLeft();
  const photosCount = useQuery(libraryQueries.counts()).data?.photosCount;
  const endangered = left && left.status !== 'safe' && photosCount !== 0 ? left : undefined;
  const isConfirming = step === 'confirm';
  useEffect(() => onShown?.(), [onShown]);
  // The word confirms one attempt: what was typed for it does not stand there at the next one.
  const cancel = () => {
    form.startOver();
    setStep('cancelled');
  };
  const toShop = <ShopButton variant="primary" label={t('storage.toShop')} />;
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
          <SendButtons
            variant="danger"
            icon="trash"
            send={t('storage.deleteAll.title')}
            isSending={form.isSending}
            busyLabel={t('storage.deleteAll.running')}
            cancel={t('storage.deleteAll.keep')}
            onCancel={cancel}
          />
        ) : (
          <>
            <Button onClick={onClose}>{t('dialog.close')}</Button>
            {!endangered && toShop}
          </>
        )
      }
    >
      {isConfirming ? (
        <DeleteAllFields form={form} />
      ) : (
        <>
          {endangered && <KeepPhotos left={endangered} count={photosCount} toShop={toShop} />}
          <StorageSummary isBrief={endangered !== undefined} />
          <TakeAlong deletesOn={endangered?.deletesOn} />
          {mayDeleteAll && <DeleteAllOffer isBack={step === 'cancelled'} onStart={() => setStep('confirm')} />}
        </>
      )}
    </Dialog>
  );
}

/** Banner with the status, its date and the rule behind it. @param isBrief what an order does is said elsewhere */
function StorageSummary({ isBrief }: { isBrief: boolean }) {
  const info = useStorageLeft();
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
      {!isBrief && <p>{t('storage.keep', { months: STORAGE_MONTHS })}</p>}
    </Banner>
  );
}
