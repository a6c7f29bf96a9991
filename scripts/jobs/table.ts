import { withPart } from '../documents/part.ts';

/** Result of one job on one device. */
export interface JobResult {
  name: string;
  device: string;
  /** Maximum number of presses. */
  bar: number;
  presses: number;
  letters: number;
  /** From the first press until it is done, in ms; where nothing is pressed, from when it could go on. */
  ms: number;
  /** Reason why it was not done. */
  failure?: string;
}

/** Whether a job was done with the presses that it may take. */
export function isHeld({ presses, bar, failure }: JobResult): boolean {
  return failure === undefined && presses <= bar;
}

/** Exit code of the command: 0 when something was tried, all of it was done, and with the presses that it may take. */
export function exitCodeOf(results: readonly JobResult[]): number {
  return results.length > 0 && results.every(isHeld) ? 0 : 1;
}

/** The results as a table in Markdown: a job a row, the devices beside each other. */
export function jobsTable(results: readonly JobResult[]): string {
  const devices = [...new Set(results.map(({ device }) => device))];
  const jobs = Map.groupBy(results, ({ name }) => name);
  const titles = ['job', 'at most', ...devices.flatMap((device) => [device, 'letters', 'seconds']), 'held'];
  return [
    titles,
    titles.map((_, column) => (column === 0 ? '---' : '---:')),
    ...[...jobs].map(([name, tries]) => [
      name,
      tries[0]?.bar ?? '',
      ...devices.flatMap((device) => cellsOf(tries.find((one) => one.device === device))),
      tries.every(isHeld) ? 'yes' : '**no**',
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellsOf(result: JobResult | undefined): (string | number)[] {
  if (!result) return ['', '', ''];
  const { presses, letters, ms, failure } = result;
  return failure === undefined ? [presses, letters || '', (ms / 1000).toFixed(1)] : ['not done', '', ''];
}

/** The document with these results in place of the last ones. @throws when it has no place for them */
export function withJobs(document: string, head: string, results: readonly JobResult[]): string {
  return withPart(document, 'jobs', `${head}\n\n${jobsTable(results)}`);
}
