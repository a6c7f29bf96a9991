import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { uploads } from '../../engine/uploads.ts';
import { useUploads } from '../../engine/use-uploads.ts';
import { uploadDialog } from '../dialog-store.ts';
import { statusText } from '../status-text.ts';
import { countUploads } from '../upload-counts.ts';
import styles from './upload-card.module.css';
import { UploadProgress } from './upload-progress.tsx';

/** The uploads while the dialog is closed: how far they are, what there is to do, and the way back to them. */
export function UploadCard() {
  const view = useUploads();
  const counts = countUploads(view.items);
  const { underWay, ready, checking, failed, lost, retryable } = counts;
  const isIdle = underWay + checking === 0;
  return (
    <div className={styles.card}>
      {underWay > 0 ? <UploadProgress view={view} counts={counts} /> : <p role="status">{statusText(counts)}</p>}
      {view.full && underWay > 0 && (
        <p className={styles.notice} role="alert">
          {t('upload.full.text')}
        </p>
      )}
      {view.goneAlbum !== undefined && (
        <p className={styles.notice} role="alert">
          {t('album.gone')}
        </p>
      )}
      {lost > 0 && underWay > 0 && (
        <p className={styles.notice} role="status">
          {t('upload.chooseAgain', { count: lost, amount: lost })}
        </p>
      )}
      {failed > 0 && underWay > 0 && (
        <p className={styles.notice} role="alert">
          {t('upload.failedTitle', { count: failed, amount: failed })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="small" onClick={uploadDialog.reopen}>
          {t('upload.show')}
        </Button>
        {underWay > 0 && view.goneAlbum === undefined && (
          <Button size="small" onClick={view.isPaused ? uploads.resume : uploads.pause}>
            {t(view.full ? 'upload.full.goOn' : view.isPaused ? 'upload.resume' : 'upload.pause')}
          </Button>
        )}
        {isIdle && retryable > 0 && (
          <Button size="small" onClick={uploads.retryAllFailed}>
            {t('upload.retryAll')}
          </Button>
        )}
        {isIdle && ready > 0 && (
          <Button size="small" onClick={uploads.start}>
            {t('upload.start', { count: ready, amount: ready })}
          </Button>
        )}
        {isIdle && (
          <Button size="small" variant="quiet" onClick={uploads.cancelAll}>
            {t('upload.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
