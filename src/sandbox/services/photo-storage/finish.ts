import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Account } from '../../accounts/accounts.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { addToAlbum, findAlbum } from '../../library/albums.ts';
import { keepSizes, removeUploadedFiles, uploadedFile } from '../../library/photo-files.ts';
import { insertPhotos } from '../../library/photos.ts';
import { completeUpload, findUpload, giveUpUpload, pictureOf } from '../../library/uploads.ts';
import type { UploadRow } from '../../library/uploads.ts';
import { processPicture } from './process-picture.ts';

/**
 * Makes a photo of the library of an upload whose bytes are all here, and puts it into the album that was named, if the
 * customer may still do that.
 * @returns false when the bytes are no picture; the upload is gone then
 */
export async function finish(
  { database, files, pool, clock }: Sandbox,
  account: Account,
  upload: UploadRow,
): Promise<boolean> {
  const picture = await processPicture(await readFile(files.pathOf(uploadedFile(upload.id))), pool.thumbnailShape);
  if (!picture) {
    giveUpUpload(database, upload);
    removeUploadedFiles(files, upload.id);
    return false;
  }
  await keepSizes(files, upload.id, picture.sizes);
  // It may have been cancelled meanwhile.
  if (!findUpload(database, upload.id)) {
    removeUploadedFiles(files, upload.id);
    return true;
  }
  database.transaction(() => {
    const id = randomUUID();
    const { taken } = picture;
    completeUpload(database, upload, picture);
    insertPhotos(database, account.id, [
      { id, taken, uploaded: clock.now(), picture: pictureOf(upload), fileName: upload.fileName },
    ]);
    const album = upload.album === null ? undefined : findAlbum(database, upload.album);
    if (album && (album.owner === account.id || takesPart(database, account, album.seq))) {
      addToAlbum(database, account, album, [id], clock.now());
    }
  });
  return true;
}

function takesPart(database: Sandbox['database'], account: Account, album: number): boolean {
  return (
    database.get('SELECT 1 AS found FROM album_reader WHERE account = ? AND album = ?', account.id, album) !== undefined
  );
}
