import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import { spellSize } from '#photos/data/file-size.ts';
import { handToBrowser } from '#photos/data/hand-to-browser.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { rememberFetched } from '../fetched-chunks.ts';
import type { ExportChunk } from '../queries.ts';
import { exportQueries, fetchChunkUrl } from '../queries.ts';
import styles from './chunk-row.module.css';

export interface ChunkRowProps {
  backupId: string;
  chunk: ExportChunk;
  /** This browser has been given it. */
  isFetched: boolean;
}

/** One zip file: its name, its size, and the button that hands it to the browser's own downloads (P9.11, P9.12). */
export function ChunkRow({ backupId, chunk: { id, iteration, size }, isFetched }: ChunkRowProps) {
  const client = useQueryClient();
  const [isFetching, setFetching] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const name = `photo-export-${iteration}.zip`;

  const download = async () => {
    setFailure(undefined);
    setFetching(true);
    try {
      const url = await fetchChunkUrl(backupId, id);
      if (url === null) return void client.setQueryData(exportQueries.detail(backupId).queryKey, { state: 'expired' });
      await handToBrowser(url, name);
      rememberFetched(backupId, id);
    } catch (error) {
      setFailure(error);
    } finally {
      setFetching(false);
    }
  };

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
        busy={isFetching}
        onClick={() => void download()}
      >
        <span className={styles.label}>
          {t(isFetched ? 'export.chunk.again' : 'export.chunk.download')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Failure of={{ failure: failure }} text={t('downloads.failed')} />
        </div>
      )}
    </li>
  );
}
