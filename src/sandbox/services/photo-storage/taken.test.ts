import { describe, expect, it } from 'vitest';
import { momentOf } from './taken.ts';

describe('when a picture was taken', () => {
  it('is told by the time of the camera and where that was', () => {
    expect(momentOf('2024:05:12 14:03:00', '+02:00')).toBe(Date.parse('2024-05-12T12:03:00Z'));
  });

  it('is what the camera shows where it does not know its time zone', () => {
    expect(momentOf('2024:05:12 14:03:00', undefined)).toBe(Date.parse('2024-05-12T14:03:00Z'));
    expect(momentOf('2024:05:12 14:03:00', 'summer')).toBe(Date.parse('2024-05-12T14:03:00Z'));
  });

  it.each([undefined, '', '0000:00:00 00:00:00', '2024:13:40 14:03:00', '    :  :     :  :  '])('O11 is unknown for %j', (date) => {
    expect(momentOf(date, undefined)).toBe(0);
  });
});
