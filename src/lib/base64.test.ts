import { expect, test } from 'vitest';
import { toBase64 } from './base64.ts';

test.each([
  ['mia@example.com', 'bWlhQGV4YW1wbGUuY29t'],
  ['ab', 'YWI='],
  ['müller?~@example.com', 'bcO8bGxlcj9+QGV4YW1wbGUuY29t'],
  ['日本', '5pel5pys'],
  ['', ''],
])('A5.9 O129 %s is %s', (text, base64) => expect(toBase64(text)).toBe(base64));
