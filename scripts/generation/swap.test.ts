import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { swap } from './swap.ts';

let root: string;
let beside: string;
let generated: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'swap-'));
  [beside, generated] = [join(root, 'beside'), join(root, 'generated')];
  write({ 'generated/order/calls.ts': 'old', 'generated/voucher/calls.ts': 'same', 'generated/gone/calls.ts': 'old' });
  write({ 'beside/order/calls.ts': 'new', 'beside/order/model/a.ts': 'new', 'beside/voucher/calls.ts': 'same' });
  write({ 'beside/index.json': '{}' });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

function all(): Record<string, string> {
  const entries = readdirSync(generated, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file.slice(generated.length + 1), readFileSync(file, 'utf8')]));
}

const names = ['order', 'voucher', 'gone', 'index.json'];

test('what is new comes into its place, what is gone goes, and what is the same is not touched', () => {
  const before = statSync(join(generated, 'voucher/calls.ts')).ino;
  swap(beside, generated, names);
  expect(all()).toEqual({
    'order/calls.ts': 'new',
    'order/model/a.ts': 'new',
    'voucher/calls.ts': 'same',
    'index.json': '{}',
  });
  expect(statSync(join(generated, 'voucher/calls.ts')).ino).toBe(before);
});

test('what is not named stays', () => {
  swap(beside, generated, ['order']);
  expect(all()).toMatchObject({ 'order/calls.ts': 'new', 'gone/calls.ts': 'old' });
});

test('where a part cannot be moved, all of it is as it was', () => {
  // A folder in the way of what is set aside: no user is kept from writing, not even root.
  write({ 'beside-replaced/gone/calls.ts': 'in the way' });
  expect(() => swap(beside, generated, names)).toThrow('ENOTEMPTY');
  expect(all()).toEqual({ 'order/calls.ts': 'old', 'voucher/calls.ts': 'same', 'gone/calls.ts': 'old' });
});
