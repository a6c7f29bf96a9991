import type { Account } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { insertPhotos } from '../../library/photos.ts';
import { completeUpload, findUpload, insertUpload, pictureOf } from '../../library/uploads.ts';
import type { Schema } from '../../spec/document.ts';
import { stranger } from '../photo-management/provider-states.ts';

const ID: Schema = { type: 'string', minLength: 1 };
const LENGTH = 1000;

type UploadFacts = { fileName?: string; url?: string };

/** Situations of this service that contracts ask for. */
export const uploadStorageStates = [
  defineState<{ id: string; fields: UploadFacts }>({
    name: 'an upload exists',
    description:
      'The customer has uploaded a photo, under this id. `fields`: what is known of it besides; a link is one of the service.',
    parameters: { id: ID, fields: { type: 'object', default: {} } },
    setup: (sandbox, account, { id, fields }) => addUpload(sandbox, account, id, fields),
  }),
  defineState<{ id: string }>({
    name: 'an upload of another account exists',
    description: 'Somebody else has uploaded a photo, under this id.',
    parameters: { id: ID },
    setup: (sandbox, _account, { id }) => addUpload(sandbox, stranger(sandbox), id),
  }),
  defineState<{ id: string }>({
    name: 'an upload of no account exists',
    description: 'Somebody who was not signed in has uploaded a photo.',
    parameters: { id: ID },
    setup({ database, clock }, _account, { id }) {
      const created = clock.now();
      insertUpload(database, { id, account: null, fileName: 'IMG_2041.JPG', album: null, length: LENGTH, created });
    },
  }),
];

/** An upload of which all bytes have arrived, and the photo that came of it. */
function addUpload(
  { database, clock }: Sandbox,
  account: Account,
  id: string,
  { fileName = 'IMG_2041.JPG' }: UploadFacts = {},
): void {
  const created = clock.now();
  insertUpload(database, { id, account: account.id, fileName, album: null, length: LENGTH, created });
  const upload = findUpload(database, id);
  if (!upload) return;
  completeUpload(database, upload, { contentType: 'image/jpeg', width: 1200, height: 800 });
  insertPhotos(database, account.id, [{ taken: created, uploaded: created, picture: pictureOf(upload), fileName }]);
}
