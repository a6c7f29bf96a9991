import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('joins what is set', () => {
  expect(classNames('one', false, undefined, null, '', 'two')).toBe('one two');
  expect(classNames()).toBe('');
});

const root = fileURLToPath(new URL('.', import.meta.url));
const users = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

test('every class that a component names stands in its stylesheet', () => {
  const missing = users.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const sheet = /import styles from '\.\/([^']+\.module\.css)'/.exec(source)?.[1];
    if (!sheet) return [];
    const css = readFileSync(join(root, dirname(file), sheet), 'utf8');
    const named = [...source.matchAll(/styles\.([a-zA-Z]+)/g)].map((match) => match[1] ?? '');
    return named.filter((name) => !new RegExp(`\\.${name}\\b`).test(css)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every token that a stylesheet uses is defined', () => {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => readFileSync(join(root, file), 'utf8'));
  const defined = new Set(texts.flatMap((css) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1])));
  // Those with a fallback are for others to set.
  const used = texts.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]));
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
