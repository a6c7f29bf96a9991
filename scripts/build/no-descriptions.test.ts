import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDescriptions } from './no-descriptions.ts';

it('F1 takes the words out of a schema and leaves its checks', () => {
  const schema = `/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('"production", or a test\\'s name (one).'))`;
  expect(withoutDescriptions(schema)).toBe('/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))');
});

it('F1 knows every way in which generated code describes a schema', async () => {
  const root = join(import.meta.dirname, '../../generated');
  const described: string[] = [];
  for await (const name of glob('**/*.ts', { cwd: root })) {
    if (withoutDescriptions(await readFile(join(root, name), 'utf8')).includes('zod.describe(')) described.push(name);
  }
  expect(described).toEqual([]);
});
