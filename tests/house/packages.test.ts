import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root } from './support/project.ts';

interface Package {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, Package> = JSON.parse(read('package-lock.json')).packages;
const { allowScripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Libraries under a licence that wants them used as files of their own, unchanged (docs/decisions/0013-previews-before-upload.md). */
const usedAsTheyAre = ['libheif-js: LGPL-3.0'];
const allowedLicences = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
];

it('S51 what the product is made of has a licence that allows it', () => {
  const others = installed.filter(
    ([, { dev, devOptional, license = 'none' }]) => !dev && !devOptional && !allowedLicences.includes(license),
  );
  expect(others.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual(usedAsTheyAre);
});

it('S51 no package runs a script of its own while it is installed', () => {
  const withScripts = installed.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
  expect(withScripts.filter((name) => allowScripts[name] !== false)).toEqual([]);
});

it('S51 the list of all parts can be made from the lockfile, without a network', () => {
  const list = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components }: { components: { 'bom-ref': string; hashes?: object[] }[] } = JSON.parse(list);
  const listed = components.map((component) => component['bom-ref']);
  const asked = Object.entries<string>({ ...dependencies, ...devDependencies }).map(
    // Another name for a package stands under its own.
    ([name, version]) => (version.startsWith('npm:') ? version.slice('npm:'.length) : `${name}@${version}`),
  );
  expect(asked.filter((one) => !listed.includes(one))).toEqual([]);
  expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
});

it('the lockfile names the packages of every platform, so that it installs on all of them', () => {
  const missing = installed.flatMap(([path, { optionalDependencies: wanted = {} }]) =>
    Object.keys(wanted)
      .filter((name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
      .map((name) => `${name}, which ${nameOf(path)} wants`),
  );
  expect(missing).toEqual([]);
});

it('the lockfile names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved?.startsWith('http')).map(([path]) => path)).toEqual([]);
});

it('versions are exact', () => {
  const ranges = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it('tsc is the native compiler, whose binary is in its package; typescript is for what asks the compiler by its interface', () => {
  const { version } = packages['node_modules/@typescript/native'] ?? {};
  const tsc = (...parameters: string[]) =>
    execFileSync(join(root, 'node_modules/.bin/tsc'), parameters, { cwd: root, encoding: 'utf8' }).trim();
  expect(tsc('--version')).toBe(`Version ${version}`);
  expect(version).toMatch(/^7\./);
  expect(packages['node_modules/typescript']?.version).toMatch(/^6\./);
});
