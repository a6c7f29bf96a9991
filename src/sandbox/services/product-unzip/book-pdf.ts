import type { Readable } from 'node:stream';
import { createRandom } from '#lib/random.ts';
import { createPdf, MARGIN } from '../../pdf/pdf.ts';
import type { Pdf } from '../../pdf/pdf.ts';

const PAGES = 8;
const GAP = 12;
const COLOURS = ['#1d4e5f', '#2f6f62', '#8a9a5b', '#d9a441', '#c2582d', '#7a3b4b', '#4b5d8a'] as const;

/** A photo book as a PDF: a cover with its title, and pages on which fields of colour stand for the photos. */
export function bookPdf(title: string, code: string): Readable {
  return createPdf(title, (pdf) => {
    const { width, height } = pdf.page;
    const random = createRandom(
      code.length + ([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000),
    );
    const colour = () => random.pick(COLOURS);
    pdf.rect(0, 0, width, height).fill(colour());
    pdf
      .fillColor('white')
      .font('Times-Roman')
      .fontSize(40)
      .text(title, MARGIN, height / 3, { align: 'center' });
    pdf
      .font('Helvetica')
      .fontSize(10)
      .text(code, MARGIN, height - 2 * MARGIN, { align: 'center' });
    for (let page = 1; page <= PAGES; page++) {
      pdf.addPage();
      drawPhotos(pdf, random.between(1, 3), colour);
      pdf
        .fillColor('black')
        .fontSize(9)
        .text(String(page), MARGIN, height - MARGIN - GAP, { align: 'center', lineBreak: false });
    }
  });
}

/** Photos, one below the other. */
function drawPhotos(pdf: Pdf, count: number, colour: () => string): void {
  const width = pdf.page.width - 2 * MARGIN;
  const room = pdf.page.height - 3 * MARGIN;
  const height = (room - (count - 1) * GAP) / count;
  for (let index = 0; index < count; index++)
    pdf.rect(MARGIN, MARGIN + index * (height + GAP), width, height).fill(colour());
}
