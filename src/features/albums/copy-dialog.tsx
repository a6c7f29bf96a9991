import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { correlationIdOf, GoneError, reportFailure } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { offlineAtom } from '#lib/offline.ts';
import type { Rate } from '#lib/rate.ts';
import { paths } from '#paths';
import { ChangeNotice, CollectProgress, useCollecting } from '#photos/actions/collecting.tsx';
import { changeText } from '#photos/actions/gone-photos.ts';
import type { Job } from '#photos/actions/job-list.ts';
import { jobs, newJobId } from '#photos/actions/jobs.ts';
import { countedProgress, shownProgress } from '#photos/actions/time-left.ts';
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
  | { name: 'copying'; album: Destination; done: number; total: number; rate: Rate };

/** Dialog that asks for the album to copy photos to, an own one or a new one, and shows the progress (P2.138 to P2.145). */
export function CopyDialog({ target, onClose }: CopyDialogProps) {
  const { client, list } = target;
  const [count, setCount] = useState(target.count);
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const collecting = useCollecting(target);
  const isOffline = useAtomValue(offlineAtom);
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
  const [isSaving, setSaving] = useState(false);
  // The album that she left to be created could not be: a toast says so.
  const isOver = isHidden && isFree && !isSaving;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const close = () => {
    naming.current?.giveUp();
    end.abort();
    jobs.remove(jobId);
    onClose();
  };

  /**
   * The customer leaves the page, or the dialog: copying goes on, on the card of jobs, also to an album that is still being created; a
   * name that was only typed stays as a draft.
   */
  const leave = () => {
    if (isFree && !isSaving) return onClose();
    hasLeft.current = true;
    setHidden(true);
    if (stage.name === 'copying') jobs.put(copyJob(stage));
  };
  const goOnBrowsing = () => {
    leave();
    target.done({ removed: false });
  };

  const [jobId] = useState(() => newJobId('copy'));
  const copyJob = ({ album, done, total, rate }: Extract<Stage, { name: 'copying' }>): Job => ({
    id: jobId,
    icon: 'copy-to-album',
    title: t('copy.runningTo', { count: total, amount: total, albumName: album.albumName }),
    progress: countedProgress(done, total, rate),
    actions: [
      { label: t('upload.show'), href: paths.album({ id: album.albumId }) },
      { label: t('dialog.cancel'), run: close },
    ],
    endsWithPage: true,
  });
  const showCopying = (copying: Extract<Stage, { name: 'copying' }>) => {
    // The call that was under way when she cancelled is still answered.
    if (end.signal.aborted) return;
    setStage(copying);
    // Also while the dialog shows it: the job has the browser ask before the page is left.
    jobs.put({ ...copyJob(copying), isInDialog: !hasLeft.current });
  };
  /** Shows the failure on the card, with another try, as she has left. */
  const showFailed = (album: Destination, left: number | undefined, error: unknown) => {
    reportFailure(error, 'photo-action');
    jobs.put({
      id: jobId,
      icon: 'copy-to-album',
      title: leftText(left, count) ?? t('copy.selected', { count, amount: count }),
      failure: { text: t('album.saveFailed'), reference: correlationIdOf(error) },
      actions: [
        { label: t('failure.retry'), run: () => void copy.run(album) },
        { label: t('upload.show'), href: paths.album({ id: album.albumId }) },
      ],
      dismiss: close,
    });
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
        const copying = { name: 'copying', album, done: 0, total: photos.length } as const;
        showCopying({ ...copying, rate: [] });
        const copied = await copyPhotos(client, albumId, photos, {
          list,
          signal: end.signal,
          onProgress: (done, rate) => showCopying({ ...copying, done, rate }),
        });
        if (!copied) return close();
        left = copied.failed.length;
        if (copied.error) throw copied.error;
      } catch (error) {
        if (error instanceof GoneError) void albumRemoved(client, albumId);
        if (end.signal.aborted) return;
        if (!hasLeft.current) {
          jobs.remove(jobId);
          setStage({ name: 'choosing', failed: { album, left } });
          throw error;
        }
        if (!(error instanceof GoneError)) return showFailed(album, left, error);
        close();
        showToast({ tone: 'failure', text: t('copy.gone', { albumName }) });
        return;
      }
      jobs.remove(jobId);
      onClose();
      // The call that was under way when she cancelled has come through: what she had selected stays so (P2.143).
      if (!hasLeft.current && !end.signal.aborted) target.done({ removed: false });
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
      // The second press of a double click lands beside a dialog that has become smaller. An album that is being created would
      // stay empty.
      closable={isFree && !isSaving}
      onClose={close}
      onLeavePage={leave}
      footer={
        stage.name === 'naming' ? undefined : (
          <>
            <Button ref={cancel} onClick={close}>
              {t('dialog.cancel')}
            </Button>
            {stage.name === 'copying' && <Button onClick={goOnBrowsing}>{t('actions.goOnBrowsing')}</Button>}
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
            onBusy={setSaving}
            onSaved={(album) => void copy.run(album)}
            onCancel={() => setStage({ name: 'choosing' })}
          />
        </>
      )}
      {stage.name === 'selecting' && <CollectProgress {...collecting.collected} />}
      {stage.name === 'copying' && (
        <Progress
          label={t('copy.running', { count: stage.total, amount: stage.total })}
          {...shownProgress(countedProgress(stage.done, stage.total, stage.rate), isOffline)}
        />
      )}
    </Dialog>
  );
}

/** Text with the number of those that could not be copied, of all; undefined where none could. */
function leftText(left: number | undefined, total: number): string | undefined {
  return left === undefined || left === total ? undefined : t('copy.left', { count: left, amount: left, total });
}
