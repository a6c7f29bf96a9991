import { expect, it } from 'vitest';
import { fateOfFile } from './part-file.ts';

it.each([
  [undefined, false, false, 'begin'],
  [0, false, false, 'begin'],
  [50, false, false, 'leave alone'],
  [100, false, false, 'read through'],
  [101, false, false, 'leave alone'],
  ['no file', true, true, 'leave alone'],
  [50, true, false, 'continue'],
  [100, true, false, 'read through'],
  [101, true, false, 'begin'],
  [50, true, true, 'begin'],
  [100, true, true, 'replace later'],
  [101, true, true, 'begin'],
] as const)('S43 a file of %s bytes of 100 (begun: %s, starts over: %s): %s', (found, isBegun, startsOver, use) => {
  expect(fateOfFile(found, { size: 100, isBegun, startsOver })).toBe(use);
});

it('S43 P1.8 of three files of a part there is no need: the one that is to take the place of another begins anew', () => {
  const begun = { size: 100, isBegun: true, startsOver: true };
  expect(fateOfFile(100, { ...begun, former: 'photo-export-1.zip' })).toBe('begin');
});
