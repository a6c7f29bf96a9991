import { getDefaultStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { selectionModeAtom, selectPhotos, startSelecting } from './selection-atoms.ts';
import { NO_PHOTOS } from './selection.ts';

const library = { kind: 'photos', albumId: undefined } as const;
const lisbon = { kind: 'albumPhotos', albumId: 'lisbon' } as const;
const mode = () => getDefaultStore().get(selectionModeAtom);

test('P4.39 P2.146 a selection that is begun while one is on keeps its photos, and has its purpose; that of another list is a new one', () => {
  const photos = selectPhotos(library, [{ imageId: 'beach', groupKey: '2024-05' }]);
  startSelecting(library, 'actions');
  expect(mode()).toEqual({ list: 'photos', purpose: 'actions', photos });
  startSelecting(library, 'prints');
  expect(mode()).toEqual({ list: 'photos', purpose: 'prints', photos });
  startSelecting(lisbon, 'actions');
  expect(mode()).toEqual({ list: 'albumPhotos lisbon', purpose: 'actions', photos: NO_PHOTOS });
});
