import type { UploadItem } from '../engine/upload-item.ts';

/** How many files of the list stand where. */
export interface UploadCounts {
  all: number;
  checking: number;
  /** They wait for the customer to begin. */
  ready: number;
  /** Begun and not yet ended: sent, waiting for their turn, or paused. */
  underWay: number;
  done: number;
  failed: number;
  /** The browser has not kept them over a reload: only the customer has them. */
  lost: number;
  /** Of those that failed, trying again may help so many. */
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
    if (isLost(item)) {
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

/** Files that were begun before the page was loaded anew, and that are to be chosen again. */
export function toChooseAgain(items: readonly UploadItem[]): UploadItem[] {
  return items.filter(isLost);
}

function isLost({ file, state }: UploadItem): boolean {
  return file === undefined && state === 'failed';
}
