import type { operations } from '#generated/map-pdf/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { mapPdfStates } from './provider-states.ts';

/** Maps as PDF, of business customers. */
export const mapPdf = defineService<operations>({
  slug: 'map-pdf',
  states: mapPdfStates,
  createHandlers: () => ({
    getMapPdfs: () => notWrittenYet('getMapPdfs'),
  }),
});
