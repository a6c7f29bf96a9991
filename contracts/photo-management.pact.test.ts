import { expect } from 'vitest';
import type { operations } from '#generated/photo-management/types.d.ts';
import { activationQueries, type LibraryState, startActivation } from '#photos/data/activation-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { deleteChunk, deletePhoto } from '#photos/data/deletion-writes.ts';
import { deleteAllPhotos } from '#generated/photo-management/calls.ts';
import {
  active,
  byDate,
  importing,
  lastPageOfBarePhotos,
  noLibrary,
  noPhotos,
  photoFacts,
  photoIds,
  photosOfMay,
  provoked,
  twoPhotos,
} from './photo-management.situations.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

/** Photo management: the library and its photos; albums stand in photo-management.albums.pact.test.ts. */
const { operation } = contract<operations>('photo-management');

const photosLoadFailed = 'Error: Your photos could not be loaded';
const photosDeleteFailed = 'Error: Your photos could not be deleted';

operation(
  'getPhotoAccountCounts',
  { ids: 'P7.3', call: () => read(libraryQueries.counts()) },
  ({ on, refusedToken, broken }) => {
    on(200, 'the counts of photos and albums', {
      ids: 'P3.39 P3.40 P6.1 P7.1',
      given: [...photosOfMay(3), { state: 'the customer has albums', count: 2 }],
    }).gives((counts) => expect(counts).toEqual({ photosCount: 2400, albumsCount: 12 }));
    on(200, 'the count of photos alone', { ids: 'O37 P3.40', given: photosOfMay(3), example: 'photosOnly' }).gives(
      (counts) => expect(counts).toEqual({ photosCount: 0, albumsCount: 0 }),
    );
    refusedToken();
    on(404, 'the library was never activated', { given: noLibrary }).gives((counts) =>
      expect(counts).toEqual({ photosCount: 0, albumsCount: 0 }),
    );
    on(500, 'the service fails', provoked).fails(null);
    broken('P3.40', 'photosCount');
    broken('P3.40', 'photosCount', '2400');
    broken('P3.39', 'albumsCount', '12');
  },
);

operation(
  'getTimeline',
  { ids: 'P7.4', call: () => read(libraryQueries.timeline()) },
  ({ on, refusedToken, broken }) => {
    on(200, 'the number of photos in each month, undated ones under January 1970', {
      ids: 'P3.16',
      given: [
        ...photosOfMay(30),
        { state: 'the customer has photos in a month', year: 2024, month: 4, count: 2 },
        { state: 'the customer has photos without a date', count: 3 },
      ],
    }).gives((months) => expect(months).toEqual({ '2024': { '5': 30, '4': 2 }, '1970': { '1': 3 } }));
    on(200, 'no month at all', { given: [active, noPhotos], example: 'empty' }).gives((months) =>
      expect(months).toEqual({}),
    );
    refusedToken();
    on(404, 'the library was never activated', provoked).gives((months) => expect(months).toEqual({}));
    on(500, 'the service fails', provoked).fails(photosLoadFailed);
    broken('P3.16', '2024', 30);
    broken('P3.16', '2024.5', '30');
  },
);

