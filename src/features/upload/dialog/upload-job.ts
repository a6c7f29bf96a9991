import { t } from '#i18n/texts.ts';
import type { Job, JobAction, JobNote } from '#photos/actions/job-list.ts';
import type { UploadsView } from '../engine/model.ts';
import { uploads } from '../engine/uploads.ts';
import { uploadDialog } from './dialog-store.ts';
import { uploadProgress } from './parts/upload-progress.tsx';
import { countUploads, isIdle, statusText, type UploadCounts } from './upload-status.ts';

/** Id of the job that stands for all uploads of the page. */
export const UPLOADS = 'uploads';

/** Numbers of files that are read out at once: they grow with each file, and are those at which they have stood (X8). */
export interface AnnouncedCounts {
  failed: number;
  /** Refused since the dialog was closed, which names them, with the reasons. */
  refused: number;
}

/**
 * The uploads while the dialog is closed: their progress, what there is to do, and the way back to the dialog.
 * @param announced numbers that interrupt
 */
export function uploadJob(view: UploadsView, announced: AnnouncedCounts): Job {
  const counts = countUploads(view.items);
  const isUnderWay = counts.underWay > 0;
  const { label, ...progress } = uploadProgress(view, counts);
  return {
    id: UPLOADS,
    icon: 'upload',
    title: isUnderWay ? label : t('upload.title'),
    name: t('upload.title'),
    ...(isUnderWay && { progress }),
    notes: notesOf(view, counts, announced),
    actions: actionsOf(view, counts),
  };
}

function notesOf(view: UploadsView, counts: UploadCounts, { failed, refused }: AnnouncedCounts): JobNote[] {
  const { underWay, lost } = counts;
  const notes: JobNote[] = [];
  // While photos are on their way, their progress comes first.
  const status = underWay > 0 ? '' : statusText(counts);
  if (status !== '') notes.push({ text: status, role: 'status' });
  if (view.full && underWay > 0) notes.push({ text: t('upload.full.text'), role: 'alert' });
  if (view.goneAlbum !== undefined) notes.push({ text: t('album.gone'), role: 'alert' });
  if (lost > 0 && underWay > 0)
    notes.push({ text: t('upload.chooseAgain', { count: lost, amount: lost }), role: 'status' });
  if (failed > 0 && underWay > 0)
    notes.push({ text: t('upload.failedTitle', { count: failed, amount: failed }), role: 'alert' });
  if (refused > 0) notes.push({ text: t('upload.refused', { count: refused, amount: refused }), role: 'alert' });
  return notes;
}

function actionsOf(view: UploadsView, counts: UploadCounts): JobAction[] {
  const { underWay, retryable, ready } = counts;
  const isOver = isIdle(counts);
  const actions: JobAction[] = [{ label: t('upload.show'), run: uploadDialog.reopen }];
  if (underWay > 0 && view.goneAlbum === undefined)
    actions.push({
      label: t(view.full ? 'upload.full.goOn' : view.isPaused ? 'upload.resume' : 'upload.pause'),
      run: view.isPaused ? uploads.resume : uploads.pause,
    });
  if (isOver && retryable > 0) actions.push({ label: t('upload.retryAll'), run: uploads.retryAllFailed });
  if (isOver && ready > 0)
    actions.push({ label: t('upload.start', { count: ready, amount: ready }), run: uploads.start });
  if (isOver) actions.push({ label: t('upload.clear'), isQuiet: true, run: clear });
  return actions;
}

/** Also what is done: it stays on the list for as long as it is to be said which album it goes into. */
function clear(): void {
  uploads.cancelAll();
  uploads.forget('done');
  uploadDialog.forgetRefused();
}
