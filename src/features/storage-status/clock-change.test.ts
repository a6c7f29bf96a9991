import { beforeAll, describe, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { storageLeft } from './model.ts';
import { statusText } from './sentences.ts';

beforeAll(async () => {
  // Vienna goes forward in the night to 29 March 2026 and back in that to 25 October 2026.
  process.env.TZ = 'Europe/Vienna';
  await useTexts('en-GB', enGB);
});

describe('O20 days of 23 and 25 hours are days like others', () => {
  test.each([
    ['2026-03-28T23:30:00+01:00', '2026-03-29T00:15:00+01:00', 'tomorrow'],
    ['2026-03-28T00:00:00+01:00', '2026-03-29T23:59:00+02:00', 'tomorrow'],
    ['2026-03-29T00:00:00+01:00', '2026-03-29T23:59:00+02:00', 'today'],
    ['2026-03-29T01:00:00+01:00', '2026-03-30T00:30:00+02:00', 'tomorrow'],
    ['2026-10-25T00:00:00+02:00', '2026-10-25T23:59:00+01:00', 'today'],
    ['2026-10-24T23:30:00+02:00', '2026-10-25T00:30:00+02:00', 'tomorrow'],
    ['2026-10-25T00:30:00+02:00', '2026-10-26T23:30:00+01:00', 'tomorrow'],
    ['2026-10-24T12:00:00+02:00', '2026-10-26T12:00:00+01:00', 'in 2 days'],
  ])('P4.8 P4.9 P4.10 at %s, photos kept until %s are deleted %s', (now, projectedDeletionDate, when) => {
    const left = storageLeft(
      { lastOrderDate: null, registrationDate: '2016-02-11T18:00:00Z', projectedDeletionDate },
      new Date(now),
    );
    expect(statusText(left)).toBe(`Your photos will be deleted ${when}`);
  });
});
