import { expect } from 'vitest';
import { createPrintsSelection, printsSelectionQuery } from '#features/prints/queries.ts';
import type { operations } from '#generated/temp-selections/types.d.ts';
import { breakingSpec, read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('temp-selections');

const provoked = { provoked: true } as const;
const photoIds = ['photo-1', 'photo-2'];
const photos = { state: 'photos exist', photoId: 'photo-1', otherPhotoId: 'photo-2' };
const failed = 'Error transferring photos. Try again.';
const tooMany = Array.from({ length: 501 }, (_, index) => `photo-${index}`);

operation(
  'createTempSelection',
  { ids: 'P7.31 P4.45', request: { body: { photoIds } }, call: () => createPrintsSelection(photoIds) },
  ({ on, refusedToken, broken }) => {
    on(201, 'two photos', { given: photos }).gives((id) => expect(id).toBe('selection-1'));
    refusedToken();
    on(400, 'no photo', {
      request: { body: { photoIds: [] } },
      call: breakingSpec(() => createPrintsSelection([])),
    }).fails(failed);
    on(413, 'more than 500 photos', {
      request: { body: { photoIds: tooMany } },
      call: () => createPrintsSelection(tooMany),
    }).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
    broken('P7.31', 'tempSelectionId');
    broken('P7.31', 'tempSelectionId', '');
  },
);

const id = 'selection-1';

operation(
  'getTempSelection',
  { ids: 'P7.32 O59', request: { path: { id } }, call: () => read(printsSelectionQuery(id)) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a selection', { given: { state: 'a temp selection exists', id, photoIds } }).gives((selection) =>
      expect(selection).toEqual({ photoIds: ['photo-1'] }),
    );
    on(200, 'a selection of any photos', {
      given: { state: 'a temp selection exists', id, photoIds: ['photo-2'] },
      body: () => ({ photoIds: ['photo-2'] }),
    }).gives((selection) => expect(selection).toEqual({ photoIds: ['photo-2'] }));
    on(200, 'a selection whose photos are gone', {
      ...provoked,
      body: () => ({ photoIds: [] }),
      exactly: ['photoIds'],
    }).gives((selection) => expect(selection).toEqual({ photoIds: [] }));
    refusedToken();
    on(404, 'a selection that is kept no longer', { given: { state: 'a temp selection does not exist', id } }).fails(
      'Error: Your photos could not be loaded',
    );
    on(500, 'the service fails', provoked).fails('Error: Your photos could not be loaded');
    broken('P7.32', 'photoIds');
    broken('P7.32', 'photoIds', null);
  },
);
