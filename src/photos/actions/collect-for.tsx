import { useSyncExternalStore } from 'react';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { openLayer } from '#ui/layers.tsx';
import { onLeavePage } from '#ui/leave-page.ts';
import { CollectProgress } from './collect-progress.tsx';
import { showFailure } from './failure-toast.ts';
import { agreed } from './gone-photos.ts';
import type { ActionTarget, PhotoReference } from './photo-action.ts';
import type { Collected } from './use-collecting.ts';

/** What takes longer than this, in ms, is shown. */
const PATIENCE_MS = 300;

/**
 * Reads what is selected, for an action that has no dialog of its own. Where that takes a while it can be followed and
 * cancelled (O14); whoever leaves the page has changed their mind.
 * @returns undefined when it was cancelled, or failed and the customer has been told, or when others than were shown would be
 * meant: see `agreed`
 */
export async function collectFor(target: Pick<ActionTarget, 'list' | 'count' | 'collect' | 'correct'>): Promise<PhotoReference[] | undefined> {
  const end = new AbortController();
  const reading = createReading(target.count);
  let close = () => {};
  const stay = onLeavePage(() => end.abort());
  const timer = setTimeout(() => {
    close = openLayer(() => <CollectDialog reading={reading} onCancel={() => end.abort()} />);
  }, PATIENCE_MS);
  try {
    return agreed(target, await target.collect(end.signal, reading.update));
  } catch (error) {
    if (!end.signal.aborted) showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
    return undefined;
  } finally {
    clearTimeout(timer);
    stay();
    close();
  }
}

interface Reading {
  current: () => Collected;
  subscribe: (listener: () => void) => () => void;
  update: (read: number, total: number) => void;
}

function createReading(count: number): Reading {
  const listeners = new Set<() => void>();
  let current: Collected = { read: 0, total: count };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(read, total) {
      current = { read, total };
      for (const listener of listeners) listener();
    },
  };
}

function CollectDialog({ reading, onCancel }: { reading: Reading; onCancel: () => void }) {
  const collected = useSyncExternalStore(reading.subscribe, reading.current);
  return (
    <Dialog title={t('actions.selecting')} size="small" closeLabel={t('dialog.cancel')} onClose={onCancel} footer={<Button onClick={onCancel}>{t('dialog.cancel')}</Button>}>
      <CollectProgress {...collected} />
    </Dialog>
  );
}
