import { describe, expect, it } from 'vitest';
import { datesOf } from './retention.ts';

function dates(from: string, months: number, days: number, hasOrdered = 1) {
  return datesOf({ months, days, hasOrdered, projectCount: null }, Date.parse(from));
}

describe('how long photos are stored', () => {
  it('P9 is 18 months from the last order', () => {
    expect(dates('2026-11-20T10:00:00Z', 12, 0)).toMatchObject({
      lastOrderDate: '2026-05-20T10:00:00.000Z',
      projectedDeletionDate: '2027-11-20T10:00:00.000Z',
    });
  });

  it('P9 is 18 months from registration for those who never ordered', () => {
    expect(dates('2026-11-20T10:00:00Z', 18, 0, 0)).toEqual({
      lastOrderDate: null,
      projectedDeletionDate: '2028-05-20T10:00:00.000Z',
      registrationDate: '2026-11-20T10:00:00.000Z',
    });
  });

  it('ends on the last day of shorter months', () => {
    expect(dates('2026-12-31T10:00:00Z', 2, 0).projectedDeletionDate).toBe('2027-02-28T10:00:00.000Z');
    expect(dates('2026-12-31T10:00:00Z', 0, 1).projectedDeletionDate).toBe('2027-01-01T10:00:00.000Z');
  });
});
