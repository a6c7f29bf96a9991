import type { operations } from '#generated/product-unzip/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { productUnzipStates } from './provider-states.ts';

/** A product's PDF in an archive. */
export const productUnzip = defineService<operations>({
  slug: 'product-unzip',
  states: productUnzipStates,
  createHandlers: () => ({
    getProductPdfArchive: () => notWrittenYet('getProductPdfArchive'),
  }),
});
