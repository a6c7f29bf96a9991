import { posix } from 'node:path';
import type { SourceText } from './notes.ts';

const isDocument = (path: string) => path.endsWith('.md');

/** Names a script or a style; `*` and `<word>` stand for any part of a name. */
const FILE = /(?<![\w@])[\w@#.*<>/-]*[\w>*]\.(?:tsx|mts|mjs|css|ts)\b(?![\w(-])/g;
const COMMENT = /(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
const COMMAND = /\bnpm run (?:--silent )?([a-z][\w:-]*)/g;
const LINK = /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g;

/**
 * What documents and comments cite: files by the end of their path, commands of package.json, and what a document links to.
 * @param all paths of the project
 * @returns one line for each citation of what is not there
 */
export function citationFaults(
  { path, content }: SourceText,
  all: ReadonlySet<string>,
  commands: ReadonlySet<string>,
): string[] {
  const text = isDocument(path) ? content : (content.match(COMMENT) ?? []).join('\n');
  const targets = [...(isDocument(path) ? text.matchAll(LINK) : [])].map(([, to = '']) =>
    posix.join(posix.dirname(path), to),
  );
  return [
    ...[...text.matchAll(FILE)].map(([name]) => name).filter((name) => !isThere(name, all)),
    ...[...text.matchAll(COMMAND)].map(([, name = '']) => name).filter((name) => !commands.has(name)),
    ...targets.filter((target) => !all.has(target)),
  ].map((cited) => `${path} cites ${cited}`);
}

/** Every way to cite these files: each end of their paths that begins with a name, and each folder on the way. */
export function waysToCite(paths: readonly string[]): Set<string> {
  return new Set(
    paths.flatMap((path) => {
      const names = path.split('/');
      return names.flatMap((_, at) => [names.slice(at).join('/'), names.slice(0, at + 1).join('/')]);
    }),
  );
}

/** A name of code, as documents write it: of several words, alone between backticks, perhaps with brackets. */
const NAME = /`([A-Za-z]+[a-z][A-Z]\w*)(?:\(\))?`/g;
const WORD = /[A-Za-z]+[a-z][A-Z]\w*/g;

/** @returns one line for each name in a document that no code has */
export function nameFaults({ path, content }: SourceText, words: ReadonlySet<string>): string[] {
  return [...content.matchAll(NAME)]
    .filter(([, name = '']) => !words.has(name))
    .map(([, name = '']) => `${path} names ${name}`);
}

/** The names of several words in some code. */
export function wordsOf(contents: readonly string[]): Set<string> {
  return new Set(contents.flatMap((content) => content.match(WORD) ?? []));
}

function isThere(name: string, all: ReadonlySet<string>): boolean {
  const plain = name.replace(/^(\.{1,2}\/|#)+/, '');
  if (!/[*<]/.test(plain)) return all.has(plain);
  const escaped = plain.replaceAll('.', '\\.').replaceAll(/\*+|<\w+>/g, '[^/]+');
  const pattern = new RegExp(`^${escaped}$`);
  return [...all].some((path) => pattern.test(path));
}
