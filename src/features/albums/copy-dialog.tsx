import { useEffect, useRef, useState } from 'react';
import { GoneError } from '#api/reactions.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { Failure } from '#failures/failure.tsx';
import { ChangeNotice } from '#photos/actions/change-notice.tsx';
import { changeText } from '#photos/actions/gone-photos.ts';
import { CollectProgress } from '#photos/actions/collect-progress.tsx';
import { showFailure } from '#photos/actions/failure-toast.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { useCollecting } from '#photos/actions/use-collecting.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { linkPlace, showToast } from '#ui/toast-store.ts';
import { albumRemoved } from '#photos/changes/album-changes.ts';
import { ChooseAlbum } from '#photos/screens/choose-album.tsx';
import { AlbumForm, type AlbumFormHandle } from './album-form.tsx';
import { copyPhotos } from './copy-photos.ts';
import type { Album } from './model.ts';

export interface CopyDialogProps {
  target: ActionTarget;
  onClose: () => void;
}

type Stage =
  | {
      name: 'choosing';
      failure?: { error: unknown; left?: number };
      gone?: { error: GoneError; albumName: string };
      change?: string;
    }
  | { name: 'naming'; albumName?: string }
  | { name: 'selecting' }
  | { name: 'copying'; done: number; total: number };

type Destination = Pick<Album, 'albumId' | 'albumName'>;

/** Asks for the album that photos are to be copied to, an own one or a new one, and follows the copying (P2.138 to P2.145). */
export function CopyDialog({ target, onClose }: CopyDialogProps) {
  const { client, list } = target;
  const [count, setCount] = useState(target.count);
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const collecting = useCollecting(target);
  const [end] = useState(() => new AbortController());
  const chosen = useRef<PhotoReference[]>(undefined);
  const left = useRef(false);
  const [isHidden, setHidden] = useState(false);

  // What was pressed goes with the step that it led to.
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

  /** An album was chosen: what is on its way goes on unseen. What was only typed is kept as a draft. */
  const leave = () => {
    if (isFree) return onClose();
    left.current = true;
    setHidden(true);
  };
  const failed = (failure: NonNullable<Extract<Stage, { name: 'choosing' }>['failure']>) => {
    if (!left.current) return setStage({ name: 'choosing', failure });
    onClose();
    showFailure(leftText(failure.left, count) ?? t('album.saveFailed'), failure.error);
  };

  /** The album was deleted elsewhere: what was selected is there for another one. */
  const tellGone = (error: GoneError, { albumId, albumName }: Destination) => {
    void albumRemoved(client, albumId);
    if (!left.current) return setStage({ name: 'choosing', gone: { error, albumName } });
    onClose();
    showToast({ tone: 'failure', text: t('copy.gone', { albumName }) });
  };

  /** What would be copied is not what was shown. */
  const askAgain = (photos: readonly PhotoReference[], change: string) => {
    if (!left.current) target.correct(photos);
    if (photos.length > 0 && !left.current) {
      setCount(photos.length);
      return setStage({ name: 'choosing', change });
    }
    onClose();
    showToast({ tone: 'info', text: change });
  };

  const copyTo = async (album: Destination) => {
    const { albumId, albumName } = album;
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
      if (error && end.signal.aborted) return;
      if (error) return failed({ error, left: rest.length });
    } catch (error) {
      return error instanceof GoneError ? tellGone(error, album) : failed({ error });
    }
    onClose();
    if (!left.current) target.done({ removed: false });
    showToast({
      tone: 'success',
      text: t('copy.done', { albumLink: linkPlace }),
      link: { text: albumName, href: paths.album({ id: albumId }) },
    });
  };

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
      {stage.name === 'choosing' && stage.failure && (
        <Failure
          of={{ failure: stage.failure.error }}
          text={t('album.saveFailed')}
          detail={leftText(stage.failure.left, count)}
        />
      )}
      {stage.name === 'choosing' && stage.gone && (
        <Failure
          of={{ failure: stage.gone.error }}
          gone={{ text: t('copy.gone', { albumName: stage.gone.albumName }), actions: createAgain(stage.gone) }}
        />
      )}
      {stage.name === 'choosing' && <ChooseAlbum except={list.albumId} onChoose={(album) => void copyTo(album)} />}
      {stage.name === 'naming' && (
        <>
          <h3>{t('albums.create.title')}</h3>
          <AlbumForm
            ref={naming}
            suggestion={stage.albumName}
            draft={stage.albumName === undefined ? 'newAlbum' : 'albumAgain'}
            submitLabel={t('albums.create.submit')}
            onSaved={(album) => void copyTo(album)}
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

/** How many of all could not be copied; undefined when none could. */
function leftText(left: number | undefined, total: number): string | undefined {
  return left === undefined || left === total ? undefined : t('copy.left', { count: left, amount: left, total });
}
