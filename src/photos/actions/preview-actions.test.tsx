import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { librarySource } from '#photos/pages/page-source.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { ActionButtonsProps } from './action-buttons.tsx';
import { loadPhotoActions, providePhotoActions } from './photo-actions.ts';
import { PreviewActions } from './preview-actions.tsx';

const drawn = vi.hoisted(() => vi.fn<(props: ActionButtonsProps) => null>(() => null));
vi.mock('./action-buttons.tsx', () => ({ ActionButtons: drawn }));

const client = new QueryClient();
const sort = { sortKey: 'dateTaken', sortOrder: 'desc' } as const;
const list: PhotoList = {
  kind: 'photos',
  albumId: undefined,
  sort,
  groups: undefined,
  pages: new PhotoPages(client, librarySource(sort)),
  counts: {} as PhotoList['counts'],
  countedAt: () => undefined,
  groupLabel: () => undefined,
  path: () => '',
  previewPath: () => '',
};
const undated = { imageId: 'a', localFileName: '', uploadId: '', url: '', untouchedUrl: '', thumbnails: [] };

test.each(['unknown', 'unknown-2'])(
  'P2.68 O11 of several groups of photos without a date, an action is told the one that the photo stands in: %s',
  async (groupKey) => {
    providePhotoActions(() => Promise.resolve(() => []));
    await loadPhotoActions();
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <PreviewActions list={list} photo={undated} groupKey={groupKey} onRemoved={() => {}} />
      </QueryClientProvider>,
    );
    expect(drawn.mock.lastCall?.[0].target().photo).toEqual({ ...undated, groupKey });
  },
);
