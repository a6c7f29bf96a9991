import { t } from '#i18n/texts.ts';
import type { Job, JobAction, JobNote } from '#photos/actions/job-list.ts';
import type { UploadsView } from '../engine/model.ts';
import { uploads } from '../engine/uploads.ts';
import { uploadDialog } from './dialog-store.ts';
import { uploadProgress } from './parts/upload-progress.tsx';
import { countUploads, statusText, type UploadCounts } from './upload-status.ts';

/** Id of the job that stands for all uploads of the page. */
export const UPLOADS = 'uploads';

/** The uploads while the dialog is closed: their progress, what there is to do, and the way back to the dialog. */
export function uploadJob(view: UploadsView): Job {
  const counts = countUploads(view.items);
  const isUnderWay = counts.underWay > 0;
  const { label, ...progress } = uploadProgress(view, counts);
  return {
    id: UPLOADS,
    icon: 'upload',
    title: isUnderWay ? label : t('upload.title'),
    ...(isUnderWay && { progress }),
    notes: isUnderWay
      ? notesOf(view, counts)
      : [{ text: statusText(counts), role: 'status' }, ...notesOf(view, counts)],
    actions: actionsOf(view, counts),
  };
}

function notesOf(view: UploadsView, { underWay, lost, failed }: UploadCounts): JobNote[] {
  const notes: JobNote[] = [];
  if (view.full && underWay > 0) notes.push({ text: t('upload.full.text'), role: 'alert' });
  if (view.goneAlbum !== undefined) notes.push({ text: t('album.gone'), role: 'alert' });
  if (lost > 0 && underWay > 0)
    notes.push({ text: t('upload.chooseAgain', { count: lost, amount: lost }), role: 'status' });
  if (failed > 0 && underWay > 0)
    notes.push({ text: t('upload.failedTitle', { count: failed, amount: failed }), role: 'alert' });
  return notes;
}

function actionsOf(view: UploadsView, { underWay, checking, retryable, ready }: UploadCounts): JobAction[] {
  const isIdle = underWay + checking === 0;
  const actions: JobAction[] = [{ label: t('upload.show'), run: uploadDialog.reopen }];
  if (underWay > 0 && view.goneAlbum === undefined)
    actions.push({
      label: t(view.full ? 'upload.full.goOn' : view.isPaused ? 'upload.resume' : 'upload.pause'),
      run: view.isPaused ? uploads.resume : uploads.pause,
    });
  if (isIdle && retryable > 0) actions.push({ label: t('upload.retryAll'), run: uploads.retryAllFailed });
  if (isIdle && ready > 0)
    actions.push({ label: t('upload.start', { count: ready, amount: ready }), run: uploads.start });
  if (isIdle) actions.push({ label: t('upload.clear'), isQuiet: true, run: uploads.cancelAll });
  return actions;
}
