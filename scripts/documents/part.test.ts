import { expect, it } from 'vitest';
import { partOf, withNewestRows, withPart } from './part.ts';

const document = 'before\n<!-- figures: begin -->\nold\n<!-- figures: end -->\nafter <!-- others: end -->\n';

it('a part takes the place of the last one, and nothing else changes', () => {
  const once = withPart(document, 'figures', 'new');
  expect(once).toBe('before\n<!-- figures: begin -->\n\nnew\n\n<!-- figures: end -->\nafter <!-- others: end -->\n');
  expect(withPart(once, 'figures', 'new')).toBe(once);
});

it('a part is read without its markers', () => {
  expect(partOf(document, 'figures')).toEqual({
    before: 'before\n',
    part: '\nold\n',
    after: '\nafter <!-- others: end -->\n',
  });
});

it.each([
  ['begin', document.replace('<!-- figures: begin -->', '')],
  ['end', document.replace('<!-- figures: end -->', '')],
  ['both', 'nothing'],
  ['their order', '<!-- figures: end --> <!-- figures: begin -->'],
])('a document is refused where its markers lack %s', (_what, broken) => {
  expect(() => withPart(broken, 'figures', 'new')).toThrow('no place for figures');
});

it('new rows stand above the last ones', () => {
  const table = 'before\n| a | b |\n|---|---|\n| 1 | 2 |\nafter\n';
  expect(withNewestRows(table, '| a | b |', ['| 5 | 6 |', '| 3 | 4 |'])).toBe(
    'before\n| a | b |\n|---|---|\n| 5 | 6 |\n| 3 | 4 |\n| 1 | 2 |\nafter\n',
  );
  expect(withNewestRows(table, '| a | b |', [])).toBe(table);
  expect(() => withNewestRows(table, '| a |', [])).toThrow('no place for new rows');
});
