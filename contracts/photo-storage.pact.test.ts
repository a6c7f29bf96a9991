import { expect } from 'vitest';
import { appendToUpload, createUpload, getUploadOffset } from '#generated/photo-storage/hooks.ts';
import type { operations } from '#generated/photo-storage/types.d.ts';
import { contract } from './support/contract.ts';
import { JPEG } from './support/files.ts';

const { operation } = contract<operations>('photo-storage');

const tus = { 'Tus-Resumable': '1.0.0' } as const;
const announced = { ...tus, 'Upload-Length': JPEG.length, 'Upload-Metadata': 'filename SU1HXzIwNDEuSlBH,filetype aW1hZ2UvanBlZw==' };
const begun = (offset = 0) => ({ state: 'an upload has begun', id: 'upload-1', length: JPEG.length, offset });

operation('createUpload', { ids: 'O65', request: { headers: announced }, call: () => createUpload(announced) }, ({ on, refusedToken }) => {
  on(201, 'a photo is announced').gives(({ headers }) => expect(headers.get('Location')).toBe('https://photo-storage.example/uploads/upload-1'));
  refusedToken();
  on(415, 'a file that is no photo', { provoked: true }).fails('This photo could not be uploaded. Please try again.');
});

operation('getUploadOffset', { ids: 'O65', request: { path: { uploadId: 'upload-1' }, headers: tus }, call: () => getUploadOffset('upload-1', tus) }, ({ on }) => {
  on(200, 'a part has arrived', { given: begun(7), headers: { 'Upload-Offset': '7', 'Upload-Length': String(JPEG.length) } }).gives(({ headers }) =>
    expect(headers.get('Upload-Offset')).toBe('7'),
  );
});

const first = { ...tus, 'Upload-Offset': 0 };

operation(
  'appendToUpload',
  {
    ids: 'O65',
    request: { path: { uploadId: 'upload-1' }, headers: first, body: JPEG },
    call: () => appendToUpload('upload-1', new Blob([JPEG.slice()]), first),
  },
  ({ on }) => {
    on(204, 'the last part arrives', { given: begun(), headers: { 'Upload-Offset': String(JPEG.length) } }).gives(({ headers }) =>
      expect(headers.get('Upload-Offset')).toBe(String(JPEG.length)),
    );
  },
);
