import type { operations } from '#generated/upload-storage/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { uploadStorageStates } from './provider-states.ts';

/** Uploads that orders refer to. */
export const uploadStorage = defineService<operations>({
  slug: 'upload-storage',
  states: uploadStorageStates,
  createHandlers: () => ({
    getAnonymousUploads: () => notWrittenYet('getAnonymousUploads'),
    getUpload: () => notWrittenYet('getUpload'),
  }),
});
