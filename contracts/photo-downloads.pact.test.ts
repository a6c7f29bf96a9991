import { expect } from 'vitest';
import { downloadQueries } from '#features/downloads/queries.ts';
import type { operations } from '#generated/photo-downloads/types.d.ts';
import { fetchArchiveUrl, orderArchive } from '#photos/data/writes.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('photo-downloads');

const downloadFailed = 'Download failed';
const orderFailed = 'Error: Your photos could not be downloaded';
const listFailed = 'We could not load your downloads.';

const provoked = { provoked: true } as const;
const none = { state: 'the customer has no archives' };
const finished = { state: 'an archive is finished', downloadId: 'download-1' };
const photos = { state: 'photos exist', photoId: 'photo-1', otherPhotoId: 'photo-2' };
/** Optional fields of an archive. */
const known = { name: 'Summer in Skagen', created: '2026-11-01T10:00:00Z', status: 'finished', photos: ['photo-1'] };

operation(
  'listDownloads',
  { ids: 'P7.33', call: () => read(downloadQueries.list()) },
  ({ on, refusedToken, broken, garbled }) => {
    on(200, 'an archive with all there is to know', {
      ids: 'O71',
      given: [none, { ...finished, fields: known }],
    }).gives((archives) => expect(archives).toMatchObject([{ id: 'download-1', ...known }]));
    on(200, 'an archive with nothing optional', { ids: 'O71', given: [none, finished], example: 'idsOnly' }).gives(
      (archives) => expect(archives).toEqual([{ id: 'download-1' }]),
    );
    on(200, 'an archive with fields that the client does not know', {
      ids: 'O71',
      ...provoked,
      example: 'furtherFields',
    }).gives((archives) => expect(archives).toEqual([{ id: 'download-1', size: 1048576 }]));
    on(200, 'an archive whose photos are not named', {
      ids: 'O71',
      ...provoked,
      body: () => ({ items: [{ id: 'download-1', photos: [] }] }),
    }).gives((archives) => expect(archives).toEqual([{ id: 'download-1', photos: [] }]));
    on(200, 'no archive at all', { given: none, example: 'empty', exactly: ['items'] }).gives((archives) =>
      expect(archives).toEqual([]),
    );
    refusedToken();
    on(500, 'the service fails', provoked).fails(listFailed);
    broken('P7.33', 'items');
    broken('O71', 'items.0.id');
    garbled('P7.33', listFailed);
  },
);

operation(
  'createArchiveDownload',
  {
    ids: 'P7.35 O66',
    request: { body: { photos: ['photo-1', 'photo-2'] } },
    call: () => orderArchive(['photo-1', 'photo-2']),
  },
  ({ on, refusedToken, broken }) => {
    // A service may give it a name, for which nobody asks.
    on(201, 'an archive with a name', { ids: 'P3.63 P3.64 P3.65', given: photos, borne: true }).gives((archive) =>
      expect(archive).toEqual({ id: 'download-1', name: 'Summer in Skagen', photos: ['photo-1'] }),
    );
    on(201, 'an archive without a name', { ids: 'P3.63 P3.64 P3.65', given: photos, example: 'unnamed' }).gives(
      (archive) => expect(archive).toEqual({ id: 'download-1', photos: ['photo-1'] }),
    );
    on(201, 'an archive whose photos are not named', {
      ids: 'P3.63 P3.65',
      ...provoked,
      body: () => ({ id: 'download-1', photos: [] }),
      exactly: ['photos'],
    }).gives((archive) => expect(archive).toEqual({ id: 'download-1', photos: [] }));
    on(400, 'too many photos', provoked).fails(orderFailed);
    refusedToken();
    on(429, 'too many archives at a time', provoked).fails(orderFailed);
    on(500, 'the service fails', provoked).fails(orderFailed);
    broken('P3.63', 'id');
    broken('P3.64', 'name', 7);
    broken('P3.65', 'photos', 'photo-1');
  },
);

operation(
  'getDownloadUrl',
  { ids: 'P7.34 P4.35', request: { path: { id: 'download-1' } }, call: () => fetchArchiveUrl('download-1') },
  ({ on, refusedToken, broken }) => {
    on(200, 'a signed link, after the archive is finished', { ids: 'P3.55', given: finished }).gives((url) =>
      expect(url).toBe('https://photo-files.example/download-1.zip?expires=1794830400&signature=9f2c'),
    );
    refusedToken();
    on(403, 'an archive of another customer', {
      given: { state: 'an archive of another customer is finished', downloadId: 'download-1' },
    }).fails(downloadFailed);
    on(404, 'no such archive', { given: { state: 'an archive does not exist', downloadId: 'download-1' } }).fails(
      downloadFailed,
    );
    on(410, 'an archive that has expired', {
      given: { state: 'an archive has expired', downloadId: 'download-1' },
    }).fails(downloadFailed);
    on(500, 'the service fails', provoked).fails(downloadFailed);
    broken('P3.55', 'url');
    broken('P3.55', 'url', 'download-1.zip');
  },
);
