import { useQueryClient } from '@tanstack/react-query';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { spellSize } from '#i18n/file-size.ts';
import { handToBrowser } from '#api/hand-to-browser.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { rememberFetched } from '../fetched-chunks.ts';
import type { ExportChunk } from '../model.ts';
import { exportQueries, fetchChunkUrl } from '../queries.ts';
import styles from './chunk-row.module.css';

export interface ChunkRowProps {
  backupId: string;
  chunk: ExportChunk;
  /** This browser has downloaded it. */
  isFetched: boolean;
}

/** Row of one zip file: its name, its size, and the button that hands it to the browser's own downloads (P9.11, P9.12). */
export function ChunkRow({ backupId, chunk: { id, iteration, size }, isFetched }: ChunkRowProps) {
  const client = useQueryClient();
  const name = `photo-export-${iteration}.zip`;
  const download = useWrite(
    async () => {
      const url = await fetchChunkUrl(backupId, id);
      if (url === null) return void client.setQueryData(exportQueries.detail(backupId).queryKey, { state: 'expired' });
      await handToBrowser(url, name);
      rememberFetched(backupId, id);
    },
    { errorsIn: 'page', failureText: () => t('downloads.failed') },
  );

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{spellSize(size)}</span>
        <span className={styles.state} role="status">
          {isFetched && (
            <>
              <Icon name="check-circle" size={20} />
              {t('export.chunk.done')}
            </>
          )}
        </span>
      </div>
      <Button
        icon="download"
        className={styles.button}
        variant={isFetched ? 'quiet' : 'secondary'}
        busy={download.isRunning}
        onClick={() => void download.run()}
      >
        <span className={styles.label}>
          {t(isFetched ? 'export.chunk.again' : 'export.chunk.download')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      {download.failure !== undefined && (
        <div className={styles.failure}>
          <Failure of={download} text={t('downloads.failed')} />
        </div>
      )}
    </li>
  );
}
