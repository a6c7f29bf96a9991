import { useEffect, useRef, useState } from 'react';
import { GoneError } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { ChangeNotice, CollectProgress, useCollecting } from '#photos/actions/collecting.tsx';
import { showFailure } from '#photos/actions/failure-toast.tsx';
import { changeText } from '#photos/actions/gone-photos.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import { albumRemoved } from '#photos/changes/album-changes.ts';
import { ChooseAlbum } from '#photos/screens/choose-album.tsx';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { linkPlaceholder, showToast } from '#ui/toast-store.ts';
import { AlbumForm, type AlbumFormHandle } from './album-form.tsx';
import { copyPhotos } from './copy-photos.ts';
import type { Album } from './model.ts';

export interface CopyDialogProps {
  target: ActionTarget;
  onClose: () => void;
}

type Destination = Pick<Album, 'albumId' | 'albumName'>;

type Stage =
  /** @property left photos of the failed try that were not copied, where only some were */
  | { name: 'choosing'; failed?: { album: Destination; left?: number }; change?: string }
  | { name: 'naming'; albumName?: string }
  | { name: 'selecting' }
  | { name: 'copying'; done: number; total: number };

/** Dialog that asks for the album to copy photos to, an own one or a new one, and shows the progress (P2.138 to P2.145). */
export function CopyDialog({ target, onClose }: CopyDialogProps) {
  const { client, list } = target;
  const [count, setCount] = useState(target.count);
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const collecting = useCollecting(target);
  const [end] = useState(() => new AbortController());
  const chosen = useRef<PhotoReference[]>(undefined);
  const hasLeft = useRef(false);
  const [isHidden, setHidden] = useState(false);

  // The button that was pressed goes with its step.
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) cancel.current?.focus();
  }, [stage.name]);

  const isFree = stage.name === 'choosing' || stage.name === 'naming';
  const naming = useRef<AlbumFormHandle>(null);
  const close = () => {
    naming.current?.giveUp();
    end.abort();
    onClose();
  };

  /** The customer leaves the page: copying goes on unseen; a name that was only typed stays as a draft. */
  const leave = () => {
    if (isFree) return onClose();
    hasLeft.current = true;
    setHidden(true);
  };

  /** Asks again, or gives up where the page was left, when other photos would be copied than were shown. */
  const askAgain = (photos: readonly PhotoReference[], change: string) => {
    if (!hasLeft.current) target.correct(photos);
    if (photos.length > 0 && !hasLeft.current) {
      setCount(photos.length);
      return setStage({ name: 'choosing', change });
    }
    onClose();
    showToast({ tone: 'info', text: change });
  };

  const copy = useWrite(
    async (album: Destination) => {
      const { albumId, albumName } = album;
      let left: number | undefined;
      try {
        if (!chosen.current) {
          setStage({ name: 'selecting' });
          const collection = await collecting.start();
          if (!collection) return;
          const change = changeText(list, count, collection);
          if (collection.photos.length > 0) chosen.current = collection.photos;
          if (change !== undefined) return askAgain(collection.photos, change);
        }
        const photos = chosen.current;
        if (!photos) return;
        setStage({ name: 'copying', done: 0, total: photos.length });
        const { failed: rest, error } = await copyPhotos(client, albumId, photos, {
          list,
          signal: end.signal,
          onProgress: (done) => setStage({ name: 'copying', done, total: photos.length }),
        });
        left = rest.length;
        if (error) throw error;
      } catch (error) {
        if (error instanceof GoneError) void albumRemoved(client, albumId);
        if (end.signal.aborted) return;
        if (!hasLeft.current) {
          setStage({ name: 'choosing', failed: { album, left } });
          throw error;
        }
        onClose();
        if (error instanceof GoneError) showToast({ tone: 'failure', text: t('copy.gone', { albumName }) });
        else showFailure(leftText(left, count) ?? t('album.saveFailed'), error);
        return;
      }
      onClose();
      if (!hasLeft.current) target.done({ removed: false });
      showToast({
        tone: 'success',
        text: t('copy.done', { albumLink: linkPlaceholder }),
        link: { text: albumName, href: paths.album({ id: albumId }) },
      });
    },
    { errorsIn: 'dialog' },
  );

  if (isHidden) return null;
  const createAgain = ({ albumName }: { albumName: string }) => (
    <Button icon="plus" onClick={() => setStage({ name: 'naming', albumName })}>
      {t('copy.createAgain', { albumName })}
    </Button>
  );

  return (
    <Dialog
      title={t('copy.title')}
      closeLabel={t('dialog.close')}
      // The second press of a double click lands beside a dialog that has become smaller.
      closable={isFree}
      onClose={close}
      onLeavePage={leave}
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
      {stage.name === 'choosing' && stage.change !== undefined && <ChangeNotice text={stage.change} />}
      {stage.name === 'choosing' && stage.failed && (
        <Failure
          of={copy}
          text={t('album.saveFailed')}
          gone={{
            text: t('copy.gone', { albumName: stage.failed.album.albumName }),
            actions: createAgain(stage.failed.album),
          }}
          detail={leftText(stage.failed.left, count)}
        />
      )}
      {stage.name === 'choosing' && <ChooseAlbum except={list.albumId} onChoose={(album) => void copy.run(album)} />}
      {stage.name === 'naming' && (
        <>
          <h3>{t('albums.create.title')}</h3>
          <AlbumForm
            ref={naming}
            suggestion={stage.albumName}
            draft={stage.albumName === undefined ? 'newAlbum' : 'albumAgain'}
            submitLabel={t('albums.create.submit')}
            onSaved={(album) => void copy.run(album)}
            onCancel={() => setStage({ name: 'choosing' })}
          />
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

/** How many of all could not be copied; undefined where none could. */
function leftText(left: number | undefined, total: number): string | undefined {
  return left === undefined || left === total ? undefined : t('copy.left', { count: left, amount: left, total });
}
