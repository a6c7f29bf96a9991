import { useAtomValue } from 'jotai/react';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Progress } from '#ui/progress.tsx';
import { fetchedChunksAtom } from '../fetched-chunks.ts';
import { type Export, linksEnd } from '../model.ts';
import { ChunkRow } from './chunk-row.tsx';
import styles from './export-files.module.css';

export interface ExportFilesProps {
  backupId: string;
  backup: Extract<Export, { state: 'finished' }>;
}

/** The zip files of an export, and which of them this browser has fetched (P2.164). */
export function ExportFiles({ backupId, backup: { chunks, requested, processed } }: ExportFilesProps) {
  const fetched = useAtomValue(fetchedChunksAtom)[backupId]?.chunkIds ?? [];
  const done = chunks.filter(({ id }) => fetched.includes(id)).length;
  if (chunks.length === 0) {
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
  return (
    <div className={styles.export}>
      <p className={styles.about}>
        {t('export.from', {
          date: formatDay(new Date(requested), currentLocale()),
          end: formatDay(linksEnd(new Date(processed ?? requested)), currentLocale()),
        })}
      </p>
      {chunks.length > 1 && (
        <Progress
          label={t('export.progress.label')}
          value={done / chunks.length}
          text={t('export.progress', { done, total: chunks.length })}
        />
      )}
      <ul className={styles.list} aria-label={t('export.files')}>
        {chunks
          .toSorted((one, other) => one.iteration - other.iteration)
          .map((chunk) => (
            <ChunkRow key={chunk.id} backupId={backupId} chunk={chunk} isFetched={fetched.includes(chunk.id)} />
          ))}
      </ul>
    </div>
  );
}
