import { partOf, withPart } from '../documents/part.ts';
import { type Bar, barText, bars, type Figure, isWithin } from './bars.ts';
import type { MeasuredEngine } from './engines.ts';
import { headline, type RunInfo, ratioOf, type Section, sectionTitle, format } from './report.ts';

const names: Record<MeasuredEngine, string> = { firefox: 'Firefox', webkit: 'WebKit' };
const engines = Object.keys(names) as MeasuredEngine[];

/** Factor by which the ratio to the floor of the same engine may exceed Chromium's. */
const WORSE = 1.5;
const LONGEST_FRAME_MS = 100;

/** A line of a table: which figures it has, by the names of the columns. */
interface Row {
  section: string;
  id: string;
  what: string;
  cells: Map<string, string>;
}

/** The rows of the tables in a part of the document, each below the title of its section. */
function rowsIn(text: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  let columns: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('### ')) section = line.slice(4);
    if (!line.startsWith('| ')) continue;
    const cells = line.split('|').slice(1, -1);
    const [id = '', what = ''] = cells.map((cell) => cell.trim());
    if (id === 'id') columns = cells.map((cell) => cell.trim());
    else rows.push({ section, id, what, cells: new Map(columns.map((name, at) => [name, cells[at]?.trim() ?? ''])) });
  }
  return rows;
}

const numberIn = (cell = '') => (cell === '' ? undefined : Number(cell.replaceAll(',', '')));

/** The bar of a figure outside Chromium. @param ratio of Chromium to its floor */
export function engineBar({ id, what }: Pick<Figure, 'id' | 'what'>, ratio: number | undefined): Bar | undefined {
  if (what.startsWith('longest frame')) return { atMost: LONGEST_FRAME_MS };
  const bar = bars[`${id} ${what}`];
  if (bar && 'atMost' in bar && id === 'F4') return bar;
  if (ratio === undefined) return undefined;
  return bar && 'atLeastTimesFloor' in bar
    ? { atLeastTimesFloor: Number((ratio / WORSE).toFixed(2)) }
    : { atMostTimesFloor: Number((ratio * WORSE).toFixed(2)) };
}

/** The document with the figures of one engine in its columns; those of the other stay. */
export function updateEngines(
  document: string,
  engine: MeasuredEngine,
  sections: readonly Section[],
  run: RunInfo,
): string {
  const { before, part: last } = partOf(document, 'engines');
  const heads = engines.map((name) => {
    const head = last
      .split('\n')
      .find((line) => line.startsWith(`${names[name]}: `))
      ?.replace(/\\+$/, '');
    return name === engine ? `${names[name]}: ${headline(run)}` : (head ?? `${names[name]}: not measured yet.`);
  });
  const known = rowsIn(last);
  const chromium = rowsIn(before);
  const tables = sections.map((section) => {
    const title = sectionTitle(section);
    const rows = section.figures.map((measured) => {
      const is = (row: Row) => row.section === title && row.id === measured.id && row.what === measured.what;
      const ratio = numberIn(chromium.find(is)?.cells.get('ratio'));
      return tableRow(measured, engine, known.find(is)?.cells, ratio);
    });
    const columns = engines.flatMap((name) => [names[name], `${names[name]} floor`, `${names[name]} x floor`]);
    const head = ['id', 'what', 'Chromium x floor', ...columns, 'bar', 'held'];
    return [
      `### ${title}`,
      '',
      `| ${head.join(' | ')} |`,
      `|${'---|'.repeat(head.length)}`,
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n');
  });
  return withPart(document, 'engines', [heads.join('\\\n'), ...tables].join('\n\n'));
}

function tableRow(
  measured: Figure,
  engine: MeasuredEngine,
  known: Map<string, string> | undefined,
  chromium: number | undefined,
): string[] {
  const bar = engineBar(measured, chromium);
  const figures = engines.map((name) => {
    if (name === engine) return measured;
    const [own, floor] = [numberIn(known?.get(names[name])), numberIn(known?.get(`${names[name]} floor`))];
    return { own, ...(floor !== undefined && { floor }) };
  });
  // The other one may not have been measured yet; this one has been.
  const judged = engines
    .map((name, at) => ({ name, figure: figures[at] ?? { own: undefined } }))
    .filter(({ name, figure }) => name === engine || figure.own !== undefined);
  const namesOf = (some: typeof judged) => some.map(({ name }) => names[name]).join(', ');
  // A floor that is full before the driver can look has no figure, and nothing can be held against it.
  const floorless = judged.filter(
    ({ figure: { own, floor } }) => own !== undefined && floor === undefined && bar !== undefined && !('atMost' in bar),
  );
  const missed = judged.filter((one) => !floorless.includes(one) && isWithin(one.figure, bar) === false);
  const verdict = [
    ...(missed.length > 0 ? [`**no**: ${namesOf(missed)}`] : floorless.length < judged.length ? ['yes'] : []),
    ...(floorless.length > 0 ? [`without a floor: ${namesOf(floorless)}`] : []),
  ].join('; ');
  return [
    measured.id,
    measured.what,
    chromium === undefined ? '' : chromium.toFixed(2),
    ...figures.flatMap(({ own, floor }) => [format(own), format(floor), ratioOf({ own, floor })]),
    barText(bar),
    bar ? verdict : '',
  ];
}
