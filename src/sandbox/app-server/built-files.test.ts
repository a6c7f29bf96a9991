import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltFiles } from './built-files.ts';
import type { BuiltFiles } from './built-files.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
let root: string;
let files: BuiltFiles;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  mkdirSync(join(root, 'dist/.vite'));
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html>');
  writeFileSync(join(root, 'dist/.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'dist/assets/app-abc.js'), SCRIPT);
  writeFileSync(join(root, 'dist/assets/twin-abc.js'), SCRIPT);
  writeFileSync(join(root, 'dist/assets/twin-abc.js.br'), 'already compressed');
  writeFileSync(join(root, 'dist/assets/picture-abc.png'), 'png');
  files = createBuiltFiles(join(root, 'dist'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the files of a build', () => {
  it('are sent in the best encoding that the client accepts', async () => {
    const brotli = await files.read('/assets/app-abc.js', 'gzip, deflate, br, zstd');
    expect(brotli?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(SCRIPT);
    const zipped = await files.read('/assets/app-abc.js', 'gzip');
    expect(zipped?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped?.body ?? '').toString()).toBe(SCRIPT);
    const plain = await files.read('/assets/app-abc.js', '');
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(plain?.body.toString()).toBe(SCRIPT);
  });

  it('use the compressed twin that the build made', async () => {
    expect((await files.read('/assets/twin-abc.js', 'br'))?.body.toString()).toBe('already compressed');
  });

  it('leave alone what is compressed by nature', async () => {
    const picture = await files.read('/assets/picture-abc.png', 'br');
    expect(picture?.headers).toEqual({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('are kept for good where their name holds a hash, and asked for again elsewhere', async () => {
    expect((await files.read('/assets/app-abc.js', ''))?.headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await files.read('/index.html', ''))?.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.vite/manifest.json',
    '/assets',
    '/%00',
    '/%zz',
    '/gone.js',
  ])('do not include %s', async (path) => {
    expect(await files.read(path, '')).toBeUndefined();
  });
});
