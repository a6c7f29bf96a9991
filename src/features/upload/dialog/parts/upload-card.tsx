import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { uploads, useUploads } from '../../engine/uploads.ts';
import { uploadDialog } from '../dialog-store.ts';
import { countUploads, statusText } from '../upload-status.ts';
import styles from './upload-card.module.css';
import { UploadProgress } from './upload-progress.tsx';

/** Card with the uploads while the dialog is closed: their progress, what there is to do, and the button back to the dialog. */
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
