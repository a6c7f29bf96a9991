import type { Upload } from '#generated/upload-storage/model/index.ts';
import type { operations } from '#generated/upload-storage/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { customerOf } from '../../accounts/customers.ts';
import { Problem, forbidden, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import type { Database } from '../../database/database.ts';
import { createImages, seededPhotoId } from '../../library/images.ts';
import { PHOTO_COLUMNS } from '../../library/photos.ts';
import type { PhotoRow } from '../../library/photos.ts';
import { findUpload, pictureOf } from '../../library/uploads.ts';
import type { UploadRow } from '../../library/uploads.ts';
import { uploadStorageStates } from './provider-states.ts';

/** Uploads that orders refer to. */
export const uploadStorage = defineService<operations>({
  slug: 'upload-storage',
  states: uploadStorageStates,
  createHandlers(sandbox) {
    const { database } = sandbox;
    const images = createImages(sandbox);

    return {
      getUpload({ account, params: { id }, query: { accountId } }) {
        if (!isOf(database, account, accountId)) throw forbidden('This is not your account.');
        const photo = photoOf(database, id);
        if (!photo) throw notFound('There is no such upload.');
        if (photo.owner !== account.id) throw forbidden('This upload is not of this account.');
        return { status: 200, body: { id, fileName: photo.fileName, url: images.of(photo).untouchedUrl } };
      },
      getAnonymousUploads({ body }) {
        const uploads = body.flatMap((id) => anonymousUpload(findUpload(database, id)));
        if (uploads.length === 0) throw new Problem(404, 'not-found', 'There are no such uploads.');
        return { status: 200, body: uploads };
      },
    };
  },
});

/** Accounts are named by the customer's number, or by the subject of the token where there is none (O117). */
function isOf(database: Database, account: Account, accountId: string): boolean {
  return accountId === account.sub || accountId === customerOf(database, account)?.customerId;
}

/** The photo that came of an upload; while bytes are still missing there is none. */
function photoOf(database: Database, uploadId: string): PhotoRow | undefined {
  const upload = findUpload(database, uploadId);
  if (upload)
    return database.get<PhotoRow>(`SELECT ${PHOTO_COLUMNS} FROM photo WHERE photo.picture = ?`, pictureOf(upload));
  const seeded = seededPhotoId(uploadId);
  if (seeded === undefined) return undefined;
  return database.get<PhotoRow>(`SELECT ${PHOTO_COLUMNS} FROM photo WHERE photo.id = ? AND photo.picture >= 0`, seeded);
}

/** Without a session there is no library that a link could lead to. */
function anonymousUpload(upload: UploadRow | undefined): Upload[] {
  return upload?.account === null ? [{ id: upload.id, fileName: upload.fileName }] : [];
}
