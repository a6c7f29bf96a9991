import type { Readable } from 'node:stream';
import { createPdf, MARGIN } from '../../pdf/pdf.ts';
import type { Pdf } from '../../pdf/pdf.ts';
import type { Place, PlaceMap } from './maps.ts';

const TOP = 130;
const SIDE = 480;
const PADDING = 60;
const WATER = '#e8f1f5';
const LINE = '#c3d3da';
const ROUTE = '#c2410c';

/** Maps as a PDF, a page for each: the places in their true directions, and the way from one to the next. */
export function renderMap(maps: readonly PlaceMap[]): Readable {
  return createPdf('Maps', (pdf) => {
    maps.forEach((map, index) => {
      if (index > 0) pdf.addPage();
      drawMap(pdf, map);
    });
  });
}

function drawMap(pdf: Pdf, { title, places }: PlaceMap): void {
  pdf.fillColor('black').font('Helvetica-Bold').fontSize(22).text(title);
  pdf.rect(MARGIN, TOP, SIDE, SIDE).fill(WATER);
  for (let part = 1; part < 6; part++) {
    const at = (SIDE / 6) * part;
    pdf.moveTo(MARGIN + at, TOP).lineTo(MARGIN + at, TOP + SIDE);
    pdf.moveTo(MARGIN, TOP + at).lineTo(MARGIN + SIDE, TOP + at);
  }
  pdf.lineWidth(0.5).stroke(LINE);

  const points = pointsOf(places);
  points.forEach(({ x, y }, index) => (index === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y)));
  pdf.lineWidth(2).stroke(ROUTE);
  for (const { x, y } of points) pdf.circle(x, y, 5).fill(ROUTE);
  pdf.font('Helvetica').fontSize(11).fillColor('black');
  for (const { name, x, y } of points) pdf.text(name, x + 9, y - 5, { lineBreak: false });
}

/** The places on the page: an equirectangular projection around their middle, the same scale in both directions. */
function pointsOf(places: readonly Place[]): { name: string; x: number; y: number }[] {
  const north = range(places.map((place) => place.north));
  const narrowing = Math.cos((north.middle * Math.PI) / 180);
  const east = range(places.map((place) => place.east * narrowing));
  const scale = (SIDE - 2 * PADDING) / Math.max(north.length, east.length, 1);
  return places.map((place) => ({
    name: place.name,
    x: MARGIN + SIDE / 2 + (place.east * narrowing - east.middle) * scale,
    y: TOP + SIDE / 2 - (place.north - north.middle) * scale,
  }));
}

function range(values: readonly number[]): { middle: number; length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}
