import PdfDocument from 'pdfkit';
import { Readable } from 'node:stream';

/** A PDF that is being drawn: what pdfkit offers. */
export type Pdf = PDFKit.PDFDocument;

/** The room on every side of a page, in points. */
export const MARGIN = 56;

/**
 * A PDF of A4 pages, as a stream.
 * @param draw draws onto the first page and adds those that follow
 */
export function createPdf(title: string, draw: (pdf: Pdf) => void): Readable {
  const pdf = new PdfDocument({ size: 'A4', margin: MARGIN, info: { Title: title } });
  draw(pdf);
  pdf.end();
  return Readable.from(pdf, { objectMode: false });
}
