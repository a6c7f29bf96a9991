import type { operations } from '#generated/photo-export/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { photoExportStates } from './provider-states.ts';

/** Backups of the whole library. */
export const photoExport = defineService<operations>({
  slug: 'photo-export',
  states: photoExportStates,
  createHandlers: () => ({
    createBackup: () => notWrittenYet('createBackup'),
    getBackup: () => notWrittenYet('getBackup'),
    getBackupChunkUrl: () => notWrittenYet('getBackupChunkUrl'),
  }),
});
