import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';
import type { Fault } from './faults.ts';

function faultsWith(...list: Fault[]) {
  const faults = createFaults();
  list.forEach(faults.add);
  return faults;
}

describe('faults', () => {
  it('hit the operation they name and no other', () => {
    const faults = faultsWith({ service: 'customer', operationId: 'getCustomer', status: 500 });
    expect(faults.take('customer', 'updateCustomer')).toBeUndefined();
    expect(faults.take('order', 'getCustomer')).toBeUndefined();
    expect(faults.take('customer', undefined)).toBeUndefined();
    expect(faults.take('customer', 'getCustomer')?.status).toBe(500);
  });

  it('hit every call of the service when they name no operation', () => {
    const faults = faultsWith({ service: 'customer', delayMs: 10 });
    expect(faults.take('customer', 'getCustomer')).toBeDefined();
    expect(faults.take('customer', undefined)).toBeDefined();
  });

  it('hit the calls to a path alone when they name a part of it', () => {
    const faults = faultsWith({ service: 'photo-files', path: '/photo-1/', status: 500 });
    expect(faults.take('photo-files', undefined, '/photo-2/800')).toBeUndefined();
    expect(faults.take('photo-files', undefined)).toBeUndefined();
    expect(faults.take('photo-files', undefined, '/photo-1/800')?.status).toBe(500);
  });

  it('happen as often as they say, and one after the other', () => {
    const faults = faultsWith(
      { service: 'customer', status: 500, times: 2 },
      { service: 'customer', status: 429, times: 1 },
    );
    const statuses = [1, 2, 3, 4].map(() => faults.take('customer', 'getCustomer')?.status);
    expect(statuses).toEqual([500, 500, 429, undefined]);
  });

  it('stay until removed without times, and tell how many are left', () => {
    const faults = faultsWith({ service: 'customer', status: 500 }, { service: 'order', status: 503, times: 3 });
    faults.take('customer', 'getCustomer');
    faults.take('order', 'getOrder');
    expect(faults.list()).toEqual([
      { service: 'customer', status: 500 },
      { service: 'order', status: 503, times: 2 },
    ]);
    faults.clear();
    expect(faults.take('customer', 'getCustomer')).toBeUndefined();
  });

  it('with a probability hit the same calls for the same seed, and leave the others to the next fault', () => {
    const run = (seed: number) => {
      const faults = faultsWith(
        { service: 'customer', status: 500, probability: 0.3, seed },
        { service: 'customer', status: 429 },
      );
      return Array.from({ length: 200 }, () => faults.take('customer', 'getCustomer')?.status);
    };
    const first = run(7);
    expect(run(7)).toEqual(first);
    expect(run(8)).not.toEqual(first);
    expect(first.filter((status) => status === 500).length).toBeGreaterThan(40);
    expect(first.filter((status) => status === 500).length).toBeLessThan(80);
    expect(first).not.toContain(undefined);
  });

  it('with a probability count only calls that they hit', () => {
    const faults = faultsWith({ service: 'customer', status: 500, probability: 0.5, times: 2 });
    const hits = Array.from({ length: 50 }, () => faults.take('customer', 'getCustomer')).filter(Boolean);
    expect(hits).toHaveLength(2);
  });
});