operation(
  'getTimelinePage',
  {
    ids: 'P7.2',
    request: { path: { year: '2024', month: '5' }, query: { limit: 24, ...byDate } },
    call: () => read(libraryQueries.monthPage({ year: '2024', month: '5', limit: 24, ...byDate })),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'a page with more to come', {
      ids: 'P3.18 P3.19',
      given: photosOfMay(30, photoFacts),
    }).gives(({ cursor, images }) => {
      expect(cursor).toBe('b3BhcXVl');
      expect(images).toEqual([
        {
          imageId: 'photo-1',
          localFileName: 'IMG_2041.JPG',
          uploadId: 'upload-1',
          url: 'https://photo-files.example/photo-1/original',
          untouchedUrl: 'https://photo-files.example/photo-1/untouched',
          ...photoFacts,
          thumbnails: [{ id: 300, url: 'https://photo-files.example/photo-1/300', width: 300, height: 200 }],
        },
      ]);
    });
    on(200, 'the last page, of a photo with nothing optional', {
      ids: 'P3.6 P3.7 P3.8 P3.9 P3.18',
      given: photosOfMay(2),
      body: () => lastPageOfBarePhotos,
    }).gives((page) => expect(page).toEqual(lastPageOfBarePhotos));
    on(200, 'a month without photos', {
      ids: 'P3.18 P3.19',
      given: photosOfMay(0),
      example: 'lastPage',
      exactly: ['images'],
    }).gives((page) => expect(page).toEqual({ cursor: null, images: [] }));
    on(400, 'a cursor that is none', {
      given: active,
      request: { path: { year: '2024', month: '5' }, query: { cursor: 'none', limit: 24, ...byDate } },
      call: () => read(libraryQueries.monthPage({ year: '2024', month: '5', cursor: 'none', limit: 24, ...byDate })),
    }).fails(photosLoadFailed);
    refusedToken();
    on(500, 'the service fails', provoked).fails(photosLoadFailed);
    broken('P3.18', 'cursor');
    broken('P3.19', 'images');
    broken('P3.1', 'images.0.imageId');
    broken('P3.1', 'images.0.imageId', '');
    broken('P3.2', 'images.0.localFileName');
    broken('P3.3', 'images.0.uploadId');
    broken('P3.4', 'images.0.url');
    broken('P3.4', 'images.0.url', 'photo-1');
    broken('P3.5', 'images.0.untouchedUrl');
    broken('P3.6', 'images.0.dateTaken', '12/05/2024');
    broken('P3.7', 'images.0.uploadEnd', 1_715_522_580);
    broken('P3.8', 'images.0.visibleHeight', '1600');
    broken('P3.9', 'images.0.visibleWidth', '2400');
    broken('P3.10', 'images.0.thumbnails');
    broken('P3.11', 'images.0.thumbnails.0.id');
    broken('P3.11', 'images.0.thumbnails.0.id', '300');
    broken('P3.12', 'images.0.thumbnails.0.url');
    broken('P3.12', 'images.0.thumbnails.0.url', '/photo-1/300');
    broken('P3.13', 'images.0.thumbnails.0.width');
    broken('P3.14', 'images.0.thumbnails.0.height');
  },
);

operation(
  'activatePhotoLibrary',
  { ids: 'P7.5 P4.25', call: () => startActivation() },
  ({ on, refusedToken, broken }) => {
    on(200, 'the import is started', { ids: 'P3.58', given: { state: 'the photo library is not activated' } }).gives(
      (start) => expect(start).toEqual({ started: true }),
    );
    on(202, 'the import is going to be started', { ids: 'P3.58 O43', ...provoked }).gives((start) =>
      expect(start).toEqual({ started: '2024-05-12T14:03:00Z' }),
    );
    // O43: whether it has started, or since when.
    on(200, 'the import is started, and when', {
      ids: 'P3.58 O43',
      ...provoked,
      body: () => ({ started: '2024-05-12T14:03:00Z' }),
    }).gives((start) => expect(start).toEqual({ started: '2024-05-12T14:03:00Z' }));
    on(202, 'the import is going to be started, without a time', {
      ids: 'P3.58 O43',
      ...provoked,
      body: () => ({ started: true }),
    }).gives((start) => expect(start).toEqual({ started: true }));
    refusedToken();
    on(409, 'the import is running already', { given: importing }).gives((start) =>
      expect(start).toEqual({ started: true }),
    );
    on(500, 'the service fails', provoked).fails(null);
    broken('P3.58', 'started');
    broken('P3.58', 'started', null);
  },
);

operation(
  'getActivationStatus',
  { ids: 'P7.6', call: () => read(activationQueries.state()) },
  ({ on, refusedToken, broken }) => {
    const states: LibraryState[] = ['ACTIVE', 'NOT_ACTIVE', 'IMPORTING', 'DELETING'];
    for (const status of states) {
      on(200, `the library is ${status}`, {
        ids: 'P3.56',
        given: { state: 'the photo library has the status', status },
        body: () => status,
        exactly: [''],
      }).gives((state) => expect(state).toBe(status));
    }
    for (const [spelt, meant] of [
      ['Active', 'ACTIVE'],
      ['Importing', 'IMPORTING'],
      ['Deleting', 'DELETING'],
      ['Not_Active', 'NOT_ACTIVE'],
      ['active', 'ACTIVE'],
    ] as const) {
      on(200, `the status is spelt ${spelt}`, {
        ids: 'P3.57 O42',
        ...provoked,
        body: () => spelt,
        exactly: [''],
      }).gives((state) => expect(state).toBe(meant));
    }
    on(200, 'the status stands in an object', {
      ids: 'P3.57 O42',
      ...provoked,
      example: 'object',
      exactly: ['status'],
    }).gives((state) => expect(state).toBe('IMPORTING'));
    refusedToken();
    on(404, 'the library was never activated', { given: noLibrary }).gives((state) => expect(state).toBe('NOT_ACTIVE'));
    on(500, 'the service fails', provoked).fails(null);
    broken('P3.56', '', 'SLEEPING');
    broken('P3.57', '', { state: 'ACTIVE' });
    broken('P7.6', '', 7);
  },
);

