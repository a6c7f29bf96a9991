import { expect, test } from 'vitest';
import { leavePage, onLeavePage, whileOnPage } from './leave-page.ts';

test('R9 what belongs to a page is told that it is left, the newest first, until it asks no more', () => {
  const told: string[] = [];
  const ends = ['first', 'second'].map((name) => onLeavePage(() => told.push(name)));
  leavePage();
  expect(told).toEqual(['second', 'first']);
  for (const end of ends) end();
  leavePage();
  expect(told).toHaveLength(2);
});

test('R9 what comes after its page was left comes to nobody', async () => {
  const script = Promise.withResolvers<string>();
  const waiting = whileOnPage(() => script.promise);
  leavePage();
  script.resolve('a dialog');
  expect(await waiting).toBeUndefined();
  expect(await whileOnPage(() => Promise.resolve('a dialog'))).toBe('a dialog');
});

test('R5 what fails is told as it fails', async () => {
  await expect(whileOnPage(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
