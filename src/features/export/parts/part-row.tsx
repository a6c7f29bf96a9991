import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { formatSize } from '#i18n/file-size.ts';
import { t } from '#i18n/texts.ts';
import { handToBrowser } from '#api/hand-to-browser.ts';
import { timeLeftText } from '#photos/actions/time-left.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { fileNameOf } from '../model.ts';
import { exportQueries, fetchChunkUrl } from '../queries.ts';
import type { PartView } from '../part-views.ts';
import { noteSaved } from '../saved-parts.ts';
import { nameList } from './name-list.ts';
import styles from './part-row.module.css';

export interface PartRowProps {
  backupId: string;
  part: PartView;
  /** Saves it anew in the folder that was chosen; undefined where there is none. */
  onSaveAgain: (() => void) | undefined;
}

const ICONS = { saved: 'check', checked: 'check-circle', broken: 'error' } as const satisfies Partial<
  Record<PartView['state'], IconName>
>;

/** Row of a part: file, size, progress, and the button that hands it to the browser's downloads (P9.11, P9.12). */
export function PartRow({ backupId, part, onSaveAgain }: PartRowProps) {
  const { chunk, name, state, secondsLeft } = part;
  const notWhole = notWholeText(part);
  const icon = state === 'saved' || state === 'checked' || state === 'broken' ? ICONS[state] : undefined;
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{formatSize(chunk.size)}</span>
        <span className={styles.state}>
          {icon && <Icon name={icon} size={20} />}
          <span>{stateText(part)}</span>
          {secondsLeft !== undefined && <span className={styles.size}>{timeLeftText(secondsLeft)}</span>}
        </span>
        {notWhole !== undefined && <p className={styles.broken}>{notWhole}</p>}
      </div>
      {state === 'broken' && onSaveAgain && (
        <Button icon="retry" className={styles.button} onClick={onSaveAgain}>
          <Label name={name}>{t('export.part.again')}</Label>
        </Button>
      )}
      <DownloadPart backupId={backupId} part={part} />
    </li>
  );
}

function DownloadPart({ backupId, part: { chunk, name, state } }: Pick<PartRowProps, 'backupId' | 'part'>) {
  const client = useQueryClient();
  const download = useWrite(
    async () => {
      const url = await fetchChunkUrl(backupId, chunk.id);
      if (url === null) return void client.setQueryData(exportQueries.detail(backupId).queryKey, { state: 'expired' });
      await handToBrowser(url, fileNameOf(chunk));
      // What has been checked stays so, in its folder.
      if (state !== 'checked') noteSaved(backupId, { chunkId: chunk.id, state: 'saved' });
    },
    { errorsIn: 'page', failureText: () => t('downloads.failed') },
  );
  // What failed before the part was saved, or begun to be, is no news any more.
  const [earlier, setEarlier] = useState<{ state: PartView['state']; failure?: unknown }>({ state });
  if (earlier.state !== state) setEarlier({ state, failure: download.failure });
  const isSaving = state === 'saving';
  const isThere = state !== 'waiting' && !isSaving;
  return (
    <>
      <Button
        icon="download"
        className={styles.button}
        variant={isThere ? 'quiet' : 'secondary'}
        busy={download.isRunning}
        // Stays all the while: it may have the focus (X4).
        disabledReason={isSaving ? t('export.save.job') : undefined}
        onClick={() => void download.run()}
      >
        <Label name={name}>{t(isThere ? 'export.chunk.again' : 'export.chunk.download')}</Label>
      </Button>
      {download.failure !== undefined && download.failure !== earlier.failure && (
        <div className={styles.failure}>
          <Failure of={download} text={t('downloads.failed')} />
        </div>
      )}
    </>
  );
}

function Label({ name, children }: { name: string; children: string }) {
  return (
    <span data-words="narrow">
      {children}
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
}

/** Outcome of a part, in words. */
export function outcomeText(part: PartView): string {
  return [part.name, stateText(part), notWholeText(part)].filter((text) => text !== undefined).join('. ');
}

/** Names of the photos in it that are broken. */
function notWholeText({ broken, brokenCount }: PartView): string | undefined {
  return broken && t('export.part.notWhole', { names: nameList(broken, brokenCount) });
}

/** Outcome of a part, or its progress. */
function stateText({ state, isBegun, phase, at, chunk, photos = 0 }: PartView): string {
  switch (state) {
    case 'waiting':
      return t(isBegun ? 'export.part.begun' : 'export.part.waiting');
    case 'saving':
      if (phase === 'waiting') return t('export.save.waiting');
      if (phase === 'reading') return t('export.part.reading');
      return t('export.part.saving', { done: formatSize(at), size: formatSize(chunk.size) });
    case 'saved':
      return t('export.part.saved');
    case 'checked':
      return t('export.part.checked', { amount: photos });
    case 'broken':
      return t('export.part.broken');
  }
}
