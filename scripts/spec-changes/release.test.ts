import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let root: string;
// One copy for all: its scripts stay as they are, and it is what they are compiled for.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  for (const part of [
    'scripts',
    'contracts/support',
    'contracts/verifier/page.ts',
    'src/sandbox/http/escape-html.ts',
    'src/sandbox/spec',
    'package.json',
    'redocly.yaml',
  ])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  // Most of the time goes into starting the scripts.
  process.env.NODE_COMPILE_CACHE = join(root, 'compiled');
});
beforeEach(() => {
  mkdirSync(join(root, 'openapi/baseline'), { recursive: true });
  for (const name of ['product.yaml', 'voucher.yaml', 'push.asyncapi.yaml'])
    ['openapi', 'openapi/baseline'].forEach((folder) => cpSync(join('openapi', name), join(root, folder, name)));
});
afterEach(() => rmSync(join(root, 'openapi'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Output of a script in the copy, and whether it succeeded. */
function run(script: string, ...parameters: string[]): { passed: boolean; said: string } {
  return outcomeOf(process.execPath, join(root, 'scripts', script), ...parameters);
}

function outcomeOf(program: string, ...parameters: string[]): { passed: boolean; said: string } {
  try {
    return { passed: true, said: execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe' }) };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { passed: false, said: stdout + stderr };
  }
}

test.each(['product', 'photo-push'])(
  'the service %s that is gone is refused, until it is released as gone',
  { timeout: 60_000 },
  (service) => {
    const file = service === 'photo-push' ? 'push.asyncapi.yaml' : `${service}.yaml`;
    rmSync(join(root, 'openapi', file));
    const told = `openapi/${file} is gone, which breaks whoever uses the service: if that is meant, release it with npm run api:release -- --gone ${service}.`;
    expect(run('api-diff.ts')).toEqual({ passed: false, said: expect.stringContaining(told) });
    expect(run('api-release.ts')).toEqual({ passed: false, said: expect.stringContaining(told) });
    expect(existsSync(join(root, 'openapi/baseline', file))).toBe(true);
    expect(run('api-release.ts', '--gone', service).passed).toBe(true);
    expect(existsSync(join(root, 'openapi/baseline', file))).toBe(false);
    expect(run('api-diff.ts').passed).toBe(true);
  },
);

test('specs in folders are held against the baseline, too', () => {
  mkdirSync(join(root, 'openapi/sign-in'));
  cpSync('openapi/sign-in/identity-provider.yaml', join(root, 'openapi/sign-in/identity-provider.yaml'));
  expect(run('api-diff.ts').said).toMatch(/^\+ identity-provider \S+: new$/m);
  expect(run('api-release.ts').passed).toBe(true);
  rmSync(join(root, 'openapi/sign-in'), { recursive: true });
  expect(run('api-diff.ts').said).toContain('openapi/sign-in/identity-provider.yaml is gone');
});

test(
  'a release makes all specs the baseline and nothing beside them, or leaves it as it was',
  { timeout: 60_000 },
  () => {
    const [openapi, baseline] = [join(root, 'openapi'), join(root, 'openapi/baseline')];
    const contents = (folder: string) => {
      const names = readdirSync(folder).filter((name) => /^\w.*\.yaml$/.test(name));
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    };
    const before = contents(baseline);
    const product = join(openapi, 'product.yaml');
    writeFileSync(product, readFileSync(product, 'utf8').replace('title: Product', 'title: The product'));
    symlinkSync('somebody@somewhere.1:1', join(openapi, '.#voucher.yaml'));
    for (const name of ['voucher.yaml.orig', 'voucher.yaml~', '.DS_Store']) writeFileSync(join(openapi, name), '');
    // No file of more than 4 kB, as push is, can be written: it breaks off between two others.
    const release = `"${process.execPath}" "${join(root, 'scripts/api-release.ts')}"`;
    expect(outcomeOf('sh', '-c', `ulimit -f 8; exec ${release}`).passed).toBe(false);
    expect(contents(baseline)).toEqual(before);
    expect(run('api-release.ts').passed).toBe(true);
    expect(contents(baseline)).toEqual(contents(openapi));
    expect(readdirSync(baseline)).toEqual(['product.yaml', 'push.asyncapi.yaml', 'voucher.yaml']);
  },
);

test.each([
  ['voucher', 'voucher.yaml'],
  ['photo-push', 'push.asyncapi.yaml'],
  ['identity-provider', 'sign-in/identity-provider.yaml'],
])('of a new service, such as %s, is said that it is new, also when it is asked for alone', (service, file) => {
  cpSync(join('openapi', file), join(root, 'openapi', file));
  rmSync(join(root, 'openapi/baseline', file), { force: true });
  expect(run('api-diff.ts', service)).toEqual({
    passed: true,
    said: expect.stringMatching(new RegExp(`^\\+ ${service} \\S+: new\n`)),
  });
});

test('a service that there is not is refused by all who are asked for it, with those that there are', () => {
  const known = 'there are photo-push, product, voucher.';
  expect(run('api-diff.ts', 'push', 'voucher')).toEqual({
    passed: false,
    said: `There is no service called push: ${known}\n`,
  });
  rmSync(join(root, 'openapi/baseline'), { recursive: true });
  expect(run('api-diff.ts')).toEqual({
    passed: false,
    said: 'openapi/baseline holds no specs: run npm run api:release.\n',
  });
});

test.each([
  ['voucher.yaml', 'nothing in it', '', '1: no spec: `openapi: 3.1.0` is missing'],
  ['voucher.yaml', 'nothing but text', 'later\n', '1: no spec: `openapi: 3.1.0` is missing'],
  ['sign-in/identity-provider.yaml', 'no version', 'info: {}\n', '1: no spec: `openapi: 3.1.0` is missing'],
  ['product.yaml', 'another version', 'info: {}\nopenapi: 4.0.0\n', '2: `openapi` is "4.0.0" and has to be a version'],
])('%s with %s is refused by its name and line, and nothing else is said', (name, _, text, fault) => {
  mkdirSync(join(root, 'openapi/sign-in'), { recursive: true });
  writeFileSync(join(root, 'openapi', name), text);
  for (const script of ['api-diff.ts', 'api-release.ts']) {
    const { passed, said } = run(script);
    expect(passed).toBe(false);
    expect(said).toContain(`openapi/${name}:${fault}`);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
});

test('only what is gone can be released as gone', () => {
  expect(run('api-release.ts', '--gone', 'voucher')).toEqual({
    passed: false,
    said: expect.stringContaining('voucher is not gone'),
  });
});
