import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { type GroupSelection, selectedCount, type Selection, wholeGroup } from '#photos/selection/selection.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useLeaveOut, withSelected } from './use-leave-out.ts';

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

it('P9.19 O54 what is left out can be undone for as long as other messages show', async () => {
  await loadTexts('en-GB');
  vi.useFakeTimers();
  toastStore.setPaused(false);
  const list = { kind: 'photos', groups } as Partial<PhotoList> as PhotoList;
  const given: ReturnType<typeof useLeaveOut>[] = [];
  const Part = ({ onGiven }: { onGiven: (leaveOut: ReturnType<typeof useLeaveOut>) => void }) => {
    onGiven(useLeaveOut(list));
    return null;
  };
  renderToStaticMarkup(createElement(Part, { onGiven: (leaveOut) => given.push(leaveOut) }));
  given[0]?.(selected);
  vi.advanceTimersByTime(4_999);
  expect(toastStore.visible().map(({ action }) => action?.label)).toEqual(['Undo']);
  vi.advanceTimersByTime(1);
  expect(toastStore.visible()).toEqual([]);
});
afterEach(() => void vi.useRealTimers());
