import { expect, test } from 'vitest';
import { reportsOf } from './overview.ts';
import { contractsWith } from './selection.ts';

test('F12 what is asked is told by interaction without a run: given, request, expected, with their rules', () => {
  const [voucher, ...others] = reportsOf(contractsWith('voucher'), 'https://test.example');
  expect(others).toEqual([]);
  expect(voucher?.provider).toBe('voucher');
  expect(voucher?.interactions).toContainEqual({
    operation: 'getVoucherOffer',
    description: 'getVoucherOffer 404: no such voucher',
    given: [{ name: 'a voucher does not exist', params: { code: 'SAVE10' } }],
    curl: expect.stringMatching(/^curl -i -X GET 'https:\/\/test\.example\/api\/v1\/campaigns\/offers\/SAVE10' /),
    expected: {
      status: 404,
      statusRule: '404 or 410',
      headers: [],
      fields: [],
      spec: expect.objectContaining({ file: 'openapi/voucher.yaml' }),
    },
  });
});
