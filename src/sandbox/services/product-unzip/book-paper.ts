import type { Readable } from 'node:stream';
import { createRandom } from '#lib/random.ts';
import { drawPaper, MARGIN } from '../../papers/paper.ts';
import type { Paper } from '../../papers/paper.ts';

const PAGES = 8;
const GAP = 12;
const COLOURS = ['#1d4e5f', '#2f6f62', '#8a9a5b', '#d9a441', '#c2582d', '#7a3b4b', '#4b5d8a'] as const;

/** A photo book on paper: a cover with its title, and pages on which fields of colour stand for the photos. */
export function bookPaper(title: string, code: string): Readable {
  return drawPaper(title, (paper) => {
    const { width, height } = paper.page;
    const random = createRandom(
      code.length + ([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000),
    );
    const colour = () => random.pick(COLOURS);
    paper.rect(0, 0, width, height).fill(colour());
    paper
      .fillColor('white')
      .font('Times-Roman')
      .fontSize(40)
      .text(title, MARGIN, height / 3, { align: 'center' });
    paper
      .font('Helvetica')
      .fontSize(10)
      .text(code, MARGIN, height - 2 * MARGIN, { align: 'center' });
    for (let page = 1; page <= PAGES; page++) {
      paper.addPage();
      drawPhotos(paper, random.between(1, 3), colour);
      paper
        .fillColor('black')
        .fontSize(9)
        .text(String(page), MARGIN, height - MARGIN - GAP, { align: 'center', lineBreak: false });
    }
  });
}

/** Photos, one below the other. */
function drawPhotos(paper: Paper, count: number, colour: () => string): void {
  const width = paper.page.width - 2 * MARGIN;
  const room = paper.page.height - 3 * MARGIN;
  const height = (room - (count - 1) * GAP) / count;
  for (let index = 0; index < count; index++)
    paper.rect(MARGIN, MARGIN + index * (height + GAP), width, height).fill(colour());
}
