import { t } from '#i18n/texts.ts';
import { formatSize } from '#i18n/file-size.ts';
import { timeLeftText } from '#photos/actions/time-left.ts';
import { Progress, type ProgressProps } from '#ui/progress.tsx';
import type { UploadsView } from '../../engine/model.ts';
import type { UploadCounts } from '../upload-status.ts';

export interface UploadProgressProps {
  view: UploadsView;
  counts: UploadCounts;
}

/** Progress of all that has been started: photos, bytes, speed, and remaining time. */
export function UploadProgress({ view, counts }: UploadProgressProps) {
  return counts.underWay > 0 && <Progress {...uploadProgress(view, counts)} />;
}

/** Progress of all that has been started, in words and numbers. */
export function uploadProgress(view: UploadsView, { underWay, done, failed }: UploadCounts): ProgressProps {
  const begun = underWay + done + failed;
  return {
    label: t('upload.progress', { count: begun, done, total: begun }),
    value: view.totalBytes === 0 ? 0 : view.sentBytes / view.totalBytes,
    text: howFar(view),
  };
}

function howFar({
  sentBytes,
  totalBytes,
  bytesPerSecond,
  secondsLeft,
  isPaused,
  full,
  isOffline,
}: UploadsView): string {
  const bytes = t('upload.bytes', { sent: formatSize(sentBytes), total: formatSize(totalBytes) });
  if (isOffline) return `${bytes} · ${t('upload.offline')}`;
  if (isPaused) return `${bytes} · ${t(full ? 'upload.full' : 'upload.paused')}`;
  const said = [bytes];
  if (bytesPerSecond > 0) said.push(t('upload.speed', { size: formatSize(bytesPerSecond) }));
  if (secondsLeft !== undefined) said.push(timeLeftText(secondsLeft));
  return said.join(' · ');
}
