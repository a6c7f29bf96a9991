import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { ChooseAlbum } from '#photos/screens/choose-album.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { showToast } from '#ui/toast-store.ts';
import { putIntoAlbum } from '../put-into-album.ts';
import { replaceAlbum } from '../replace-album.ts';

export interface OtherAlbumDialogProps {
  gone: string;
  /** The uploads of photos that are in the library already. */
  arrived: readonly string[];
  onClose: () => void;
}

/** Asks for the album that photos go into instead of one that is gone. What has arrived is put there first. */
export function OtherAlbumDialog({ gone, arrived, onClose }: OtherAlbumDialogProps) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const total = arrived.length;
  const isBusy = done !== undefined;
  const choose = async (albumId: string) => {
    setDone(0);
    setFailure(undefined);
    try {
      const left = await putIntoAlbum(client, albumId, arrived, setDone);
      onClose();
      replaceAlbum(client, gone, albumId);
      if (left > 0) showToast({ tone: 'info', text: t('copy.left', { count: left, amount: left, total }) });
    } catch (error) {
      setFailure(error);
      setDone(undefined);
    }
  };
  return (
    <Dialog
      title={t('upload.albumGone.other')}
      size="small"
      closeLabel={t('dialog.close')}
      closable={!isBusy}
      onClose={onClose}
      footer={!isBusy && <Button onClick={onClose}>{t('dialog.cancel')}</Button>}
    >
      {failure !== undefined && (
        <Failure of={{ failure: failure }} text={t('album.saveFailed')} gone={{ text: t('album.gone') }} />
      )}
      {isBusy ? (
        <Progress
          label={t('copy.running', { count: total, amount: total })}
          value={total === 0 ? 0 : done / total}
          text={t('actions.progress', { done, total })}
        />
      ) : (
        <ChooseAlbum except={gone} onChoose={({ albumId }) => void choose(albumId)} />
      )}
    </Dialog>
  );
}
