import { describe, expect, it } from 'vitest';
import { momentOf } from './taken.ts';

describe('when a picture was taken', () => {
  it('R9 is what the clock of the camera showed', () => {
    expect(momentOf('2024:05:12 14:03:00')).toBe(Date.parse('2024-05-12T14:03:00Z'));
  });

  it.each([undefined, '', '0000:00:00 00:00:00', '2024:13:40 14:03:00', '    :  :     :  :  '])(
    'O11 is unknown for %j',
    (date) => {
      expect(momentOf(date)).toBe(0);
    },
  );
});
