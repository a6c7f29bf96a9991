import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore, type Atom } from 'jotai/vanilla';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { after } from '#lib/timers.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { openLayer } from '#ui/layers.tsx';
import { onLeavePage } from '#ui/leave-page.ts';
import { CollectProgress } from './collect-progress.tsx';
import { showFailure } from './failure-toast.ts';
import { agreed } from './gone-photos.ts';
import type { ActionTarget } from './photo-action.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import type { Collected } from './use-collecting.ts';

/** What takes longer than this, in ms, is shown. */
const PATIENCE_MS = 300;

/**
 * Reads what is selected, for an action that has no dialog of its own. Where that takes a while it can be followed and
 * cancelled (O14); whoever leaves the page has changed their mind.
 * @returns undefined when it was cancelled, or failed and the customer has been told, or when others than were shown would be
 * meant: see `agreed`
 */
export async function collectFor(
  target: Pick<ActionTarget, 'list' | 'count' | 'collect' | 'correct'>,
): Promise<PhotoReference[] | undefined> {
  const end = new AbortController();
  const collectedAtom = atom<Collected>({ read: 0, total: target.count });
  let close = () => {};
  const stay = onLeavePage(() => end.abort());
  const callOff = after(PATIENCE_MS, () => {
    close = openLayer(() => <CollectDialog collectedAtom={collectedAtom} onCancel={() => end.abort()} />);
  });
  try {
    return agreed(
      target,
      await target.collect(end.signal, (read, total) => getDefaultStore().set(collectedAtom, { read, total })),
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
