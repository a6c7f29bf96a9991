import { expect, it } from 'vitest';
import { noteFaults } from './support/notes.ts';
import { projectFiles, read } from './support/project.ts';

it('every citation of a note resolves, and every note is written once', () => {
  const files = projectFiles().filter(
    (path) => /\.(ts|tsx|mjs|css|yaml|md)$/.test(path) && !path.startsWith('tests/house/'),
  );
  expect(noteFaults(files.map((path) => ({ path, content: read(path) })))).toEqual([]);
});

it('finds a citation of nothing and a note that is written twice', () => {
  const owner = { path: 'a.ts', content: '/** [Note: Links expire] After an hour. */' };
  expect(noteFaults([owner, { path: 'b.ts', content: '// See: [Note: Links expire]' }])).toEqual([]);
  expect(noteFaults([owner, { path: 'b.ts', content: '// See: [Note: Links last]' }])).toEqual([
    'b.ts cites [Note: Links last], which nobody wrote',
  ]);
  expect(noteFaults([owner, { ...owner, path: 'b.ts' }])).toEqual(['[Note: Links expire] is written in a.ts and b.ts']);
});
