import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './support/project.ts';

/** The most files that a path opens, and the most lines that it takes. */
const FILES = 8;
const LINES = 60;

const paths = read('docs/tour.md').split('\n## ').slice(1);

describe.each(paths.map((text) => ({ name: text.split('\n', 1)[0], text })))('the tour: $name', ({ text }) => {
  const steps = [...text.matchAll(/^\d+\. `([^`]+)` · ([\s\S]*?)(?=^\d+\. |^$|$(?![\s\S]))/gm)].map(
    ([, file = '', said = '']) => ({ file, names: [...said.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }),
  );

  it('opens a few files, in a few lines', () => {
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.length).toBeLessThanOrEqual(FILES);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(LINES);
  });

  it('names files that are there, first of all what stands in each', () => {
    const faults = steps.flatMap(({ file, names: [first] }) => {
      if (!existsSync(file)) return [`${file} is not there`];
      return first !== undefined && !read(file).includes(first) ? [`${first} is not in ${file}`] : [];
    });
    expect(faults).toEqual([]);
    for (const [, file = ''] of text.matchAll(/`((?:src|openapi|contracts|generated)\/[^`]+)`/g))
      expect(existsSync(file), file).toBe(true);
  });
});

it('the tour has five paths', () => expect(paths).toHaveLength(5));
