import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { handedOut, manifestOf, readManifest, removedFrom, strays } from './manifest.ts';
import { packVerifier } from './pack.ts';
import { versionOf } from './version.ts';

const write = (folder: string, service: string, ...descriptions: string[]) =>
  writeFileSync(
    join(folder, `photo-account-${service}.json`),
    JSON.stringify({ interactions: descriptions.map((description) => ({ description })) }),
  );

test('F12 a manifest tells contracts that are missing, smaller, changed or added', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  write(folder, 'a', 'one', 'two');
  const { contracts } = manifestOf('1', folder, [], folder);
  expect(contracts).toEqual({ a: { interactions: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  const packed = { version: '1', contracts, files: {} };
  expect(strays(packed, folder, folder)).toEqual([]);
  write(folder, 'a', 'one', 'other');
  expect(strays(packed, folder, folder)).toEqual(['the contract with a is not the one that was packed']);
  write(folder, 'a', 'one');
  write(folder, 'b', 'one');
  expect(strays(packed, folder, folder)).toEqual([
    'the contract with a has 1 interactions instead of 2',
    'the contract with b was not packed',
  ]);
  writeFileSync(join(folder, 'photo-account-a.json'), '{ "interactions": [{');
  expect(strays(packed, folder, folder)).toContain('the contract with a cannot be read');
  const other = { ...packed, contracts: { c: { interactions: 1, sha256: '' } } };
  expect(strays(other, folder, folder)).toContain('the contract with c is missing');
});

test('F12 a manifest tells specs and states that are missing or changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(root, 'openapi/sign-in'), { recursive: true });
  const files = ['openapi/a.yaml', 'openapi/sign-in/b.yaml', 'states.json'];
  for (const path of files) writeFileSync(join(root, path), path);
  const manifest = manifestOf('1', root, files, root);
  expect(Object.keys(manifest.files)).toEqual(files);
  expect(strays(manifest, root, root)).toEqual([]);
  writeFileSync(join(root, 'openapi/sign-in/b.yaml'), 'other');
  rmSync(join(root, 'states.json'));
  expect(strays(manifest, root, root)).toEqual([
    'openapi/sign-in/b.yaml is not the one that was packed',
    'states.json is missing',
  ]);
});

test('F12 a manifest that breaks off, or is not there, is said to be unreadable', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'manifest.json');
  expect(() => readManifest(file)).toThrow('the manifest cannot be read: ENOENT');
  writeFileSync(file, '{ "version": "1", "contr');
  expect(() => readManifest(file)).toThrow('the manifest cannot be read: ');
});

test.each([
  ['{}', 'the manifest says nothing of: version, contracts, files'],
  ['null', 'the manifest says nothing of: version, contracts, files'],
  ['{ "version": "1", "contracts": {} }', 'the manifest says nothing of: files'],
  ['{ "version": "1", "contracts": [], "files": {} }', 'the manifest is not the one that was packed'],
])('F12 a manifest that is %s is said to be none', (text, told) => {
  const file = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'manifest.json');
  writeFileSync(file, text);
  expect(() => readManifest(file)).toThrow(told);
});

test('F12 an interaction that teams were handed is missed, unless its removal is named', () => {
  const before = { a: ['one', 'two'], b: ['one'] };
  expect(removedFrom(before, { a: ['two', 'three'] })).toEqual(['a: one', 'b: one']);
  expect(removedFrom(before, { a: ['two'] }, ['a: one'])).toEqual(['b: one']);
});

test('F12 packing fails on an interaction that is gone, and says how to name it', () => {
  const before = { ...handedOut(), voucher: ['getVoucherOffer 200: that is gone'] };
  expect(() => packVerifier(tmpdir(), [], before)).toThrow('--removed "voucher: getVoucherOffer 200: that is gone"');
});

test('F12 a version is day and commit, and says when what is packed was changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-07-05T12:00:00Z' },
    });
  expect(versionOf(folder)).toMatch(/^\d{4}\.\d+\.\d+-unknown$/);
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  expect(versionOf(folder)).toMatch(/^2026\.7\.5-g[0-9a-f]{8}$/);
  execFileSync('mkdir', [join(folder, 'contracts')]);
  writeFileSync(join(folder, 'contracts/a'), '');
  expect(versionOf(folder)).toMatch(/^2026\.7\.5-g[0-9a-f]{8}\.changed$/);
});
