import { expect, it } from 'vitest';
import { citationFaults, nameFaults, waysToCite, wordsOf } from './support/citations.ts';
import { projectFiles, read } from './support/project.ts';

/** Files that are cited although they are not here. */
const ELSEWHERE = [
  // Backend teams write it.
  'docs/backend-teams.md cites provider-states.mjs',
  // The records of its removal, and of what it cost before.
  'docs/decisions/0083-what-contract-tools-cost.md cites contracts-opc.ts',
  'docs/decisions/0083-what-contract-tools-cost.md cites scripts/contracts-opc.ts',
  'docs/decisions/0084-no-repeated-steps.md cites contracts-opc.ts',
];

/** Names of browsers and libraries: records tell of them because nothing here uses them, and backend teams do. */
const OF_OTHERS = [
  'docs/backend-teams.md names verifyInteraction',
  'docs/backend-teams.md names RequestFilter',
  'docs/decisions/0010-router.md names useBlocker',
  'docs/decisions/0010-router.md names ScrollRestoration',
  'docs/decisions/0019-unzip.md names DecompressionStream',
];

/** A record that another has superseded as a whole tells of files as they were. */
const isSuperseded = (content: string) => /^\d{4}-\d\d-\d\d .*· superseded by \d{4}(?! where)/m.test(content);

const paths = projectFiles();
const all = waysToCite(paths);
const commands = new Set(Object.keys(JSON.parse(read('package.json')).scripts));

const texts = (pattern: RegExp) =>
  paths.filter((path) => pattern.test(path)).map((path) => ({ path, content: read(path) }));
const documents = texts(/^((README|CONTRIBUTING)\.md|docs\/(decisions\/)?[^/]+\.md)$/).filter(
  ({ content }) => !isSuperseded(content),
);

it('every script, style, command and linked file that a comment or a document names is there', () => {
  const code = texts(/^(src|scripts|contracts|tests)\/.*\.(ts|tsx|mjs|css)$/);
  const faults = [...documents, ...code].flatMap((text) => citationFaults(text, all, commands));
  expect([...new Set(faults)].toSorted()).toEqual(ELSEWHERE);
});

it('every function, type and field that a document names is there', () => {
  const code = texts(/^((src|scripts|contracts|tests|openapi|generated)\/.*|[^/]+)\.(tsx?|m[jt]s|json|ya?ml|graphql)$/);
  const words = wordsOf(
    code.filter(({ path }) => path !== 'tests/house/citations.test.ts').map(({ content }) => content),
  );
  expect(documents.flatMap((text) => nameFaults(text, words))).toEqual(OF_OTHERS);
});

it('records that take something back, and those of which it is taken, name one another in their heads', () => {
  const heads = texts(/^docs\/decisions\/\d{4}-[^/]+\.md$/).map(({ path, content }) => ({
    id: path.match(/\d{4}/)?.[0] ?? '',
    // Parts of it, each about one or the other.
    parts: (content.split('\n')[2] ?? '').split(/·|; (?=[^;]*superseded by)/),
  }));
  const pairs = (word: RegExp) =>
    heads.flatMap(({ id, parts }) =>
      parts
        .filter((part) => word.test(part))
        .flatMap((part) => (part.match(/\b\d{4}\b(?!-)/g) ?? []).map((other) => [id, other])),
    );
  const taken = pairs(/superseded/).map(([old, by]) => `${by} supersedes ${old}`);
  const taking = pairs(/supersedes/).map(([by, old]) => `${by} supersedes ${old}`);
  expect(new Set(taking).size).toBeGreaterThan(5);
  expect(taking.toSorted()).toEqual(taken.toSorted());
});

it('finds what is not there, and passes what is', () => {
  const faults = (path: string, content: string) =>
    citationFaults(
      { path, content },
      waysToCite(['src/lib/page.ts', 'src/lib/page.test.ts', 'docs/tour.md']),
      new Set(['test:e2e']),
    );
  expect(faults('src/a.ts', '/** See page.ts, lib/page.ts, #lib/page.ts, ./page.ts and `<name>.test.ts`. */')).toEqual(
    [],
  );
  expect(faults('src/a.ts', '// See page-name.ts.')).toEqual(['src/a.ts cites page-name.ts']);
  expect(faults('src/a.css', '/* See ui/page.ts: it\n   * says why. */')).toEqual(['src/a.css cites ui/page.ts']);
  expect(faults('src/a.ts', "import { page } from './not-told.ts'; // why")).toEqual([]);
  expect(faults('docs/a.md', 'see `src/*.spec.ts`')).toEqual(['docs/a.md cites src/*.spec.ts']);
  expect(faults('docs/a.md', '`npm run test:e2e`, `npm run --silent test:all`')).toEqual(['docs/a.md cites test:all']);
  expect(faults('docs/a.md', '[a](tour.md#a) [b](../src/lib) [c](b.md) [d](https://b.example)')).toEqual([
    'docs/a.md cites docs/b.md',
  ]);
});

it('finds a name that no code has', () => {
  const words = wordsOf(['export const keptAs = (useBlocker: string) => {}']);
  const content = '`keptAs` and `useBlocker()`, `plain`, `cachedAs`, `<Failure gone>`';
  expect(nameFaults({ path: 'docs/a.md', content }, words)).toEqual(['docs/a.md names cachedAs']);
});
