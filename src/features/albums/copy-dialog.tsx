import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { ActionFailure } from '#photos/actions/action-failure.tsx';
import { CollectProgress } from '#photos/actions/collect-progress.tsx';
import type { ActionTarget, PhotoReference } from '#photos/actions/photo-action.ts';
import { useCollecting } from '#photos/actions/use-collecting.ts';
import { createAlbumNamed } from '#photos/album-queries.ts';
import { albumCreated } from '#photos/albums/album-changes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { linkPlace, showToast } from '#ui/toast-store.ts';
import { AlbumForm, type AlbumFormHandle } from './album-form.tsx';
import { CopyAlbums } from './copy-albums.tsx';
import { copyPhotos } from './copy-photos.ts';
import type { Album } from './model.ts';

export interface CopyDialogProps {
  target: ActionTarget;
  onClose: () => void;
}

type Stage =
  | { name: 'choosing'; failure?: { error: unknown; left?: number } }
  | { name: 'naming' }
  | { name: 'selecting' }
  | { name: 'copying'; done: number; total: number };

type Destination = Pick<Album, 'albumId' | 'albumName'>;

/** Asks for the album that photos are to be copied to, an own one or a new one, and follows the copying (P2.138 to P2.145). */
export function CopyDialog({ target, onClose }: CopyDialogProps) {
  const { client, list, count } = target;
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const collecting = useCollecting(target);
  const [end] = useState(() => new AbortController());
  const chosen = useRef<PhotoReference[]>(undefined);

  // What was pressed goes with the step that it led to.
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) cancel.current?.focus();
  }, [stage.name]);

  const naming = useRef<AlbumFormHandle>(null);
  const close = () => {
    naming.current?.giveUp();
    end.abort();
    onClose();
  };

  const copyTo = async ({ albumId, albumName }: Destination) => {
    try {
      if (!chosen.current) {
        setStage({ name: 'selecting' });
        chosen.current = await collecting.start();
      }
      const photos = chosen.current;
      if (!photos) return;
      setStage({ name: 'copying', done: 0, total: photos.length });
      const { failed, error } = await copyPhotos(client, albumId, photos, { signal: end.signal, onProgress: (done) => setStage({ name: 'copying', done, total: photos.length }) });
      if (error && end.signal.aborted) return;
      if (error) return setStage({ name: 'choosing', failure: { error, left: failed.length } });
    } catch (error) {
      return setStage({ name: 'choosing', failure: { error } });
    }
    onClose();
    target.done({ removed: false });
    showToast({ tone: 'success', text: t('copy.done', { albumLink: linkPlace }), link: { text: albumName, href: paths.album({ id: albumId }) } });
  };

  const create = async (albumName: string) => {
    const albumId = await createAlbumNamed(albumName);
    void albumCreated(client);
    return () => void copyTo({ albumId, albumName });
  };

  const isFree = stage.name === 'choosing' || stage.name === 'naming';
  return (
    <Dialog
      title={t('copy.title')}
      closeLabel={t('dialog.close')}
      // The second press of a double click lands beside a dialog that has become smaller.
      closable={isFree}
      onClose={close}
      footer={
        stage.name === 'naming' ? undefined : (
          <>
            <Button ref={cancel} onClick={close}>
              {t('dialog.cancel')}
            </Button>
            {stage.name === 'choosing' && (
              <Button icon="plus" onClick={() => setStage({ name: 'naming' })}>
                {t('albums.create.title')}
              </Button>
            )}
          </>
        )
      }
    >
      {isFree && <p>{t('copy.selected', { count, amount: count })}</p>}
      {stage.name === 'choosing' && stage.failure && (
        <ActionFailure text={t('album.saveFailed')} error={stage.failure.error} detail={stage.failure.left === undefined || stage.failure.left === count ? undefined : t('copy.left', { count: stage.failure.left, amount: stage.failure.left, total: count })} />
      )}
      {stage.name === 'choosing' && <CopyAlbums except={list.albumId} onChoose={(album) => void copyTo(album)} />}
      {stage.name === 'naming' && (
        <>
          <h3>{t('albums.create.title')}</h3>
          <AlbumForm ref={naming} draft="newAlbum" submitLabel={t('albums.create.submit')} onSave={create} onCancel={() => setStage({ name: 'choosing' })} />
        </>
      )}
      {stage.name === 'selecting' && <CollectProgress {...collecting.collected} />}
      {stage.name === 'copying' && (
        <Progress
          label={t('copy.running', { count: stage.total, amount: stage.total })}
          value={stage.done / stage.total}
          text={t('actions.progress', { done: stage.done, total: stage.total })}
        />
      )}
    </Dialog>
  );
}
