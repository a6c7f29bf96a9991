import { beforeAll, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import type { UploadItem, UploadState } from '../engine/model.ts';
import { countUploads, statusText, toChooseAgain } from './upload-status.ts';

beforeAll(() => useTexts('en-GB', enGB));

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

test('O29 what there is to say stands beside one another, as each begins like a sentence', () => {
  const status = (...items: UploadItem[]) => statusText(countUploads(items));
  expect(status(item('checking'), item('ready'), item('sending'))).toBe('Checking 1 photo · 1 photo ready to upload');
  expect(status(item('done'), item('failed'), item('duplicate'))).toBe(
    '1 photo uploaded · 1 photo not uploaded · 1 photo you already have',
  );
});
