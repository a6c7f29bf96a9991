import { glob, readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A file of this many lines or fewer counts as short. */
const SHORT = 25;
const LONG = 400;

/** A source file by its path in the project. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The lengths of files, in lines. */
export interface Lengths {
  files: number;
  median: number;
  /** A tenth of the files is longer. */
  ninth: number;
  short: number;
  long: number;
}

/** What the product is made of, and how it is cut, as a table to print. */
export async function describeShape(): Promise<string> {
  const files = await productFiles();
  const rooms = [...Map.groupBy(files, ({ path }) => roomOf(path))].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const line = (name: string, { files: amount, median, ninth, short, long }: Lengths) =>
    [name.padEnd(28), ...[amount, median, ninth, short, long].map((figure) => String(figure).padStart(8))].join('');
  const mutual = mutualFolders(files);
  return [
    `${''.padEnd(28)}${['files', 'median', '90 %', `<= ${SHORT}`, `> ${LONG}`].map((title) => title.padStart(8)).join('')}`,
    ...rooms.map(([name, own]) => line(name, lengthsOf(own))),
    line('all', lengthsOf(files)),
    '',
    `Folders that import each other: ${mutual.length === 0 ? 'none' : mutual.map((pair) => pair.join(' and ')).join(', ')}`,
  ].join('\n');
}

/** The files that the product's browsers run. */
export async function productFiles(): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const found of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    const path = found.replaceAll('\\', '/');
    if (/\.test\.tsx?$|\.d\.ts$|^src\/sandbox\/|\/testing\/|test-(?:kit|world|library)\.tsx?$/.test(path)) continue;
    files.push({ path, text: await readFile(join(root, path), 'utf8') });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** How long files are. */
export function lengthsOf(files: readonly SourceFile[]): Lengths {
  const lengths = files.map(({ text }) => text.trimEnd().split('\n').length).toSorted((one, other) => one - other);
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  return {
    files: lengths.length,
    median: at(0.5),
    ninth: at(0.9),
    short: lengths.filter((length) => length <= SHORT).length,
    long: lengths.filter((length) => length > LONG).length,
  };
}

/** Pairs of folders of which each imports the other: a room in src/photos, a feature, an area of src. Types count, too. */
export function mutualFolders(files: readonly SourceFile[]): [string, string][] {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const from = roomOf(path);
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)) {
      const target = specifier.startsWith('#')
        ? `src/${specifier.slice(1)}`
        : posix.join(dirname(path).replaceAll('\\', '/'), specifier);
      const to = roomOf(target);
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => from < to && imports.get(to)?.has(from)).map((to): [string, string] => [from, to]),
  );
}

function roomOf(path: string): string {
  const [, area = '', room = '', ...deeper] = path.split('/');
  if (deeper.length > 0 && (area === 'features' || area === 'photos')) return `${area}/${room}`;
  return room === '' ? area.replace(/\.tsx?$/, '') : area;
}
