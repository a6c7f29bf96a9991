import { expect, it } from 'vitest';
import { citationFaults, waysToCite } from './support/citations.ts';
import { projectFiles, read } from './support/project.ts';

/** Files that are cited although they are not here. */
const ELSEWHERE = [
  // Backend teams write it.
  'docs/backend-teams.md cites provider-states.mjs',
  // The records of its removal, and of what it cost before.
  'docs/decisions/0083-what-contract-tools-cost.md cites contracts-opc.ts',
  'docs/decisions/0083-what-contract-tools-cost.md cites scripts/contracts-opc.ts',
  'docs/decisions/0084-done-once.md cites contracts-opc.ts',
];

/** A record that another has superseded as a whole tells of files as they were. */
const isSuperseded = (content: string) => /^\d{4}-\d\d-\d\d .*· superseded by \d{4}(?! where)/m.test(content);

const paths = projectFiles();
const all = waysToCite(paths);
const commands = new Set(Object.keys(JSON.parse(read('package.json')).scripts));

it('every script, style, command and linked file that a comment or a document names is there', () => {
  const cited = paths
    .filter(
      (path) =>
        /^((README|CONTRIBUTING)\.md|docs\/(decisions\/)?[^/]+\.md)$/.test(path) ||
        /^(src|scripts|contracts|tests)\/.*\.(ts|tsx|mjs|css)$/.test(path),
    )
    .map((path) => ({ path, content: read(path) }))
    .filter(({ content }) => !isSuperseded(content));
  const faults = cited.flatMap((text) => citationFaults(text, all, commands));
  expect([...new Set(faults)].toSorted()).toEqual(ELSEWHERE);
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
