import { readOfItem } from '#api/limiter.ts';
import { countedFile, type OnLoaded } from '#lib/counted-file.ts';
import { getProductPdfArchive } from '#generated/product-unzip/calls.ts';
import { getGetProductQueryOptions } from '#generated/product/queries.ts';
import type { Product } from '#generated/product/model/index.ts';

/** What the file is for that customers may have (A3.50). */
const PDF_PURPOSE = 'product.pdf';

/** Reads about the files of a product. */
export const productFileQueries = {
  /** Whether there is a PDF to offer; not of a product that nobody knows. The page goes on without one when this fails. */
  hasPdf: (code: string) => ({
    ...readOfItem(getGetProductQueryOptions(code, { extendResponseCommand: 'none', extendResponseWithUrls: false })),
    select: hasPdf,
  }),
};

/** Whether one of a product's files is its PDF (A3.50, A7.45). */
export function hasPdf({ files = [] }: Product): boolean {
  return files.some(({ purpose }) => purpose === PDF_PURPOSE);
}

/** What the service sends of a product's PDF, in an archive or as it is; see `productPdf`. */
export function productPdfArchive(
  code: string,
  { correlationId, onLoaded }: { correlationId: string; onLoaded: OnLoaded },
): Promise<Blob> {
  return getProductPdfArchive(code, { correlationId, readFile: (response) => countedFile(response, onLoaded) });
}
