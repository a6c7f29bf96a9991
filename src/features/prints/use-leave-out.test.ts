import { expect, it } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import { type GroupSelection, selectedCount, type Selection, wholeGroup } from '#photos/selection/selection.ts';
import { withSelected } from './use-leave-out.ts';

const may = { key: '2024-05', count: 3 };
const june = { key: '2024-06', count: 2 };
const groups = [may, june];
const photo = (imageId: string): Photo => ({
  imageId,
  localFileName: `${imageId}.jpg`,
  uploadId: imageId,
  url: '',
  untouchedUrl: '',
  uploadEnd: '2024-01-01T00:00:00Z',
  thumbnails: [],
});
const selected = [
  { photo: photo('a'), groupKey: may.key },
  { photo: photo('b'), groupKey: june.key },
];

it('O178 photos are taken out of whole months, and out of those chosen one by one, and put back', () => {
  const before: Selection = new Map<string, GroupSelection>([
    [may.key, wholeGroup(may, Date.parse('2026-01-01T00:00:00Z'))],
    [june.key, { kind: 'some', photoIds: new Set(['b', 'c']) }],
  ]);
  const without = withSelected({ groups }, before, selected, false);
  expect(selectedCount(before, groups)).toBe(5);
  expect(selectedCount(without, groups)).toBe(3);
  expect(withSelected({ groups }, without, selected, true)).toEqual(before);
});

it('O178 a month that has gone meanwhile is left alone', () => {
  const before: Selection = new Map([[may.key, { kind: 'some', photoIds: new Set(['a']) }]]);
  expect(withSelected({ groups: undefined }, before, selected, false)).toBe(before);
  expect(withSelected({ groups: [june] }, before, selected, false)).toBe(before);
});
