import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { ChooseAlbum } from '#photos/screens/choose-album.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Revealed } from '#ui/in-view.tsx';
import { Progress } from '#ui/progress.tsx';
import { showToast } from '#ui/toast-store.ts';
import { putIntoAlbum, replaceAlbum } from '../replace-album.ts';

export interface AlbumGoneProps {
  /** The one that is gone. */
  albumId: string;
}

/**
 * Banner: the album that photos go into was deleted elsewhere meanwhile (R9). Those that have arrived are in the library, the others wait
 * until the customer has said whether all of them go into another album or into none.
 */
export function AlbumGone({ albumId }: AlbumGoneProps) {
  const client = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Revealed>
        <Banner
          tone="warning"
          title={t('album.gone')}
          announced
          actions={
            <>
              <Button size="small" icon="copy-to-album" onClick={() => setChoosing(true)}>
                {t('upload.albumGone.other')}
              </Button>
              <Button size="small" onClick={() => replaceAlbum(client, albumId, undefined)}>
                {t('upload.albumGone.none')}
              </Button>
            </>
          }
        >
          <p>{t('upload.albumGone.text')}</p>
        </Banner>
      </Revealed>
      {isChoosing && <OtherAlbumDialog gone={albumId} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface OtherAlbumDialogProps {
  gone: string;
  onClose: () => void;
}

/** Dialog: choice of the album that photos go into instead of one that is gone. Those that have arrived are added to it first. */
function OtherAlbumDialog({ gone, onClose }: OtherAlbumDialogProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const put = useWrite((albumId: string) => putIntoAlbum(client, { gone, albumId }, setProgress), {
    errorsIn: 'dialog',
    failureText: () => t('album.saveFailed'),
    onSuccess({ left, total }, albumId) {
      onClose();
      replaceAlbum(client, gone, albumId);
      if (left > 0) showToast({ tone: 'info', text: t('copy.left', { count: left, amount: left, total }) });
    },
  });
  const { done, total: all } = progress;
  return (
    <Dialog
      title={t('upload.albumGone.other')}
      size="small"
      closeLabel={t('dialog.close')}
      closable={!put.isRunning}
      onClose={onClose}
      footer={!put.isRunning && <Button onClick={onClose}>{t('dialog.cancel')}</Button>}
    >
      <Failure of={put} text={t('album.saveFailed')} gone={{ text: t('album.gone') }} />
      {put.isRunning ? (
        <Progress
          label={t('copy.running', { count: all, amount: all })}
          value={all === 0 ? 0 : done / all}
          text={t('actions.progress', { done, total: all })}
        />
      ) : (
        <ChooseAlbum except={gone} onChoose={({ albumId }) => void put.run(albumId)} />
      )}
    </Dialog>
  );
}
