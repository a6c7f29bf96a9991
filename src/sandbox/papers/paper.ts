import PdfDocument from 'pdfkit';
import { Readable } from 'node:stream';

/** A PDF that is being drawn: what pdfkit offers. */
export type Paper = PDFKit.PDFDocument;

/** The room on every side of a page, in points. */
export const MARGIN = 56;

/**
 * A PDF of A4 pages, as a stream.
 * @param draw draws onto the first page and adds those that follow
 */
export function drawPaper(title: string, draw: (paper: Paper) => void): Readable {
  const paper = new PdfDocument({ size: 'A4', margin: MARGIN, info: { Title: title } });
  draw(paper);
  paper.end();
  return Readable.from(paper, { objectMode: false });
}
