import { withPart } from '../../../scripts/documents/part.ts';
import type { Exercise } from './exercise.ts';

/** The kinds of files that are counted, by where they lie. */
const KINDS: readonly (readonly [name: string, path: RegExp])[] = [
  ['spec', /^openapi\//],
  ['languages', /^src\/i18n\/locales\//],
  ['sandbox', /^src\/sandbox\//],
  ['app', /^src\/(?!.*\.test\.tsx?$)/],
  ['contract', /^contracts\//],
  ['tests', /^tests\/|\.test\.tsx?$/],
];

/** Number of files that each exercise touches by hand, as the lines of a table. */
export function countsTable(exercises: readonly Exercise[]): string {
  const rows = exercises.map(({ name, edits }) => {
    const files = [...new Set(edits.map(({ file }) => file))];
    const counted = KINDS.map(
      ([, path], at) =>
        files.filter((file) => path.test(file) && !KINDS.slice(0, at).some(([, other]) => other.test(file))).length,
    );
    return `| ${[name, ...counted.map((count) => count || ''), files.length].join(' | ')} |`;
  });
  return [
    `| change | ${KINDS.map(([name]) => name).join(' | ')} | files |`,
    `|---|${'---|'.repeat(KINDS.length + 1)}`,
    ...rows,
  ].join('\n');
}

/** The page with the table in its place. @throws Error when the page has no place for it */
export function withCounts(page: string, exercises: readonly Exercise[]): string {
  return withPart(page, 'counts', countsTable(exercises));
}
