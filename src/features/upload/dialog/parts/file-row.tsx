import { memo, type CSSProperties } from 'react';
import { t } from '#i18n/texts.ts';
import { formatSize } from '#i18n/file-size.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { UploadItem } from '../../engine/model.ts';
import { uploads } from '../../engine/uploads.ts';
import { usePreview } from '../../previews/previews.ts';
import styles from './file-list.module.css';

export interface FileRowProps {
  item: UploadItem;
  index: number;
  count: number;
}

/** Row of one file: its preview, name, state and buttons. It renders only when its own file changes. */
export const FileRow = memo(function FileRow({ item, index, count }: FileRowProps) {
  const { id, name, size, sent, state, canRetry, file } = item;
  const style: CSSProperties & Record<`--${string}`, number> = { '--row': index };
  const isUnderWay = state === 'sending' || (state === 'paused' && sent > 0);
  return (
    <li
      className={styles.row}
      style={style}
      data-row={index}
      tabIndex={-1}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <FilePicture id={id} file={file} />
      <div className={styles.about}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <FileState item={item} />
        {isUnderWay && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percentOf(sent, size)}
          >
            <div className={styles.sent} style={{ transform: `scaleX(${percentOf(sent, size) / 100})` }} />
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {state === 'failed' && canRetry && file && (
          <Button
            size="small"
            icon="retry"
            aria-label={t('upload.retryFile', { name })}
            onClick={() => uploads.retry(id)}
          >
            <span className={styles.word}>{t('failure.retry')}</span>
          </Button>
        )}
        {state === 'duplicate' && file && (
          <Button
            size="small"
            icon="plus"
            aria-label={t('upload.addAnywayFile', { name })}
            onClick={() => uploads.retry(id)}
          >
            <span className={styles.word}>{t('upload.addAnyway')}</span>
          </Button>
        )}
        {state !== 'done' && (
          <IconButton icon="close" plain label={t('upload.removeFile', { name })} onClick={() => uploads.cancel(id)} />
        )}
      </div>
    </li>
  );
});

/** State of a file; never by colour alone (X19). */
function FileState({ item: { state, reason, size, sent } }: { item: UploadItem }) {
  const why = reason && t(reason);
  switch (state) {
    case 'checking':
      return <span className={styles.state}>{t('upload.state.checking')}</span>;
    case 'ready':
      return <span className={styles.state}>{why ?? formatSize(size)}</span>;
    case 'waiting':
      return <span className={styles.state}>{why ?? t('upload.state.waiting')}</span>;
    case 'sending':
      return (
        <span className={styles.state}>
          {why ??
            (sent > 0 ? t('upload.bytes', { sent: formatSize(sent), total: formatSize(size) }) : formatSize(size))}
        </span>
      );
    case 'paused':
      return <span className={styles.state}>{why ?? t('upload.paused')}</span>;
    case 'done':
      return (
        <span className={classNames(styles.state, styles.done)}>
          <Icon name="check-circle" size={16} />
          {t('upload.state.done')}
        </span>
      );
    case 'duplicate':
      return (
        <span className={styles.state}>
          <Icon name="info" size={16} />
          {why}
        </span>
      );
    case 'failed':
      return (
        <span className={classNames(styles.state, styles.failed)}>
          <Icon name="error" size={16} />
          {why ?? t('upload.failed')}
        </span>
      );
  }
}

function percentOf(sent: number, size: number): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}

/** Preview of a photo; an icon for one that cannot be drawn. The name says all, so it has no text. */
function FilePicture({ id, file }: { id: string; file: File | undefined }) {
  const preview = usePreview(id, file);
  const address = preview === 'none' ? undefined : preview;
  return (
    <div className={styles.picture}>
      {address === undefined ? (
        preview === 'none' && <Icon name="photos" />
      ) : (
        <img src={address} alt="" width={48} height={48} decoding="async" />
      )}
    </div>
  );
}
