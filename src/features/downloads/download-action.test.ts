import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import { downloadAction } from './download-action.ts';

beforeAll(() => loadTexts('en-GB'));

test.each([
  [0, 'Select photos first'],
  [1, undefined],
  [100, undefined],
  [101, 'Up to 100 photos can be downloaded at a time'],
])('P1.6 P5.13 P5.14 P5.15 why %i photos cannot be downloaded: %s', (count, why) => {
  // Of the list nothing is asked.
  const list: Partial<ActionTarget['list']> = { kind: 'photos' };
  expect(downloadAction.whyNot({ list: list as ActionTarget['list'], count })).toBe(why);
});
