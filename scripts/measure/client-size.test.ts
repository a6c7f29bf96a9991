import { expect, test } from 'vitest';
import { gzipSizeOf } from './client-size.ts';

test('the hook comes on top of the function; what operations share is counted once, and libraries not at all', async () => {
  const [one, other] = [
    { service: 'photo-export', operationId: 'getBackup' },
    { service: 'voucher', operationId: 'getVoucherOffer' },
  ];
  const size = (operations: (typeof one)[], weighed: 'function' | 'hook') =>
    gzipSizeOf(process.cwd(), operations, weighed);
  const plain = await size([one], 'function');
  expect(plain).toBeGreaterThan(100);
  expect(await size([one], 'hook')).toBeGreaterThan(plain);
  expect(await size([one], 'hook')).toBeLessThan(2000);
  expect(await size([one, other], 'function')).toBeLessThan(plain + (await size([other], 'function')));
});

test('an operation that is not there is refused', async () => {
  await expect(
    gzipSizeOf(process.cwd(), [{ service: 'voucher', operationId: 'noSuchOperation' }], 'function'),
  ).rejects.toThrow('noSuchOperation');
});
