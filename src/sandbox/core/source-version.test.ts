import { expect, test } from 'vitest';
import { sourceVersion } from './source-version.ts';

test('a version is that of the code and of what else was named; tests do not count', () => {
  const version = sourceVersion(['pages', 'main.ts'], 'a library');
  expect(sourceVersion(['pages', 'main.ts'], 'a library')).toBe(version);
  expect(sourceVersion(['pages', 'main.ts'], 'a newer library')).not.toBe(version);
  expect(sourceVersion(['pages'], 'a library')).not.toBe(version);
  // A file that is named counts whatever it is.
  expect(sourceVersion(['pages', 'main.ts', 'main.test.ts'], 'a library')).not.toBe(version);
  expect(() => sourceVersion(['no-such-folder'])).toThrow(/no-such-folder/);
});
