import { expect, it } from 'vitest';
import { projectFiles, read } from './support/project.ts';

/** Lists of links within `nav`, which keep their role. */
const IN_NAV = new Set(['src/ui/pager.tsx', 'src/ui/tabs.tsx', 'src/app/pages/menu-list.tsx']);

/** Lists that lose their markers by their class (src/ui/theme/base.css), and with them, in Safari, their role. */
function listsWithoutRole(source: string): string[] {
  return [...source.matchAll(/<(?:ul|ol)\b[^>]*\bclassName=[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('role="list"') && !tag.includes('aria-hidden="true"'));
}

it('X5 every list that is drawn without markers says that it is one', () => {
  const files = projectFiles().filter(
    (path) => /^src\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx') && !IN_NAV.has(path),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => listsWithoutRole(read(path)).map((tag) => `${path}: ${tag}`))).toEqual([]);
});

it('finds one that does not', () => {
  expect(listsWithoutRole('<ul className={styles.list}>')).toEqual(['<ul className={styles.list}>']);
  expect(listsWithoutRole('<ol\n  aria-label="Steps"\n  className="steps"\n>')).toHaveLength(1);
  expect(listsWithoutRole('<ul role="list" className={styles.list}><ul><ul className="a" aria-hidden="true">')).toEqual(
    [],
  );
});
