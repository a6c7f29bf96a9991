import { t } from '#i18n/texts.ts';
import { spellSize } from '#photos/data/file-size.ts';
import { Progress } from '#ui/progress.tsx';
import type { UploadsView } from '../../engine/model.ts';
import { timeLeft, type UploadCounts } from '../upload-status.ts';

export interface UploadProgressProps {
  view: UploadsView;
  counts: UploadCounts;
}

/** Progress of all that has been started: photos, bytes, speed, and remaining time. */
export function UploadProgress({ view, counts }: UploadProgressProps) {
  const { underWay, done, failed } = counts;
  const begun = underWay + done + failed;
  if (underWay === 0) return null;
  return (
    <Progress
      label={t('upload.progress', { count: begun, done, total: begun })}
      value={view.totalBytes === 0 ? 0 : view.sentBytes / view.totalBytes}
      text={howFar(view)}
    />
  );
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
  const bytes = t('upload.bytes', { sent: spellSize(sentBytes), total: spellSize(totalBytes) });
  if (isOffline) return `${bytes} · ${t('upload.offline')}`;
  if (isPaused) return `${bytes} · ${t(full ? 'upload.full' : 'upload.paused')}`;
  const said = [bytes];
  if (bytesPerSecond > 0) said.push(t('upload.speed', { size: spellSize(bytesPerSecond) }));
  if (secondsLeft !== undefined) {
    const { key, count } = timeLeft(secondsLeft);
    said.push(t(key, { count, amount: count }));
  }
  return said.join(' · ');
}
