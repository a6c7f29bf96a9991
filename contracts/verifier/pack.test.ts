import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pactsOf } from '../pact-files/kinds.ts';
import { pactPath, pactServices, readContract } from '../pact-files/pact-file.ts';
import { handedOut, readManifest, strays } from './manifest.ts';
import { packVerifier } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const root = join(folder, 'package');

beforeAll(() => {
  // With what editors and git leave beside specs, of which npm packs a part.
  const openapi = join(folder, 'openapi');
  cpSync(join(import.meta.dirname, '../../openapi'), openapi, { recursive: true });
  for (const name of ['voucher.yaml.orig', '.voucher.yaml.swp', '.DS_Store']) writeFileSync(join(openapi, name), '');
  symlinkSync('somebody@somewhere.1:1', join(openapi, '.#voucher.yaml'));
  execFileSync('tar', ['-xzf', packVerifier(folder, [], undefined, openapi), '-C', folder]);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction');
}, 120_000);

test('F12 the package has the contracts of providers, and nothing that the client bears', () => {
  const contracts = pactServices().map((service) => basename(pactPath(service)));
  expect(readdirSync(join(root, 'pacts')).sort()).toEqual(contracts.sort());
  const paths = readdirSync(root, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  expect(paths.filter((path) => /(?:^|\/)(?:client|baseline)(?:\/|$)/.test(path))).toEqual([]);
  const client = pactsOf('client');
  const borne = pactServices(client).flatMap((service) =>
    (readContract(pactPath(service, client))?.interactions ?? []).map(
      ({ description }) => `${service}: ${description}`,
    ),
  );
  expect(borne.length).toBeGreaterThan(0);
  const packed = Object.entries(handedOut(join(root, 'pacts'))).flatMap(([service, all]) =>
    all.map((description) => `${service}: ${description}`),
  );
  expect(packed.filter((one) => borne.includes(one))).toEqual([]);
});

test('F12 its manifest lists all that the command reads, and agrees with it', () => {
  const manifest = readManifest(join(root, 'manifest.json'));
  expect(strays(manifest, root, join(root, 'pacts'))).toEqual([]);
  const specs = readdirSync(join(root, 'openapi'), { recursive: true, withFileTypes: true });
  const files = specs.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(
    Object.keys(manifest.files)
      .map((path) => basename(path))
      .sort(),
  ).toEqual([...files, 'states.json', 'not-found.json'].sort());
});

const list = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'verifier/command.js'), 'list'], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
};

test.each([
  ['removed', 'verifier/states.json', undefined, 'verifier/states.json is missing'],
  ['removed', 'openapi/voucher.yaml', undefined, 'openapi/voucher.yaml is missing'],
  ['changed', 'openapi/voucher.yaml', 'paths: {}', 'openapi/voucher.yaml is not the one that was packed'],
  ['emptied', 'manifest.json', '{}', 'the manifest says nothing of: version, contracts, files'],
])('F12 a package with a file %s, %s, does nothing, and says why', (_what, path, text, why) => {
  const whole = readFileSync(join(root, path));
  try {
    rmSync(join(root, path));
    if (text !== undefined) writeFileSync(join(root, path), text);
    expect(list()).toEqual({ code: 1, said: `This package is not whole: ${why}.\n` });
  } finally {
    writeFileSync(join(root, path), whole);
  }
  expect(list().code).toBe(0);
});
