import { t } from '#i18n/texts.ts';
import type { UploadCounts } from './upload-counts.ts';

/**
 * Where the list stands, in a few words: what is being done, what there is to be done, and then what has been. While photos
 * are on their way, the progress tells of those.
 */
export function statusText({ checking, ready, underWay, done, failed, lost, duplicates }: UploadCounts): string {
  const said: string[] = [];
  if (checking > 0) said.push(t('upload.checking', counted(checking)));
  if (ready > 0) said.push(t('upload.ready', counted(ready)));
  if (underWay > 0) return said.join(', ');
  if (done > 0) said.push(t('upload.done', counted(done)));
  if (failed > 0) said.push(t('upload.failedCount', counted(failed)));
  if (lost > 0) said.push(t('upload.chooseAgain', counted(lost)));
  if (duplicates > 0) said.push(t('upload.duplicates', counted(duplicates)));
  return said.join(', ');
}

function counted(count: number): { count: number; amount: number } {
  return { count, amount: count };
}
