import { t } from '#i18n/texts.ts';
import type { UploadItem } from '../engine/model.ts';
import { isMissing } from '../engine/queue.ts';

/** Numbers of files of the list by their state. */
export interface UploadCounts {
  all: number;
  checking: number;
  /** Files that wait for the customer to begin. */
  ready: number;
  /** Begun and not yet ended: sent, waiting for their turn, or paused. */
  underWay: number;
  done: number;
  failed: number;
  /** The browser has not stored them over a reload: they are to be chosen again. */
  lost: number;
  /** Those of the failed ones that trying again may help. */
  retryable: number;
  duplicates: number;
}

/** Counts the files of the list by what they mean to the customer. */
export function countUploads(items: readonly UploadItem[]): UploadCounts {
  const counts: UploadCounts = {
    all: items.length,
    checking: 0,
    ready: 0,
    underWay: 0,
    done: 0,
    failed: 0,
    lost: 0,
    retryable: 0,
    duplicates: 0,
  };
  for (const item of items) {
    if (isMissing(item)) {
      counts.lost += 1;
      continue;
    }
    switch (item.state) {
      case 'duplicate':
        counts.duplicates += 1;
        break;
      case 'waiting':
      case 'sending':
      case 'paused':
        counts.underWay += 1;
        break;
      default:
        counts[item.state] += 1;
        if (item.state === 'failed' && item.canRetry) counts.retryable += 1;
    }
  }
  return counts;
}

/** Whether nothing is checked, sent, or waits for its turn. */
export function isIdle({ checking, underWay }: UploadCounts): boolean {
  return checking + underWay === 0;
}

/** Files that were begun before the page was loaded anew, and that are to be chosen again. */
export function toChooseAgain(items: readonly UploadItem[]): UploadItem[] {
  return items.filter(isMissing);
}

/**
 * Status of the list in a few words: what is being done, what there is to be done, and then what has been. While photos are on
 * their way, the progress bar tells of those.
 */
export function statusText({ checking, ready, underWay, done, failed, lost, duplicates }: UploadCounts): string {
  const said: string[] = [];
  if (checking > 0) said.push(t('upload.checking', counted(checking)));
  if (ready > 0) said.push(t('upload.ready', counted(ready)));
  if (underWay > 0) return said.join(' · ');
  if (done > 0) said.push(t('upload.done', counted(done)));
  if (failed > 0) said.push(t('upload.failedCount', counted(failed)));
  if (lost > 0) said.push(t('upload.chooseAgain', counted(lost)));
  if (duplicates > 0) said.push(t('upload.duplicates', counted(duplicates)));
  return said.join(' · ');
}

function counted(count: number): { count: number; amount: number } {
  return { count, amount: count };
}
