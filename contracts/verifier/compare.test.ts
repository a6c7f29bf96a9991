import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compare, comparisonLines } from './compare.ts';
import { contractWith } from './selection.ts';

const ours = join(import.meta.dirname, '../../openapi');
const folder = mkdtempSync(join(tmpdir(), 'compare-'));

/** A service's own description: ours, with something else in it. */
function theirs(from: string, to: string): string {
  const file = join(folder, 'theirs.yaml');
  const text = readFileSync(join(ours, 'voucher.yaml'), 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
  return file;
}

test.each(['voucher', 'merchandise', 'customer'])(
  'F12 a description that says what ours says agrees: %s',
  async (service) => {
    const result = await compare(contractWith(service), join(ours, `${service}.yaml`));
    expect(comparisonLines(result)).toEqual([
      expect.stringMatching(/: (\d+) of \1 interactions agree with .*: passed$/),
    ]);
  },
);

test('F12 so does a description of messages', async () => {
  expect((await compare(contractWith('photo-push'), join(ours, 'push.asyncapi.yaml'))).outcome).toBe('passed');
});

test.each([
  [
    '/api/v1/campaigns/offers/{code}:',
    '/api/v2/offers/{code}:',
    /^✗ getVoucherOffer 200: .*\n +.*\/api\/v1\/campaigns\/offers\/SAVE10/,
  ],
  ["'404':", "'410':", /^✗ getVoucherOffer 404: /],
  [
    'title: { type: string',
    'title: { type: integer',
    /^✗ getVoucherOffer 200: an offer that ends at a moment\n +.*(?:integer|number)/,
  ],
])('F12 a description with %s as %s contradicts, by the name of the interaction', async (from, to, line) => {
  const result = await compare(contractWith('voucher'), theirs(from, to));
  expect(result.outcome).toBe('failed');
  expect(comparisonLines(result)).toContainEqual(expect.stringMatching(line));
});

test('F12 a file that describes nothing is refused', async () => {
  const file = join(folder, 'nothing.yaml');
  writeFileSync(file, '{}');
  await expect(compare(contractWith('voucher'), file)).rejects.toThrow('is no document with "openapi" or "swagger"');
  writeFileSync(file, 'openapi: 3.1.0\npaths: {}\n');
  await expect(compare(contractWith('voucher'), file)).rejects.toThrow('cannot be compared');
  await expect(compare(contractWith('voucher'), join(folder, 'none.yaml'))).rejects.toThrow('cannot be read');
});
