import { useAtomValue } from 'jotai/react';
import { atom, type Atom, getDefaultStore } from 'jotai/vanilla';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { after } from '#lib/timers.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { openLayer } from '#ui/layers.tsx';
import { onLeavePage } from '#ui/leave-page.ts';
import { type Collection, collectPhotos, type PhotoReference } from '#photos/selection/collect.ts';
import { Progress } from '#ui/progress.tsx';
import { showFailure } from './failure-toast.ts';
import { unchangedPhotos } from './gone-photos.ts';
import type { ActionTarget } from './photo-action.ts';

/** Progress of reading the selected photos. */
export interface Collected {
  read: number;
  total: number;
}

/** Time, in ms, after which the progress is shown. */
const PROGRESS_DELAY_MS = 300;

/**
 * Reads what is selected, for an action that has no dialog of its own. Where that takes a while it can be followed and
 * cancelled; leaving the page cancels it.
 * @returns undefined when it was cancelled, or failed and the customer has been told, or when others than were shown would be
 * meant: see `unchangedPhotos`
 */
export async function collectFor(
  target: Pick<ActionTarget, 'count' | 'correct'> & CollectTarget,
): Promise<PhotoReference[] | undefined> {
  const end = new AbortController();
  const collectedAtom = atom<Collected>({ read: 0, total: target.count });
  let close = () => {};
  const stay = onLeavePage(() => end.abort());
  const callOff = after(PROGRESS_DELAY_MS, () => {
    const drop = openLayer(() => <CollectDialog collectedAtom={collectedAtom} onCancel={() => end.abort()} />);
    // Gone before the action goes on: behind a dialog, what that gives the focus to could not take it (X4).
    close = () => flushSync(drop);
  });
  try {
    return unchangedPhotos(
      target,
      await collect(target, end.signal, (read, total) => getDefaultStore().set(collectedAtom, { read, total })),
    );
  } catch (error) {
    if (!end.signal.aborted) showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
    return undefined;
  } finally {
    callOff();
    stay();
    close();
  }
}

function CollectDialog({ collectedAtom, onCancel }: { collectedAtom: Atom<Collected>; onCancel: () => void }) {
  return (
    <Dialog
      title={t('actions.selecting')}
      size="small"
      closeLabel={t('dialog.cancel')}
      onClose={onCancel}
      footer={<Button onClick={onCancel}>{t('dialog.cancel')}</Button>}
    >
      <CollectProgress {...useAtomValue(collectedAtom)} />
    </Dialog>
  );
}

type CollectTarget = Pick<ActionTarget, 'list' | 'photo' | 'groups' | 'selection'>;

/** The photos of a target. @throws as `collectPhotos` does */
async function collect(
  { list, photo, groups, selection }: CollectTarget,
  signal: AbortSignal,
  onProgress: (read: number, total: number) => void,
): Promise<Collection> {
  return photo ? { photos: [photo], isWithin: true } : collectPhotos(list, groups, selection, signal, onProgress);
}

/** Hook: reads what is selected, so that it can be followed; it is given up when the component goes, or by `cancel`. */
export function useCollecting(target: Pick<ActionTarget, 'count'> & CollectTarget) {
  const [collected, setCollected] = useState<Collected>({ read: 0, total: target.count });
  const ends = useRef<AbortController>(undefined);
  useEffect(() => () => ends.current?.abort(), []);
  return {
    collected,
    cancel: () => ends.current?.abort(),
    /** @returns undefined when it was given up @throws as `collectPhotos` does */
    async start(): Promise<Collection | undefined> {
      const end = new AbortController();
      ends.current = end;
      try {
        return await collect(target, end.signal, (read, total) => setCollected({ read, total }));
      } catch (error) {
        if (end.signal.aborted) return undefined;
        throw error;
      }
    },
  };
}

/** Progress of reading the photos of a selection. */
export function CollectProgress({ read, total }: Collected) {
  return (
    <Progress
      label={t('actions.selecting')}
      value={total === 0 ? 0 : read / total}
      text={t('actions.progress', { done: read, total })}
    />
  );
}

/** Notice in a dialog that a selection has turned out to be another than was shown, before it asks once more. */
export function ChangeNotice({ text }: { text: string }) {
  return (
    <p role="alert">
      <strong>{text}</strong>
    </p>
  );
}
