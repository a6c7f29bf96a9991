import { expect, test } from 'vitest';
import type { UploadItem, UploadState } from '../engine/model.ts';
import { countUploads, timeLeft, toChooseAgain } from './upload-status.ts';

const item = (state: UploadState, news: Partial<UploadItem> = {}): UploadItem => ({
  id: state,
  name: 'a.jpg',
  size: 10,
  sent: 0,
  state,
  canRetry: true,
  file: new File([], 'a.jpg'),
  ...news,
});

test('O29 files are counted by what they mean to the customer', () => {
  const items = [
    item('checking'),
    item('ready'),
    item('ready'),
    item('waiting'),
    item('sending'),
    item('paused'),
    item('done'),
    item('failed'),
    item('failed', { canRetry: false }),
    item('duplicate'),
    item('failed', { file: undefined, canRetry: false }),
  ];
  expect(countUploads(items)).toEqual({
    all: 11,
    checking: 1,
    ready: 2,
    underWay: 3,
    done: 1,
    failed: 2,
    lost: 1,
    retryable: 1,
    duplicates: 1,
  });
});

test('O65 what the browser has not kept over a reload is to be chosen again', () => {
  const items = [
    item('waiting'),
    item('failed'),
    item('failed', { id: 'lost', file: undefined }),
    item('done', { file: undefined }),
    item('duplicate', { file: undefined }),
  ];
  expect(toChooseAgain(items).map(({ id }) => id)).toEqual(['lost']);
});

test.each([
  [0.2, 'upload.secondsLeft', 5],
  [5, 'upload.secondsLeft', 5],
  [5.1, 'upload.secondsLeft', 10],
  [55, 'upload.secondsLeft', 55],
  [55.5, 'upload.minutesLeft', 1],
  [60, 'upload.minutesLeft', 1],
  [61, 'upload.minutesLeft', 2],
  [59 * 60, 'upload.minutesLeft', 59],
  [59 * 60 + 1, 'upload.hoursLeft', 1],
  [3600, 'upload.hoursLeft', 1],
  [7201, 'upload.hoursLeft', 3],
])('P1.4 what takes %d seconds more is told as %s with %d', (seconds, key, count) =>
  expect(timeLeft(seconds)).toEqual({ key, count }),
);
