import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { operations } from '#generated/product-unzip/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { PDF_PURPOSE, productOf } from '../product/products.ts';
import { bookPdf } from './book-pdf.ts';

/** A product's PDF in an archive. */
export const productUnzip = defineService<operations>({
  slug: 'product-unzip',
  createHandlers: (sandbox) => ({
    getProductPdfArchive({ account, params: { code } }) {
      const product = productOf(sandbox, account, code);
      if (!product?.purposes.includes(PDF_PURPOSE)) throw notFound('There is no PDF of this product.');
      const pdf = bookPdf(product.title, code);
      if (!product.isZipped) return { status: 200, headers: { 'content-type': 'application/pdf' }, body: pdf };
      return { status: 200, body: zipped(pdf, `${code}.pdf`) };
    },
  }),
});

/** A zip archive with one file, packed while it is sent. */
function zipped(content: Readable, name: string): Readable {
  const archive = new ZipFile();
  archive.addReadStream(content, name);
  archive.end();
  return Readable.from(archive.outputStream, { objectMode: false });
}
