import { expect } from 'vitest';
import { pdfIn } from '#features/orders/pdf/pdf-in.ts';
import { productPdf } from '#features/orders/product-pdf.ts';
import type { operations } from '#generated/product-unzip/types.d.ts';
import { contract } from './support/contract.ts';
import { PDF, zipOf } from './support/files.ts';

const { operation } = contract<operations>('product-unzip');

const fileFailed = 'We could not download this file. Try again.';
const product = { state: 'a product has files', code: 'OR-1' };

operation(
  'getProductPdfArchive',
  { ids: 'A7.46 O146', request: { path: { code: 'OR-1' } }, call: () => productPdf('OR-1', { open: pdfIn }) },
  ({ on, refusedToken }) => {
    on(200, 'an archive with the PDF', { ids: 'A7.47', given: product, file: zipOf('1.pdf', PDF) }).gives((file) =>
      expect(file).toMatchObject({ name: 'OR-1.pdf', type: 'application/pdf', size: PDF.length }),
    );
    on(200, 'the PDF as it is', { given: { ...product, zipped: false }, file: PDF }).gives((file) =>
      expect(file).toMatchObject({ name: 'OR-1.pdf', type: 'application/pdf', size: PDF.length }),
    );
    refusedToken();
    on(404, 'a product without a PDF', { given: { ...product, purposes: ['product.thumbnail'] } }).fails(fileFailed);
    on(500, 'the service fails', { provoked: true }).fails(fileFailed);
  },
);
