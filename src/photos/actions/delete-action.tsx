import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai/react';
import { openLayer } from '#ui/layers.tsx';
import { t } from '#i18n/texts.ts';
import { nextFrame } from '#lib/timers.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { selectPhotos } from '#photos/selection/selection-atoms.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { showToast } from '#ui/toast-store.ts';
import { Failure } from '#failures/failure.tsx';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { whyNotWhenShared, type ActionTarget, type PhotoAction } from './photo-action.ts';
import { ChangeNotice, collectFor, CollectProgress, useCollecting } from './collecting.tsx';
import { deleteMany, type Deletion, deletionFailed } from './delete-photos.ts';
import { showFailure } from './failure-toast.ts';
import { changeText, neighbourOf } from './gone-photos.ts';
import { deferDeletion } from './pending-deletion.ts';
import { jobsAtom } from './job-list.ts';

/** Deletes photos for good: several after asking, one at once, which can be undone for a while (P2.84, P2.68, P4.14). */
export const deleteAction: PhotoAction = {
  key: 'delete',
  icon: 'trash',
  label: 'actions.delete',
  isDestructive: true,
  whyNot: whyNotWhenShared,
  run(target) {
    if (target.count === 1) return deleteSingle(target);
    return void openLayer((close) => <DeleteDialog target={target} onClose={close} />);
  },
};

async function deleteSingle(target: ActionTarget): Promise<void> {
  const [photo] = (await collectFor(target)) ?? [];
  if (!photo) return;
  // Before the bar goes with the button that was pressed (X4); the preview moves on by itself.
  if (!target.photo) neighbourOf(new Set([photo.imageId]))()?.focus();
  target.done({ removed: true });
  deferDeletion(target.client, target.list, photo);
}

interface DeleteDialogProps {
  target: ActionTarget;
  onClose: () => void;
}

type Stage =
  | { name: 'asking'; error?: unknown; change?: string }
  | { name: 'confirmed' }
  | { name: 'selecting' }
  | { name: 'deleting'; deletion: Deletion };

/**
 * Dialog that asks before photos are deleted, and stays until something is: photos vanish behind it at once, and when
 * nothing at all could be deleted it says so and can be used again (P8.1, P8.3). Once the first photos are gone the
 * rest goes on by itself and is followed on a card.
 */
function DeleteDialog({ target, onClose }: DeleteDialogProps) {
  const { client, list } = target;
  const [count, setCount] = useState(target.count);
  /** The photos that are asked about, once they had to be read. */
  const known = useRef<readonly PhotoReference[]>(undefined);
  const [stage, setStage] = useState<Stage>({ name: 'asking' });
  const { collected, start } = useCollecting(target);
  const isOpen = useRef(true);
  const isCalledOff = useRef(false);
  const [isAway, setAway] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const neighbour = useRef<() => HTMLElement | null>(undefined);
  const title = t('delete.title', { count, amount: count });
  const failureText = deletionFailed(count);

  // What the end of the selection draws anew is there before focus is given back to it.
  const done = () => {
    if (isOpen.current) flushSync(() => target.done({ removed: true }));
  };
  const close = () => {
    isCalledOff.current = true;
    hide();
    onClose();
  };
  const hide = () => {
    if (stage.name === 'deleting') {
      stage.deletion.showOnCard();
      // The photos have left the selection already; what does not go is named on the card.
      done();
    }
    isOpen.current = false;
    setAway(true);
  };
  const tellFailed = (error: unknown) => {
    if (isOpen.current) return setStage({ name: 'asking', error });
    onClose();
    showFailure(failureText, error);
  };

  /** Removes the one photo that is left of those that she was asked about. */
  const removeOne = (photo: PhotoReference) => {
    done();
    close();
    deferDeletion(client, list, photo);
  };

  const removeMany = async (photos: readonly PhotoReference[]) => {
    const deletion = deleteMany(client, list, photos);
    const { hasBegun, outcome } = deletion;
    if (isOpen.current) setStage({ name: 'deleting', deletion });
    else deletion.showOnCard();
    if (await hasBegun) {
      deletion.showOnCard();
      done();
      isOpen.current = false;
      onClose();
    }
    const { deleted, failed, error } = await outcome;
    if (!error) return void showToast({ tone: 'success', text: t('delete.done', { count: deleted, amount: deleted }) });
    if (!isOpen.current) return onClose();
    deletion.forget();
    // They left the selection when they left the list.
    selectPhotos(list, failed);
    setStage({ name: 'asking', error });
  };

  /** Asks again, as what she confirmed is not what would be deleted. */
  const askAgain = (photos: readonly PhotoReference[], change: string) => {
    if (isOpen.current) target.correct(photos);
    if (photos.length === 0 || !isOpen.current) {
      showToast({ tone: 'info', text: change });
      return close();
    }
    known.current = photos;
    setCount(photos.length);
    setStage({ name: 'asking', change });
  };

  const confirm = async () => {
    setStage({ name: 'confirmed' });
    // That it was pressed is to be seen before the photos go: a full page takes a moment for that (F10, F11).
    await nextFrame();
    if (isCalledOff.current) return;
    setStage({ name: 'selecting' });
    try {
      const collection = known.current
        ? {
            photos: known.current.filter(({ imageId }) => !isHidden(imageId, list.albumId, Date.now())),
            isWithin: true,
          }
        : await start();
      if (!collection) return close();
      const { photos } = collection;
      const change = changeText(list, count, collection);
      if (change !== undefined) return askAgain(photos, change);
      const [photo] = photos;
      if (!photo) return close();
      neighbour.current = neighbourOf(new Set(photos.map(({ imageId }) => imageId)));
      await (photos.length === 1 ? removeOne(photo) : removeMany(photos));
    } catch (error) {
      tellFailed(error);
    }
  };

  const isAsking = stage.name === 'asking';
  if (isAway) return null;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      closeLabel={t('dialog.close')}
      initialFocus={cancel}
      fallbackFocus={() => neighbour.current?.() ?? null}
      onClose={close}
      // Once it was confirmed it goes on, and is followed on a card.
      onLeavePage={isAsking ? close : hide}
      notice={
        isAsking && (
          <>
            {stage.change !== undefined && <ChangeNotice text={stage.change} />}
            <Failure of={{ failure: stage.error }} text={failureText} />
          </>
        )
      }
      footer={
        <>
          <Button ref={cancel} onClick={close}>
            {stage.name === 'deleting' ? t('actions.goOnBrowsing') : t('dialog.cancel')}
          </Button>
          <Button variant="danger" icon="trash" busy={!isAsking} onClick={() => void confirm()}>
            {title}
          </Button>
        </>
      }
    >
      {(isAsking || stage.name === 'confirmed') && (
        <p>{list.albumId === undefined ? t('delete.text', { count }) : t('delete.textInAlbum', { count })}</p>
      )}
      {stage.name === 'selecting' && <CollectProgress {...collected} />}
      {stage.name === 'deleting' && <JobProgress jobId={stage.deletion.jobId} />}
    </Dialog>
  );
}

/** Progress of a job, for the dialog that began it; read out now and then (X8). */
function JobProgress({ jobId }: { jobId: string }) {
  const job = useAtomValue(jobsAtom).find(({ id }) => id === jobId);
  return job?.progress && <Progress label={job.title} {...job.progress} />;
}
