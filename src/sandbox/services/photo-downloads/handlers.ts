import type { operations } from '#generated/photo-downloads/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { photoDownloadsStates } from './provider-states.ts';

/** Archives of chosen photos. */
export const photoDownloads = defineService<operations>({
  slug: 'photo-downloads',
  states: photoDownloadsStates,
  createHandlers: () => ({
    createArchiveDownload: () => notWrittenYet('createArchiveDownload'),
    getDownloadUrl: () => notWrittenYet('getDownloadUrl'),
    listDownloads: () => notWrittenYet('listDownloads'),
  }),
});
