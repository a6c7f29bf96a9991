import { randomUUID } from 'node:crypto';
import type { operations } from '#generated/photo-storage/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { Problem, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { removeUploadedFiles, uploadedFile } from '../../library/photo-files.ts';
import { countPhotos } from '../../library/photos.ts';
import {
  countBegun,
  forgetGoneUploads,
  giveUpUpload,
  insertUpload,
  ownUpload,
  uploadsDataset,
} from '../../library/uploads.ts';
import type { UploadRow } from '../../library/uploads.ts';
import { isExported } from '../photo-export/backups.ts';
import { finish } from './finish.ts';
import { MAX_AGE_MS, MAX_LENGTH } from './limits.ts';
import { readMetadata } from './metadata.ts';
import { PICTURE_TYPES } from './picture-kind.ts';
import { photoStorageStates } from './provider-states.ts';

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** Resumable uploads (tus 1.0): the bytes lie in a file, whose size is the offset, so that they survive whatever happens. */
export const photoStorage = defineService<operations>({
  slug: 'photo-storage',
  dataset: uploadsDataset,
  states: photoStorageStates,
  createHandlers(sandbox) {
    const { database, files, clock, addresses } = sandbox;
    /** Uploads that a request is writing to. */
    const busy = new Set<string>();
    const alone = async <Result>({ id }: UploadRow, work: () => Promise<Result>): Promise<Result> => {
      busy.add(id);
      try {
        return await work();
      } finally {
        busy.delete(id);
      }
    };

    return {
      createUpload({ account, headers }) {
        // First of all, as room is kept for all that has begun.
        forgetGone(sandbox);
        refuseWhenFull(sandbox, account, countBegun(database, account));
        const length = headers['Upload-Length'];
        if (length > MAX_LENGTH) throw new Problem(413, 'file-too-large', 'Files may have 100 MB at most.');
        const { filename, filetype, albumId } = readMetadata(headers['Upload-Metadata']);
        if (!PICTURE_TYPES.some((type) => type === filetype)) {
          throw new Problem(415, 'unsupported-type', 'Only HEIC, JPEG and PNG are accepted.');
        }
        const id = randomUUID();
        insertUpload(database, {
          id,
          account: account.id,
          fileName: filename,
          album: albumId,
          length,
          created: clock.now(),
        });
        return { status: 201, headers: { ...TUS, Location: `${addresses.sandbox}/photo-storage/uploads/${id}` } };
      },

      async getUploadOffset({ account, params }) {
        const upload = uploadOf(sandbox, account, params.uploadId);
        if (isExpired(sandbox, upload)) throw new Problem(410, 'expired', 'The upload has expired.');
        // A client that is told that all has arrived sends nothing more: a completion that was cut off is repeated here.
        if (!busy.has(upload.id) && !(await alone(upload, () => finishWhole(sandbox, account, upload))))
          throw notFound('There is no such upload.');
        const headers = {
          ...TUS,
          'Upload-Offset': String(arrived(sandbox, upload)),
          'Upload-Length': String(upload.length),
          'cache-control': 'no-store',
        };
        return { status: 200, headers };
      },

      async appendToUpload({ account, params, headers, message }) {
        const upload = uploadOf(sandbox, account, params.uploadId);
        if (isExpired(sandbox, upload)) throw notFound('The upload has expired.');
        refuseWhenFull(sandbox, account);
        if (busy.has(upload.id)) throw new Problem(423, 'upload-locked', 'Another request is writing.');
        return alone(upload, async () => {
          const offset = headers['Upload-Offset'];
          const expected = arrived(sandbox, upload);
          if (offset !== expected) throw new Problem(409, 'offset-mismatch', `${expected} bytes have arrived.`);
          if (offset + Number(message.headers['content-length'] ?? 0) > upload.length) throw tooLarge();
          await files.append(uploadedFile(upload.id), message, offset, upload.length).catch((error: unknown) => {
            throw error instanceof Problem && error.status === 413 ? tooLarge() : error;
          });
          if (!(await finishWhole(sandbox, account, upload)))
            throw new Problem(415, 'not-a-picture', 'The file is no picture that can be read.');
          if (!ownUpload(database, account, upload.id)) {
            // It was cancelled meanwhile.
            removeUploadedFiles(files, upload.id);
            throw notFound('There is no such upload.');
          }
          return { status: 204, headers: { ...TUS, 'Upload-Offset': String(arrived(sandbox, upload)) } };
        });
      },

      cancelUpload({ account, params }) {
        const upload = uploadOf(sandbox, account, params.uploadId);
        // What is in the library already is deleted there.
        if (upload.contentType !== null) throw notFound('The upload is complete.');
        giveUpUpload(database, upload);
        removeUploadedFiles(files, upload.id);
        return { status: 204, headers: TUS };
      },
    };
  },
});

/** @throws Problem 404 for an upload that is not the account's, or no more */
function uploadOf({ database }: Sandbox, account: Account, id: string): UploadRow {
  const upload = ownUpload(database, account, id);
  if (!upload) throw notFound('There is no such upload.');
  return upload;
}

/** @param coming photos that there has to be room for besides. @throws Problem 507 when there is no room for another photo */
function refuseWhenFull({ database }: Sandbox, account: Account, coming = 0): void {
  const limit = database.get<{ photos: number }>('SELECT photos FROM storage_limit WHERE account = ?', account.id);
  if (limit && countPhotos(database, account) + coming >= limit.photos)
    throw new Problem(507, 'storage-full', 'There is no room for more photos.');
}

/** Forgets uploads that are gone or have expired, and removes their bytes. */
function forgetGone({ database, files, clock }: Sandbox): void {
  const now = clock.now();
  forgetGoneUploads(database, now - MAX_AGE_MS, (picture) => isExported(database, picture, now)).forEach((id) =>
    removeUploadedFiles(files, id),
  );
}

function isExpired({ clock }: Sandbox, { contentType, created }: UploadRow): boolean {
  return contentType === null && created < clock.now() - MAX_AGE_MS;
}

function arrived({ files }: Sandbox, { id }: UploadRow): number {
  return files.sizeOf(uploadedFile(id)) ?? 0;
}

/** Makes the photo when all bytes are here and it is not made yet. Gives false when the bytes are no picture: the upload is gone then. */
async function finishWhole(sandbox: Sandbox, account: Account, upload: UploadRow): Promise<boolean> {
  return upload.contentType !== null || arrived(sandbox, upload) < upload.length || finish(sandbox, account, upload);
}

function tooLarge(): Problem {
  return new Problem(413, 'too-large', 'More bytes than were announced.');
}