operation(
  'listPhotos',
  {
    ids: 'P7.7',
    request: { query: { limit: 24, ...byDate } },
    call: () => read(libraryQueries.list({ limit: 24, ...byDate })),
  },
  ({ on, refusedToken }) => {
    on(200, 'a page with more to come', { given: photosOfMay(30, photoFacts) }).gives(({ cursor, images }) => {
      expect(cursor).toBe('b3BhcXVl');
      expect(images[0]?.imageId).toBe('photo-1');
    });
    on(200, 'the last page, of a photo with nothing optional', {
      given: photosOfMay(2),
      body: () => lastPageOfBarePhotos,
    }).gives((page) => expect(page).toEqual(lastPageOfBarePhotos));
    on(200, 'a library without photos', { given: [active, noPhotos], example: 'lastPage', exactly: ['images'] }).gives(
      (page) => expect(page).toEqual({ cursor: null, images: [] }),
    );
    on(400, 'a cursor that is none', {
      given: active,
      request: { query: { cursor: 'none', limit: 24, ...byDate } },
      call: () => read(libraryQueries.list({ cursor: 'none', limit: 24, ...byDate })),
    }).fails(photosLoadFailed);
    refusedToken();
    on(500, 'the service fails', provoked).fails(photosLoadFailed);
  },
);

operation(
  'deletePhotos',
  { ids: 'P7.8', request: { body: { photoIds } }, call: () => deleteChunk(photoIds) },
  ({ on, refusedToken, broken }) => {
    const one = { request: { body: { photoIds: ['photo-1'] } }, call: () => deletePhoto('photo-1') };
    on(200, 'all are deleted', {
      ids: 'P3.48',
      given: [active, { state: 'photos exist', ...twoPhotos }],
      exactly: ['failed'],
    }).gives((failed) => expect(failed).toEqual([]));
    on(200, 'some could not be deleted', { ids: 'P3.48', ...provoked, example: 'someFailed' }).gives((failed) =>
      expect(failed).toEqual(['photo-2']),
    );
    on(200, 'a single photo is deleted', {
      ids: 'O64',
      given: [active, { state: 'photos exist', photoId: 'photo-1' }],
      exactly: ['failed'],
      ...one,
    }).gives((value) => expect(value).toBeUndefined());
    on(200, 'a single photo could not be deleted', {
      ids: 'P8.6 O64',
      ...provoked,
      ...one,
      body: () => ({ failed: ['photo-1'] }),
    }).throws('Failed to delete photo!');
    on(400, 'a request that breaks a rule', provoked).fails(photosDeleteFailed);
    refusedToken();
    on(403, 'photos of another customer', {
      given: { state: 'photos of another customer exist', ...twoPhotos },
    }).fails(photosDeleteFailed);
    on(413, 'more photos than one call may carry', provoked).fails(photosDeleteFailed);
    on(500, 'the service fails', provoked).fails(photosDeleteFailed);
    broken('P3.48', 'failed');
    broken('P3.48', 'failed', [7]);
  },
);

operation('deleteAllPhotos', { ids: 'P7.9', call: () => deleteAllPhotos() }, ({ on, refusedToken }) => {
  on(204, 'the library is deleted', { given: photosOfMay(3) }).gives((value) => expect(value).toBeUndefined());
  on(202, 'the library is going to be deleted', provoked).gives((value) => expect(value).toBeUndefined());
  refusedToken();
  on(409, 'an import is running', { given: importing }).fails(photosDeleteFailed);
  on(500, 'the service fails', provoked).fails(photosDeleteFailed);
});
