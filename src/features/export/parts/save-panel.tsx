import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { CopyReference } from '#failures/copy-reference.tsx';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { PartView } from '../part-views.ts';
import { canChooseFolder, chooseFolder, knownFolder, mayWrite } from '../folder.ts';
import { saveParts, stopSaving, troubleText } from '../save-run.ts';
import { forgetFiles } from '../saved-parts.ts';
import { saveStopAtom, savingAtom } from '../saving.ts';
import { RECEIPT_HEADING } from './receipt.tsx';
import styles from './save-panel.module.css';

export interface SavePanelProps extends ReturnType<typeof useFolder> {
  backupId: string;
  parts: readonly PartView[];
  onExpired: () => void;
}

function chunksOf(parts: readonly PartView[], wanted: PartView['state']) {
  return parts.filter(({ state }) => state === wanted).map(({ chunk }) => chunk);
}

/**
 * Saves all parts one after the other: in a folder where the browser can, else among its downloads. Once none waits any more, those
 * that are broken can be saved elsewhere: their folder may be what is wrong.
 */
export function SavePanel({ backupId, parts, onExpired, folder, save }: SavePanelProps) {
  const saving = useAtomValue(savingAtom);
  const stop = useAtomValue(saveStopAtom);
  const isRunning = saving?.backupId === backupId;
  const trouble = !isRunning && stop?.backupId === backupId ? stop.trouble : undefined;
  const reference = correlationIdOf(stop?.error);
  const waiting = chunksOf(parts, 'waiting');
  const broken = chunksOf(parts, 'broken');
  const startsOver = waiting.length === 0;
  const order = { backupId, chunks: startsOver ? broken : waiting, startsOver, onExpired };
  const asDownloads = () => saveParts({ ...order, folder: undefined });
  const inFolder = useWrite(
    async (how: 'known' | 'other') => {
      const chosen = await save(how);
      if (chosen) saveParts({ ...order, folder: chosen });
    },
    { errorsIn: 'page', failureText: () => troubleText('noFolder') },
  );
  const about = useRef<HTMLParagraphElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it (X4).
    if (wasRunning.current !== isRunning && document.activeElement === document.body)
      (about.current ?? document.getElementById(RECEIPT_HEADING))?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning]);
  const known = folder !== undefined;
  const canSaveElsewhere = broken.length > 0 && (known || trouble !== undefined);
  if (startsOver && !isRunning && !canSaveElsewhere) return null;
  const canFolder = canChooseFolder();
  // One is saved at a time.
  const whyNot = saving && !isRunning ? t('export.save.other') : undefined;
  return (
    <section className={styles.panel} aria-label={t('export.desk.saveAll')}>
      <p ref={about} tabIndex={-1} className={styles.about}>
        {known || (isRunning && saving.folder !== undefined)
          ? t('export.desk.folder', { folder: folder?.name ?? saving?.folder ?? '' })
          : t(canFolder ? 'export.desk.about' : 'export.desk.aboutDownloads')}
      </p>
      {/* The card of jobs has read it out (0063). */}
      {trouble && (
        <Banner
          tone="danger"
          title={troubleText(trouble)}
          actions={reference !== undefined && <CopyReference reference={reference} />}
        />
      )}
      <div className={styles.actions}>
        {isRunning ? (
          <Button onClick={stopSaving}>{t('selection.stopReading')}</Button>
        ) : (
          <>
            {!startsOver && (
              <Button
                variant="primary"
                icon="download"
                busy={inFolder.isRunning}
                disabledReason={whyNot}
                onClick={canFolder ? () => void inFolder.run('known') : asDownloads}
              >
                {t(known ? 'export.desk.goOn' : canFolder ? 'export.desk.toFolder' : 'export.desk.saveAll')}
              </Button>
            )}
            {(known || startsOver) && (
              <Button disabledReason={whyNot} onClick={() => void inFolder.run('other')}>
                {t('export.desk.otherFolder')}
              </Button>
            )}
            {canFolder && trouble === 'unreadable' && (
              <Button disabledReason={whyNot} onClick={asDownloads}>
                {t('export.desk.asDownloads')}
              </Button>
            )}
          </>
        )}
      </div>
      <Failure of={inFolder} text={troubleText('noFolder')} />
    </section>
  );
}

/** Hook: the folder that an export is saved in, and how to get one. */
export function useFolder(backupId: string) {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle>();
  const saving = useAtomValue(savingAtom);
  const isRunning = saving?.backupId === backupId;
  useEffect(() => {
    let isThere = true;
    void knownFolder(backupId).then((known) => isThere && setFolder(known));
    return () => void (isThere = false);
    // Another one may have been chosen.
  }, [backupId, isRunning]);

  /**
   * @returns undefined when the customer thinks better of it
   * @throws Error when the known one may not be written to, or the browser refuses
   */
  async function save(how: 'known' | 'other'): Promise<FileSystemDirectoryHandle | undefined> {
    const known = await knownFolder(backupId);
    if (known && how === 'known') {
      if (await mayWrite(known)) return known;
      throw new Error('The folder may not be written to.');
    }
    const chosen = await chooseFolder();
    // What was begun is in the other one, or nobody knows where.
    if (chosen && !(known && (await chosen.isSameEntry(known)))) forgetFiles(backupId);
    return chosen;
  }
  return { folder, save };
}
