import { expect, it } from 'vitest';
import { projectFiles, read } from './support/project.ts';
import { askedNames, familiesIn, unknownNames, unusedNames } from './support/text-keys.ts';

/** Names that are put together at run time, by how they begin. */
const families: string[] = [];

const names = askedNames(Object.keys(JSON.parse(read('src/i18n/locales/en-GB.json'))));
const sources = projectFiles()
  .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/sandbox/') && !/\.test\.tsx?$/.test(path))
  .map(read);

it('every text is used', () => {
  expect(unusedNames(names, sources, families)).toEqual([]);
});

it('every text that is asked for exists', () => {
  expect(unknownNames(names, sources)).toEqual([]);
});

it('every family of names that are put together is listed here, and none in vain', () => {
  expect(familiesIn(sources).sort()).toEqual([...families].sort());
});

it('finds an unused, an unknown and an unlisted name', () => {
  const code = ["t('a.b', { count: 1 })", 'const key = "c.d"', 't(`e.${kind}`)'];
  expect(unusedNames(['a.b', 'c.d', 'e.f', 'g.h'], code, ['e.'])).toEqual(['g.h']);
  expect(unknownNames(['c.d'], code)).toEqual(['a.b']);
  expect(familiesIn(code)).toEqual(['e.']);
});
