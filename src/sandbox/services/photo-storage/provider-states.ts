import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { removeUploadedFiles, uploadedFile } from '../../library/photo-files.ts';
import { countPhotos } from '../../library/photos.ts';
import { insertUpload } from '../../library/uploads.ts';
import type { Schema } from '../../spec/document.ts';
import { MAX_AGE_MS } from './limits.ts';

const ID: Schema = { type: 'string', pattern: '^[\\w-]+$' };

/** Situations of this service that contracts ask for. */
export const photoStorageStates = [
  defineState<{ id: string; length: number; offset: number }>({
    name: 'an upload has begun',
    description: 'The customer has announced a JPEG of so many bytes, and so many of them have arrived.',
    parameters: {
      id: ID,
      length: { type: 'integer', minimum: 1 },
      offset: { type: 'integer', minimum: 0, default: 0 },
    },
    setup: (sandbox, account, { id, length, offset }) => begin(sandbox, account, { id, length, offset, age: 0 }),
  }),
  defineState<{ id: string }>({
    name: 'an upload has expired',
    description: 'The customer has announced a file, and has sent nothing for longer than uploads are kept.',
    parameters: { id: ID },
    setup: (sandbox, account, { id }) => begin(sandbox, account, { id, length: 1000, offset: 10, age: MAX_AGE_MS + 1 }),
  }),
  defineState<{ id: string }>({
    name: 'an upload does not exist',
    description: 'Nobody has announced an upload of that id.',
    parameters: { id: ID },
    setup({ database, files }, _account, { id }) {
      database.run('DELETE FROM upload WHERE id = ?', id);
      removeUploadedFiles(files, id);
    },
  }),
  defineState<{ room: number }>({
    name: 'the photo storage is full',
    description: 'There is room for so many photos more; photos that are deleted make room again.',
    parameters: { room: { type: 'integer', minimum: 0, default: 0 } },
    setup({ database }, account, { room }) {
      const sql =
        'INSERT INTO storage_limit (account, photos) VALUES (?1, ?2) ON CONFLICT (account) DO UPDATE SET photos = ?2';
      database.run(sql, account.id, countPhotos(database, account) + room);
    },
  }),
];

type Begun = { id: string; length: number; offset: number; age: number };

function begin({ database, files, clock }: Sandbox, account: Account, { id, length, offset, age }: Begun): void {
  insertUpload(database, {
    id,
    account: account.id,
    fileName: 'IMG_2041.JPG',
    album: null,
    length,
    created: clock.now() - age,
  });
  const file = files.pathOf(uploadedFile(id));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(offset));
}
