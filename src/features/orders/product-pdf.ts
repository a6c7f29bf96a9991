import { ApiError } from '#api/api-error.ts';
import { newCorrelationId } from '#lib/correlation-id.ts';
import { type OnProgress, safeFileName } from '#lib/files.ts';
import { productPdfArchive } from './queries.ts';
import type { OnUnpacked } from './pdf/pdf-in.ts';

export interface ProductPdfOptions {
  /** Finds the PDF in what the service sends: `openInWorker` on a page. */
  open: (answer: Blob, onUnpacked: OnUnpacked) => Promise<Blob>;
  onLoaded?: OnProgress;
  onUnpacked?: OnUnpacked;
}

/**
 * A product's PDF, named (code).pdf whatever it is called in the archive that the service sends (A7.47, S42, S43).
 * @throws ApiError also when there is no PDF in the answer, or the archive cannot be trusted
 */
export async function productPdf(
  code: string,
  { open, onLoaded = () => {}, onUnpacked = () => {} }: ProductPdfOptions,
): Promise<File> {
  const correlationId = newCorrelationId();
  const answer = await productPdfArchive(code, { correlationId, onLoaded });
  try {
    return new File([await open(answer, onUnpacked)], safeFileName(`${code}.pdf`, 'product.pdf'), {
      type: 'application/pdf',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const operation = 'getProductPdfArchive';
    throw new ApiError(
      `Failed to parse response! ${operation}: ${reason}`,
      { service: 'product-unzip', operation, kind: 'schema', correlationId },
      error,
    );
  }
}
