import { expect } from 'vitest';
import { announceUpload, sendPart, throwAwayUpload, uploadedSoFar } from '#features/upload/queries.ts';
import type { operations } from '#generated/photo-storage/types.d.ts';
import { contract } from './support/contract.ts';
import { JPEG } from './support/files.ts';

const { operation } = contract<operations>('photo-storage');

const provoked = { provoked: true } as const;
const tus = { 'Tus-Resumable': '1.0.0' } as const;
const uploadId = 'upload-1';
const failed = 'We could not upload this photo. Try again.';

const photo = { name: 'IMG_2041.JPG', type: 'image/jpeg', size: JPEG.length };
const announced = (metadata: string, size = JPEG.length) => ({
  headers: { ...tus, 'Upload-Length': size, 'Upload-Metadata': metadata },
});
const metadata = 'filename SU1HXzIwNDEuSlBH,filetype aW1hZ2UvanBlZw==';

const begun = (offset = 0, length = JPEG.length) => ({ state: 'an upload has begun', id: uploadId, length, offset });
const full = { state: 'the photo storage is full', room: 0 };
const gone = { state: 'an upload does not exist', id: uploadId };

operation(
  'createUpload',
  { ids: 'O65', request: announced(metadata), call: () => announceUpload(photo) },
  ({ on, refusedToken }) => {
    on(201, 'a photo is announced, the address is absolute').gives((id) => expect(id).toBe(uploadId));
    // Either is good of any service: nobody is asked for the other.
    on(201, 'a photo is announced, the address is relative', {
      headers: { Location: '/uploads/upload-1' },
      borne: true,
    }).gives((id) => expect(id).toBe(uploadId));
    on(201, 'a photo for the album that is open', {
      ids: 'P7',
      given: { state: 'an album exists', albumId: 'album-1', photoIds: [] },
      request: announced(`${metadata},albumId YWxidW0tMQ==`),
      call: () => announceUpload({ ...photo, albumId: 'album-1' }),
    }).gives((id) => expect(id).toBe(uploadId));
    on(201, 'a photo whose name is not of Latin letters', {
      request: announced('filename 5aSP8J+Mni5qcGc=,filetype aW1hZ2UvanBlZw=='),
      call: () => announceUpload({ ...photo, name: '夏🌞.jpg' }),
    }).gives((id) => expect(id).toBe(uploadId));
    refusedToken();
    on(400, 'a photo without a name', {
      request: announced('filename ,filetype aW1hZ2UvanBlZw=='),
      call: () => announceUpload({ ...photo, name: '' }),
    }).fails(failed);
    on(413, 'a file of more than 100 MB', {
      request: announced(metadata, 100_000_001),
      call: () => announceUpload({ ...photo, size: 100_000_001 }),
    }).fails(failed);
    on(415, 'a file that is no photo', {
      request: announced('filename bm90ZXMudHh0,filetype dGV4dC9wbGFpbg=='),
      call: () => announceUpload({ ...photo, name: 'notes.txt', type: 'text/plain' }),
    }).fails(failed);
    on(429, 'too many uploads at a time', provoked).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
    on(507, 'the library is full', { given: full }).fails(failed);
  },
);

operation(
  'getUploadOffset',
  { ids: 'O65', request: { path: { uploadId }, headers: tus }, call: () => uploadedSoFar(uploadId) },
  ({ on, refusedToken }) => {
    const length = String(JPEG.length);
    on(200, 'a part has arrived', {
      given: begun(7),
      headers: { 'Upload-Offset': '7', 'Upload-Length': length },
    }).gives((offset) => expect(offset).toBe(7));
    on(200, 'nothing has arrived yet', {
      given: begun(),
      headers: { 'Upload-Offset': '0', 'Upload-Length': length },
    }).gives((offset) => expect(offset).toBe(0));
    refusedToken();
    on(404, 'there is no such upload: the file is announced anew', { given: gone }).gives((offset) =>
      expect(offset).toBeUndefined(),
    );
    on(410, 'the upload has expired: the file is announced anew', {
      given: { state: 'an upload has expired', id: uploadId },
    }).gives((offset) => expect(offset).toBeUndefined());
    on(500, 'the service fails', provoked).fails(failed);
  },
);

/** Looks like a picture, but cannot be read. */
const CUT_OFF = JPEG.slice(0, 40);
const sent = (offset: number, body = JPEG) => ({
  path: { uploadId },
  headers: { ...tus, 'Upload-Offset': offset },
  body,
});
const send = () => sendPart(uploadId, 0, new Blob([JPEG.slice()]));

operation('appendToUpload', { ids: 'O65', request: sent(0), call: send }, ({ on, refusedToken }) => {
  on(204, 'the last part arrives', { given: begun(), headers: { 'Upload-Offset': String(JPEG.length) } }).gives(
    (offset) => expect(offset).toBe(JPEG.length),
  );
  on(204, 'a part arrives', { given: begun(0, 1000), headers: { 'Upload-Offset': String(JPEG.length) } }).gives(
    (offset) => expect(offset).toBe(JPEG.length),
  );
  refusedToken();
  on(404, 'there is no such upload: the file is announced anew', { given: gone }).gives((offset) =>
    expect(offset).toBeUndefined(),
  );
  // The offset that the service tells is that of getUploadOffset's first case.
  on(409, 'another part is expected: the upload goes on there', { given: begun(7), beside: ['getUploadOffset'] }).gives(
    (offset) => expect(offset).toBe(7),
  );
  on(413, 'more bytes than were announced', { given: begun(0, 10) }).fails(failed);
  on(415, 'the file is a picture that is cut off', {
    given: begun(0, CUT_OFF.length),
    request: sent(0, CUT_OFF),
    call: () => sendPart(uploadId, 0, new Blob([CUT_OFF])),
  }).fails(failed);
  on(423, 'another request is writing: the upload goes on where that has come', {
    ...provoked,
    beside: ['getUploadOffset'],
  }).gives((offset) => expect(offset).toBe(7));
  on(500, 'the service fails', provoked).fails(failed);
  on(507, 'the library has become full', { given: [begun(), full] }).fails(failed);
});

operation(
  'cancelUpload',
  { ids: 'O65', request: { path: { uploadId }, headers: tus }, call: () => throwAwayUpload(uploadId) },
  ({ on, refusedToken }) => {
    on(204, 'an upload that has begun', { given: begun(7) }).gives((nothing) => expect(nothing).toBeUndefined());
    refusedToken();
    on(404, 'an upload that is gone counts as cancelled', { given: gone }).gives((nothing) =>
      expect(nothing).toBeUndefined(),
    );
    on(500, 'the service fails', provoked).fails('We could not cancel the upload. Try again.');
  },
);
