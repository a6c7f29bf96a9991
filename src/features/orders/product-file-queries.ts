import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { orWhenMissing } from '#api/reactions.ts';
import { newCorrelationId } from '#lib/correlation-id.ts';
import { getMapPdfs } from '#generated/map-pdf/hooks.ts';
import { MapPdfs } from '#generated/map-pdf/model/index.ts';
import { getProductPdfArchive } from '#generated/product-unzip/hooks.ts';
import { getGetProductQueryKey, getProduct } from '#generated/product/hooks.ts';
import type { Product } from '#generated/product/model/index.ts';
import { unzip, zipEntries } from './unzip.ts';

const PDF = { purpose: 'product.pdf', type: 'application/pdf', firstBytes: '%PDF' } as const;
const ZIP = { firstBytes: 'PK\u0003\u0004' } as const;

/** Reads about the files of a product. */
export const productFileQueries = {
  /** Whether there is a PDF to offer; not of a product that nobody knows (404). The page goes on without one when this fails. */
  hasPdf: (code: string) => {
    const params = { extendResponseCommand: 'none', extendResponseWithUrls: false } as const;
    return queryOptions({
      queryKey: getGetProductQueryKey(code, params),
      queryFn: async ({ signal }) => hasPdf(await orWhenMissing(getProduct(code, params, { signal }), {})),
    });
  },
};

/** Whether one of a product's files is its PDF (A3.50, A7.45). */
export function hasPdf({ files = [] }: Product): boolean {
  return files.some(({ purpose }) => purpose === PDF.purpose);
}

/**
 * A product's PDF, named (code).pdf: the first one in the archive that the service sends, or what it sends when that is a
 * PDF itself (O146).
 * @throws ApiError also when the answer is neither, or the archive is broken
 */
export async function productPdf(code: string): Promise<File> {
  const correlationId = newCorrelationId();
  const answer = await getProductPdfArchive(code, { correlationId });
  try {
    return new File([await pdfIn(answer)], `${code}.pdf`, { type: PDF.type });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const operation = 'getProductPdfArchive';
    throw new ApiError(`Failed to parse response! ${operation}: ${reason}`, { service: 'product-unzip', operation, kind: 'schema', correlationId }, error);
  }
}

/** The first bytes decide what it is, whatever it is called. */
async function pdfIn(answer: Blob): Promise<Blob> {
  const firstBytes = await answer.slice(0, 4).text();
  if (firstBytes === PDF.firstBytes) return answer;
  if (firstBytes !== ZIP.firstBytes) throw new Error('It is neither a zip archive nor a PDF.');
  const entry = (await zipEntries(answer)).find(({ name }) => /\.pdf$/i.test(name));
  if (!entry) throw new Error('There is no PDF in the archive.');
  return unzip(answer, entry);
}

/** The customer's map PDFs: one PDF, or a list of them (O145). No screen asks for them. */
export function mapPdfs(): Promise<Blob | MapPdfs> {
  return getMapPdfs({ schema: MapPdfs });
}
