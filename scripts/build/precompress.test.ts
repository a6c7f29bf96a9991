import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { build } from 'vite';
import { precompress } from './precompress.ts';

const root = mkdtempSync(join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(root, { recursive: true }));

const kept = join(root, 'kept');
const built = () =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [precompress(kept)], build: { outDir: 'dist' } });
const twin = (name: string) => join(root, 'dist', `${name}.br`);

test('every file of a build has a twin; one that is as it was is not compressed again, and none of what is gone is kept', async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>A page</title>');
  writeFileSync(join(root, 'public/same.svg'), '<svg>the same</svg>');
  writeFileSync(join(root, 'public/other.svg'), '<svg>one</svg>');
  await built();
  expect(brotliDecompressSync(readFileSync(twin('same.svg'))).toString()).toBe('<svg>the same</svg>');
  expect(readdirSync(kept)).toHaveLength(3);

  for (const name of readdirSync(kept)) writeFileSync(join(kept, name), 'what was kept');
  writeFileSync(join(root, 'public/other.svg'), '<svg>another</svg>');
  await built();
  expect(readFileSync(twin('same.svg'), 'utf8')).toBe('what was kept');
  expect(brotliDecompressSync(readFileSync(twin('other.svg'))).toString()).toBe('<svg>another</svg>');
  expect(readdirSync(kept)).toHaveLength(3);
});
