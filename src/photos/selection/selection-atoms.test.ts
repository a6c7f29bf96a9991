import { getDefaultStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { maySelect, selectionModeAtom, selectPhotos, startSelecting } from './selection-atoms.ts';
import { NO_PHOTOS } from './selection.ts';

const flags = vi.hoisted(() => ({ orderPrints: true }));
vi.mock('#vendor/flags/flag-atoms.ts', () => ({ isOpen: (gate: keyof typeof flags) => flags[gate] }));

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

test('P2.79 P2.146 P2.107 O25 O26 P1.3 where there are photos they can be selected, and one’s own ones for prints', () => {
  const kinds = ['photos', 'albumPhotos', 'sharedAlbumPhotos', 'trayPhotos'] as const;
  const where = (purpose: 'actions' | 'prints', hasPhotos = true) =>
    kinds.filter((kind) => maySelect(kind, purpose, hasPhotos));
  expect(where('actions')).toEqual(kinds);
  expect(where('prints')).toEqual(['albumPhotos']);
  vi.stubGlobal('location', { search: '?stripped=true' });
  expect(where('prints')).toEqual(['photos', 'albumPhotos']);
  expect([where('actions', false), where('prints', false)]).toEqual([[], []]);
  flags.orderPrints = false;
  expect(where('prints')).toEqual([]);
  vi.unstubAllGlobals();
});
