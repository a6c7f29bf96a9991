import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Number of lines up to which a file counts as short. */
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

/** Table of the product's folders and the lengths of their files; then the folders that import each other. */
export async function describeShape(): Promise<string> {
  const all = await sourceFiles();
  const files = productFiles(all);
  const perFolder = [...Map.groupBy(files, ({ path }) => folderOf(path))].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const line = (name: string, { files: amount, median, ninth, short, long }: Lengths) =>
    [name.padEnd(28), ...[amount, median, ninth, short, long].map((figure) => String(figure).padStart(8))].join('');
  const mutual = mutualFolders(all);
  return [
    `${''.padEnd(28)}${['files', 'median', '90 %', `<= ${SHORT}`, `> ${LONG}`].map((title) => title.padStart(8)).join('')}`,
    ...perFolder.map(([name, own]) => line(name, lengthsOf(own))),
    line('all', lengthsOf(files)),
    '',
    `Folders that import each other: ${mutual.length === 0 ? 'none' : ''}`.trimEnd(),
    ...mutual.flatMap(({ folders, imports }) => [`  ${folders.join(' and ')}`, ...imports.map((one) => `    ${one}`)]),
  ].join('\n');
}

/** The files of `src`, `contracts` and `scripts`, without tests and what serves them. */
export async function sourceFiles(): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const sources = ['src/**/*.{ts,tsx}', 'contracts/**/*.ts', 'scripts/**/*.{ts,mjs}'];
  for await (const found of glob(sources, { cwd: root })) {
    const path = found.replaceAll('\\', '/');
    if (/\.test\.tsx?$|\.d\.ts$|^src\/.*\/testing\/|test-(?:kit|world|library)\.tsx?$/.test(path)) continue;
    files.push({ path, text: await readFile(join(root, path), 'utf8') });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Those that the product's browsers run. */
export function productFiles(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => /^src\/(?!sandbox\/)/.test(path));
}

/** Lengths of files. */
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

/**
 * Two folders of which each imports the other, by their paths in src (`app/access`) or in the project (`scripts/setup`), and the imports
 * that make them such a pair.
 */
export interface MutualFolders {
  folders: [string, string];
  /** As `app/start.tsx -> app/pages/plain-page.tsx`, those of the first folder first. */
  imports: string[];
}

/**
 * Pairs of folders of which each imports the other, at every depth. In each folder, its own files are one side, and each of its
 * sub-folders, with all that is below it, is another; no two of these sides may import each other. So a folder may import what lies in
 * it, unless that imports the folder's own files. A type counts like a value, `import()` and style sheets like any import.
 *
 * `parts` is no folder of its own, but its feature's: that is read through it, from its screen down to its model. Each file of src itself
 * stands alone, as it does for lint (scripts/lint/import-directions.ts), and so does each of scripts and of contracts: these are commands
 * and what they share, and the cases of a service. The sandbox is put together by the files of its own root, which count as a folder.
 *
 * Left out are imports from one of src, contracts and scripts into another: commands run what contracts and sandbox offer, and the pack of
 * the verifier starts a program by the means of the commands. Left out as well are tests, which import whatever they show and stand
 * beside it, and the folder `tests`, where a suite and its steps are one.
 */
export function mutualFolders(files: readonly SourceFile[]): MutualFolders[] {
  const imports = new Map<string, Map<string, Set<string>>>();
  for (const { path, text } of files) {
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)) {
      const target = targetOf(path, specifier);
      if (treeOf(path) !== treeOf(target)) continue;
      const [from, to] = sidesOf(path, target);
      if (from === to) continue;
      const found = imports.get(from) ?? new Map<string, Set<string>>();
      imports.set(from, found);
      found.set(to, (found.get(to) ?? new Set()).add(`${nameOf(path)} -> ${nameOf(target)}`));
    }
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, there]): MutualFolders[] => {
      const back = from < to ? imports.get(to)?.get(from) : undefined;
      return back ? [{ folders: [from, to], imports: [...there, ...back] }] : [];
    }),
  );
}

function targetOf(path: string, specifier: string): string {
  if (specifier === '#paths') return 'src/paths.ts';
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier);
}

/** The sides that two files are on, in the innermost folder that holds both: a sub-folder of it, or the folder for its own files. */
function sidesOf(one: string, other: string): [string, string] {
  const [first, second] = [foldersOf(one), foldersOf(other)];
  const shared = first.findIndex((folder, depth) => folder !== second[depth]);
  const depth = shared < 0 ? first.length : shared;
  const side = (folders: readonly string[]) => folders.slice(0, depth + 1).join('/');
  return [side(first), side(second)];
}

/** The folders that a file counts to, the outermost first. */
function foldersOf(path: string): string[] {
  const [tree = '', ...names] = path.split('/');
  const folders = names.length === 1 ? names : names.slice(0, -1).filter((name) => name !== 'parts');
  return tree === 'src' ? folders : [tree, ...folders];
}

/** `src`, `contracts` or `scripts`. */
function treeOf(path: string): string | undefined {
  return path.split('/')[0];
}

function nameOf(path: string): string {
  return path.replace(/^src\//, '');
}

function folderOf(path: string): string {
  const [, area = '', folder = '', ...deeper] = path.split('/');
  if (deeper.length > 0 && (area === 'features' || area === 'photos')) return `${area}/${folder}`;
  return folder === '' ? area.replace(/\.tsx?$/, '') : area;
}
