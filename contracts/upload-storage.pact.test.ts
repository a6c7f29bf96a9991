import { expect } from 'vitest';
import { uploadsById } from '#features/upload/queries.ts';
import { getAnonymousUploads } from '#generated/upload-storage/calls.ts';
import type { operations } from '#generated/upload-storage/types.d.ts';
import { breakingSpec } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('upload-storage');

const provoked = { provoked: true } as const;
const id = 'upload-1';
const accountId = 'customer-anna';

const fields = { fileName: 'IMG_2041.JPG', url: 'https://photo-files.example/upload-1' };
const account = { state: 'the customer has an account', accountId };
const own = { state: 'an upload exists', id };
const missing = { state: 'an upload does not exist', id };

operation(
  'getUpload',
  { ids: 'A7.49', request: { path: { id }, query: { accountId } }, call: () => uploadsById(id, accountId) },
  ({ on, refusedToken, broken }) => {
    on(200, 'an upload of the account', { given: [account, { ...own, fields }] }).gives((uploads) =>
      expect(uploads).toEqual([{ id, ...fields }]),
    );
    on(200, 'nothing but the id is known', { given: [account, own], example: 'bare' }).gives((uploads) =>
      expect(uploads).toEqual([{ id: 'upload-1' }]),
    );
    refusedToken();
    // No uploads are requested then, and sign-in does not start.
    on(403, 'an upload of another account', {
      ids: 'A7.50 O147',
      given: [account, { state: 'an upload of another account exists', id }],
      beside: ['getAnonymousUploads'],
    }).gives((uploads) => expect(uploads).toEqual([{ id: 'upload-1' }]));
    on(404, 'an upload that the account does not have', {
      ids: 'A7.50 O147',
      given: [account, missing],
      beside: ['getAnonymousUploads'],
    }).gives((uploads) => expect(uploads).toEqual([{ id: 'upload-1' }]));
    on(500, 'the service fails', provoked).fails(null);
    broken('A7.49', 'id');
  },
);

operation(
  'getAnonymousUploads',
  { ids: 'A7.50 O147', request: { body: [id] }, call: () => getAnonymousUploads([id]) },
  ({ on, refusedToken, broken }) => {
    on(200, 'an upload of no account', {
      given: { state: 'an upload of no account exists', id },
      example: 'bare',
    }).gives((uploads) => expect(uploads).toEqual([{ id: 'upload-1' }]));
    on(200, 'no upload', { ...provoked, example: 'none', exactly: [''] }).gives((uploads) =>
      expect(uploads).toEqual([]),
    );
    refusedToken();
    on(400, 'an id that nobody can have', {
      request: { body: [''] },
      call: breakingSpec(() => getAnonymousUploads([''])),
    }).fails(null);
    on(404, 'there is none', { given: missing }).gives((uploads) => expect(uploads).toEqual([]));
    on(500, 'the service fails', provoked).fails(null);
    broken('A7.50', '0.id');
  },
);
