import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useWrite } from '#failures/use-write.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Progress } from '#ui/progress.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type Export, type ExportChunk, linksEnd } from '../model.ts';
import { exportQueries } from '../queries.ts';
import { type PartView, partViews } from '../part-views.ts';
import { saveParts, troubleText } from '../save-run.ts';
import { followSaved, savedExportsAtom } from '../saved-parts.ts';
import { savingAtom } from '../saving.ts';
import { ExportClock } from './export-clock.tsx';
import styles from './export-files.module.css';
import { outcomeText, PartRow } from './part-row.tsx';
import { Receipt } from './receipt.tsx';
import { SavePanel, useFolder } from './save-panel.tsx';

export interface ExportFilesProps {
  backupId: string;
  backup: Extract<Export, { state: 'finished' }>;
  /** Time for which the library is stored. */
  LibraryLeft: ComponentType;
}

/** The parts of an export: how each is, what saves them, and what has come of it (P2.164). */
export function ExportFiles({ backupId, backup, LibraryLeft }: ExportFilesProps) {
  const { chunks, requested, processed } = backup;
  const client = useQueryClient();
  const onExpired = useCallback(
    () => void client.setQueryData(exportQueries.detail(backupId).queryKey, { state: 'expired' }),
    [client, backupId],
  );
  // Whether they have expired is for the service to say.
  const onOver = useCallback(
    () => void client.invalidateQueries({ queryKey: exportQueries.detail(backupId).queryKey }),
    [client, backupId],
  );
  useEffect(followSaved, []);
  const saved = useAtomValue(savedExportsAtom).find((one) => one.backupId === backupId);
  const saving = useAtomValue(savingAtom);
  const parts = partViews(chunks, saved, saving?.backupId === backupId ? saving : undefined);
  const { folder, save } = useFolder(backupId);
  const again = useWrite(
    async (chunk: ExportChunk) => {
      const chosen = await save('known');
      if (chosen) saveParts({ backupId, chunks: [chunk], folder: chosen, startsOver: true, onExpired });
    },
    { errorsIn: 'toast', failureText: () => troubleText('noFolder') },
  );
  if (chunks.length === 0) return <EmptyExport />;
  const end = linksEnd(new Date(processed ?? requested));
  return (
    <div className={styles.export}>
      <p className={styles.about}>
        {t('export.from', {
          date: formatDay(new Date(requested), currentLocale()),
          end: formatDay(end, currentLocale()),
        })}
      </p>
      <ExportClock linksEnd={end} onOver={onOver} LibraryLeft={LibraryLeft} />
      <SavePanel backupId={backupId} parts={parts} onExpired={onExpired} folder={folder} save={save} />
      {(chunks.length > 1 || saving) && <SavedOfAll parts={parts} isSaving={saving?.backupId === backupId} />}
      <Outcomes parts={parts} />
      <ul role="list" className={styles.list} aria-label={t('export.files')}>
        {parts.map((part) => (
          <PartRow
            key={part.chunk.id}
            backupId={backupId}
            part={part}
            onSaveAgain={folder && !saving ? () => void again.run(part.chunk) : undefined}
          />
        ))}
      </ul>
      {parts.every(({ state }) => state !== 'waiting' && state !== 'saving') && (
        <Receipt backupId={backupId} requested={Date.parse(requested)} linksEnd={end} parts={parts} />
      )}
    </div>
  );
}

function isDone({ state }: PartView): boolean {
  return state === 'saved' || state === 'checked' || state === 'broken';
}

/** Announcement of each part's outcome, once it is through; the progress changes all the time. */
function Outcomes({ parts }: { parts: readonly PartView[] }) {
  const known = useRef<ReadonlyMap<string, PartView['state']>>(undefined);
  const [news, setNews] = useState({ text: '', number: 0 });
  useEffect(() => {
    const before = known.current;
    known.current = new Map(parts.map(({ chunk, state }) => [chunk.id, state]));
    const done = parts.filter((part) => isDone(part) && before && before.get(part.chunk.id) !== part.state);
    if (done.length > 0) setNews(({ number }) => ({ text: done.map(outcomeText).join(' '), number: number + 1 }));
  }, [parts]);
  return (
    <VisuallyHidden live="polite">
      {/* One that comes to the same again says it again. */}
      <span key={news.number}>{news.text}</span>
    </VisuallyHidden>
  );
}

/** Progress of all that has been saved: the bar by bytes, the words by files. */
function SavedOfAll({ parts, isSaving }: { parts: readonly PartView[]; isSaving: boolean }) {
  const total = parts.reduce((sum, { chunk }) => sum + chunk.size, 0);
  const done = parts.reduce((sum, part) => sum + (isDone(part) ? part.chunk.size : part.at), 0);
  return (
    <Progress
      label={t('export.progress.label')}
      value={total === 0 ? 0 : done / total}
      text={t('export.progress', { done: parts.filter(isDone).length, total: parts.length })}
      // The card of jobs reads out how far it is (0063).
      isSilent={isSaving}
    />
  );
}

function EmptyExport() {
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('export.empty')}
      actions={
        <Link to={paths.photos()} className={buttonClass('secondary')}>
          {t('export.toPhotos')}
        </Link>
      }
    >
      <p>{t('export.empty.text')}</p>
    </EmptyState>
  );
}
