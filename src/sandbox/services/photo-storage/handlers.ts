import type { operations } from '#generated/photo-storage/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { photoStorageStates } from './provider-states.ts';

/** Resumable uploads (tus 1.0). */
export const photoStorage = defineService<operations>({
  slug: 'photo-storage',
  states: photoStorageStates,
  createHandlers: () => ({
    appendToUpload: () => notWrittenYet('appendToUpload'),
    cancelUpload: () => notWrittenYet('cancelUpload'),
    createUpload: () => notWrittenYet('createUpload'),
    getUploadOffset: () => notWrittenYet('getUploadOffset'),
  }),
});
