import { withNewestRows, withPart } from '../documents/part.ts';
import { barText, bars, type Figure, isWithin } from './bars.ts';

/** The figures of one library, or of other pages. */
export interface Section {
  /** Number of photos of the library; undefined for other pages. */
  photos?: number | undefined;
  figures: Figure[];
}

export interface RunInfo {
  date: string;
  commit: string;
  runs: number;
  cores: number;
}

const historyHead =
  '| date | commit | runs | photos | first picture x floor | slow: first x floor | frames x floor | kB | bars held |';

/** Heading of the figures: date, commit, machine and number of runs. */
export function headline({ date, commit, cores, runs }: RunInfo): string {
  return `Measured on ${date} at ${commit}, ${cores} cores, ${runs === 1 ? 'one run' : `medians of ${runs} runs`}.`;
}

export function sectionTitle({ photos }: Pick<Section, 'photos'>): string {
  return photos === undefined ? 'Other pages' : `${photos.toLocaleString('en-GB')} photos`;
}

/** The figures as a table in Markdown. */
export function figuresTable({ photos, figures }: Section): string {
  const rows = figures.map((figure) => {
    const { id, what, own, floor } = figure;
    const bar = bars[`${id} ${what}`];
    const verdict = { true: 'yes', false: '**no**', undefined: '' }[String(isWithin(figure, bar))];
    return `| ${[id, what, format(own), format(floor), ratioOf(figure), barText(bar), verdict].join(' | ')} |`;
  });
  return [
    `### ${sectionTitle({ photos })}`,
    '',
    '| id | what | app | floor | ratio | bar | held |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The document with these figures in place of the last ones, and a line more in its history. */
export function updateDocument(document: string, sections: readonly Section[], run: RunInfo): string {
  const figures = [headline(run), ...sections.map(figuresTable)].join('\n\n');
  const lines = sections.filter(({ photos }) => photos !== undefined).map((section) => historyLine(section, run));
  return withNewestRows(withPart(document, 'figures', figures), historyHead, lines);
}

function historyLine({ photos = 0, figures }: Section, { date, commit, runs }: RunInfo): string {
  const find = (name: string) => figures.find(({ id, what }) => `${id} ${what}` === name);
  const ratio = (name: string) => ratioOf(find(name));
  const verdicts = figures
    .map((figure) => isWithin(figure, bars[`${figure.id} ${figure.what}`]))
    .filter((verdict) => verdict !== undefined);
  return `| ${[
    date,
    commit,
    runs,
    photos.toLocaleString('en-GB'),
    ratio('F3 first picture, ms'),
    ratio('F3 first picture with CPU 4x and Fast 4G, ms'),
    ratio('F4 frames per second at 8,000 px/s'),
    format(find('F1 JavaScript and CSS until the view is full, kB')?.own),
    `${verdicts.filter(Boolean).length} of ${verdicts.length}`,
  ].join(' | ')} |`;
}

/** Ratio of a figure to that of the floor; empty where the latter is written as none. */
export function ratioOf({ own, floor }: Pick<Figure, 'own' | 'floor'> = { own: undefined }): string {
  return own === undefined || !floor || format(floor) === '0' ? '' : (own / floor).toFixed(2);
}

/** A figure as people read it; empty for one that could not be measured. */
export function format(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}
