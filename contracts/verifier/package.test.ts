import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts';
import { runProgram } from '../../scripts/setup/run-program.mjs';
import { listening } from '../support/listening.ts';
import { packVerifier } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-test-'));
const program = join(folder, 'node_modules/photo-contracts/verifier/command.js');
let sandbox: RunningSandbox;
let header: string;

beforeAll(async () => {
  const tarball = packVerifier(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const install = ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball];
  expect(await runProgram(install, { cwd: folder })).toMatchObject({ code: 0 });
  sandbox = await startSandbox({ sandboxPort: 0, appPort: 0, dataFolder: ':memory:', app: 'none', print: () => {} });
  header = `Authorization: Bearer ${await sandbox.issueAccessToken('anna@example.com')}`;
}, 240_000);

afterAll(async () => {
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Runs the installed command in its folder, outside the repository. */
async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const { code, output } = await runProgram(['node', program, ...words], { cwd: folder });
  return { code, said: output };
}

function verify(provider: string, ...more: string[]) {
  const { sandbox: base } = sandbox.addresses;
  return run(
    'verify',
    '--provider',
    provider,
    '--base-url',
    `${base}/${provider}/`,
    '--state-url',
    `${base}/__sandbox/provider-states`,
    '--auth-header',
    header,
    ...more,
  );
}

async function provoke(fault: object): Promise<void> {
  const response = await fetch(`${sandbox.addresses.sandbox}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}

const file = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a service that holds its contract passes, refused tokens and all, and the reports say so', async () => {
  const { code, said } = await verify(
    'customer',
    '--junit',
    'reports/junit.xml',
    '--json',
    'reports/results.json',
    '--html',
    'reports/results.html',
  );
  expect(said).toMatch(/customer: (\d+) of \1 interactions hold: passed/);
  expect(said).toContain('✓ getCustomer 401: ');
  expect(code).toBe(0);
  const results = JSON.parse(file('reports/results.json'));
  expect(results).toMatchObject({ provider: 'customer', outcome: 'passed', stateFailures: [], broken: [] });
  expect(file('reports/junit.xml')).toContain(
    `<testsuites tests="${results.interactions.length}" failures="0" errors="0" skipped="0" time="`,
  );
  expect(file('reports/results.html')).toContain('<h1>customer: passed</h1>');
});

test('a service with a defect fails, and the reports name the interaction', async () => {
  await provoke({ service: 'photo-management', operationId: 'getActivationStatus', status: 503 });
  const { code, said } = await verify(
    'photo-management',
    '--only',
    'getActivationStatus',
    '--junit',
    'failed.xml',
    '--json',
    'failed.json',
    '--html',
    'failed.html',
  );
  expect(said).toMatch(/✗ getActivationStatus 200: .*\n.*503/);
  expect(code).toBe(1);
  expect(JSON.parse(file('failed.json')).outcome).toBe('failed');
  expect(file('failed.xml')).toMatch(/<failure message=".*503/);
  expect(file('failed.html')).toContain('photo-management: failed');
});

test('pending tells of the same defect and does not fail', async () => {
  await provoke({ service: 'photo-management', operationId: 'getActivationStatus', status: 503 });
  const { code, said } = await verify(
    'photo-management',
    '--only',
    'getActivationStatus',
    '--pending',
    '--junit',
    'pending.xml',
  );
  expect(said).toContain(': pending');
  expect(code).toBe(0);
  expect(file('pending.xml')).toMatch(/failures="0".*<skipped message=".*503/s);
});

test.each([
  ['in the place of whose folder is a file', 'package.json/results.xml'],
  ['in whose place is a folder', 'node_modules'],
])('a report %s is refused before anything is asked', async (_what, report) => {
  const { code, said } = await verify('customer', '--only', 'getCustomer', '--junit', report);
  expect(said).toMatch(
    new RegExp(`^The report ${report} cannot be written: E\\w+: .*\n.*--help says what there is\\.\n$`),
  );
  expect(code).toBe(2);
});

test('a report whose folder goes while it is asked is told of, too', async () => {
  writeFileSync(
    join(folder, 'removes.mjs'),
    `import { rmSync, writeFileSync } from 'node:fs';
    const remove = () => { rmSync('gone', { recursive: true, force: true }); writeFileSync('gone', ''); };
    export default { 'the customer exists': remove };\n`,
  );
  const { sandbox: base } = sandbox.addresses;
  const { code, said } = await run(
    'verify',
    '--provider',
    'customer',
    '--base-url',
    `${base}/customer`,
    '--states',
    'removes.mjs',
    '--only',
    'getCustomer',
    '--html',
    'gone/results.html',
  );
  expect(said).toMatch(/interactions hold.*\nThe report gone\/results\.html cannot be written: /);
  expect(code).toBe(2);
});

test('nothing verified fails, even when pending', async () => {
  const { code, said } = await run(
    'verify',
    '--provider',
    'customer',
    '--base-url',
    'http://127.0.0.1:9',
    '--state-url',
    'http://127.0.0.1:9',
    '--pending',
  );
  expect(said).toContain('no provider answers at http://127.0.0.1:9');
  expect(said).toContain('0 of 0 interactions hold');
  expect(code).toBe(1);
});

test('without a token, calls of the customer fail and refused ones hold', async () => {
  const { sandbox: base } = sandbox.addresses;
  const { code, said } = await run(
    'verify',
    '--provider',
    'customer',
    '--base-url',
    `${base}/customer`,
    '--state-url',
    `${base}/__sandbox/provider-states`,
    '--only',
    'getCustomer',
  );
  expect(said).toContain('✗ getCustomer 200: ');
  expect(said).toContain('✓ getCustomer 401: ');
  expect(code).toBe(1);
});

test('states may come from a module; what it throws fails, what it lacks fails before anything is asked', async () => {
  const relay = `const call = (action, state) => async (params) => {
    const response = await fetch('${sandbox.addresses.sandbox}/__sandbox/provider-states', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ action, state, params }) });
    if (!response.ok) throw new Error(await response.text());
  };
  const all = (name) => ({ setup: call('setup', name), teardown: call('teardown', name) });`;
  const names: string[] = JSON.parse(file('node_modules/photo-contracts/verifier/states.json')).map(
    ({ name }: { name: string }) => name,
  );
  writeFileSync(
    join(folder, 'states.mjs'),
    `${relay}\nexport default Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, all(name)]));\n`,
  );
  writeFileSync(
    join(folder, 'throws.mjs'),
    `export default Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, () => { throw new Error('out of order'); }]));\n`,
  );
  writeFileSync(join(folder, 'lacks.mjs'), 'export default {};\n');
  const base = [
    'verify',
    '--provider',
    'customer',
    '--base-url',
    `${sandbox.addresses.sandbox}/customer`,
    '--auth-header',
    header,
    '--only',
    'getCustomer',
    '--states',
  ];
  expect(await run(...base, 'states.mjs')).toMatchObject({ code: 0, said: expect.stringContaining(': passed') });
  expect(await run(...base, 'throws.mjs')).toMatchObject({ code: 1, said: expect.stringContaining('out of order') });
  expect(await run(...base, 'lacks.mjs')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/✗ getCustomer 200: .*\n {4}≠ state: the provider knows no state/),
  });
});

test('a module of states that holds a timer does not keep the command, whose output comes whole; what it exports to end it is called', async () => {
  const module = (name: string, end: string) =>
    writeFileSync(
      join(folder, name),
      `import { writeFileSync } from 'node:fs';
      const timer = setInterval(() => {}, 1000);
      export default { 'the customer exists': () => {} };
      ${end}\n`,
    );
  module('holds.mjs', '');
  module('ends.mjs', "export const close = () => { clearInterval(timer); writeFileSync('ended.txt', 'yes'); };");
  module('fails.mjs', "export const close = async () => { throw new Error('no way out'); };");
  const call = (states: string) => {
    const base = ['verify', '--provider', 'customer', '--base-url', `${sandbox.addresses.sandbox}/customer`];
    return run(...base, '--auth-header', header, '--only', 'getCustomer', '--states', states);
  };
  const held = await call('holds.mjs');
  expect(held).toMatchObject({ code: 1, said: expect.stringMatching(/interactions hold: failed\n$/) });
  expect(await call('ends.mjs')).toEqual(held);
  expect(file('ended.txt')).toBe('yes');
  expect(await call('fails.mjs')).toMatchObject({
    code: 1,
    said: expect.stringContaining('close of --states fails.mjs: no way out'),
  });
});

test('messages are verified over the connection, or by an endpoint; a message that does not come fails', async () => {
  const { code, said } = await verify('photo-push', '--json', 'messages.json');
  expect(said).toMatch(/photo-push: (\d+) of \1 interactions hold: passed/);
  expect(code).toBe(0);
  expect(JSON.parse(file('messages.json')).interactions).toContainEqual(
    expect.objectContaining({
      operation: 'tellImport',
      description: 'tellImport finished: all photos are there',
      mismatches: [],
    }),
  );
  const message = {
    id: 'm-1',
    key: 'archive-started',
    timestamp: '2026-11-01T10:00:00Z',
    message: { userId: 'u-1', downloadId: 'd-1' },
  };
  const { url: base, close } = await listening((request, response) => {
    response
      .writeHead(request.url === '/messages' ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(message));
  });
  const byEndpoint = (url: string) =>
    run('verify', '--provider', 'photo-push', '--only', 'tellArchive', '--message-url', url);
  const [known, unknown] = [await byEndpoint(`${base}/messages`), await byEndpoint(base)];
  await close();
  expect(known.said).toContain('✓ tellArchive started: ');
  expect(known.said).toContain('✗ tellArchive finished: ');
  expect(unknown).toMatchObject({ code: 1, said: expect.stringMatching(/✗ tellArchive started: .*\n.*answers 404/) });
}, 120_000);

test('list, states and report tell what is asked', async () => {
  expect((await run('list')).said).toMatch(/^customer +\d+ operations +\d+ interactions$/m);
  expect((await run('list', '--provider', 'customer')).said).toContain('getCustomer 200: ');
  const states = await run('states', '--provider', 'customer', '--json', 'states.json');
  expect(states).toMatchObject({ code: 0, said: expect.stringContaining('the account was deleted') });
  expect(JSON.parse(file('states.json'))).toContainEqual(
    expect.objectContaining({ name: 'an address exists', parameters: expect.objectContaining({ required: ['id'] }) }),
  );
  expect((await run('report', '--base-url', 'https://test.example', '--html', 'overview.html')).code).toBe(0);
  const page = file('overview.html');
  expect(page).toContain('<h2 id="customer">customer</h2>');
  expect(page).toContain('<th scope="col">A 404 means</th>');
  expect(page).toContain('nothing is there: null');
  expect(page).toContain('curl -i -X GET');
  expect(page).toContain('&quot;key&quot;: &quot;archive-finished&quot;');
  expect(page).toContain('https://test.example/customers/me');
  expect(page).toMatch(/<td>RFC 3339 date-time<\/td><td class="quiet">openapi\/[\w.-]+:\d+<\/td>/);
  const { code, said } = await run('report', '--provider', 'voucher', '--json', 'asked.json');
  expect([code, said]).toEqual([0, expect.stringMatching(/^\S+asked\.json\n$/)]);
  expect(JSON.parse(file('asked.json'))).toMatchObject([{ provider: 'voucher' }]);
  expect((await run('--help')).said).toContain('Exit codes');
  expect((await run('--version')).said).toMatch(/^\d{4}\.\d+\.\d+-g[0-9a-f]{8}(?:\.changed)?\n$/);
});

test('F12 a package from which an interaction was taken does nothing', async () => {
  const path = join(folder, 'node_modules/photo-contracts/pacts/photo-account-voucher.json');
  const whole = readFileSync(path, 'utf8');
  const pact = JSON.parse(whole);
  try {
    writeFileSync(path, JSON.stringify({ ...pact, interactions: pact.interactions.slice(1) }));
    const count = pact.interactions.length;
    expect(await run('list')).toMatchObject({
      code: 1,
      said: `This package is not whole: the contract with voucher has ${count - 1} interactions instead of ${count}.\n`,
    });
  } finally {
    writeFileSync(path, whole);
  }
  expect((await run('list')).code).toBe(0);
});

test("F12 a service's own OpenAPI is compared by the package alone, whose specs agree with its contracts", async () => {
  const own = 'node_modules/photo-contracts/openapi';
  expect(await run('compare', '--provider', 'voucher', '--openapi', `${own}/voucher.yaml`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/voucher: (\d+) of \1 interactions agree/),
  });
  const other = await run(
    'compare',
    '--provider',
    'voucher',
    '--openapi',
    `${own}/newsletter.yaml`,
    '--json',
    'compared.json',
  );
  expect(other).toMatchObject({ code: 1, said: expect.stringContaining('✗ getVoucherOffer 200: ') });
  expect(JSON.parse(file('compared.json')).outcome).toBe('failed');
});

test('stub serves the contracts until it is stopped', async () => {
  const child = spawn(process.execPath, [program, 'stub', '--provider', 'customer', '--port', '0'], { cwd: folder });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (said.includes('Ready')) resolve(/http:\S+/.exec(said)?.[0] ?? '');
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const answer = (authorization: string) => fetch(`${url}/customers/me`, { headers: { authorization } });
  const good = await answer('Bearer mine');
  expect(await good.json()).toHaveProperty('email');
  expect((await answer('Bearer refused-token')).status).toBe(401);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const broken = connect(Number(new URL(url).port), '127.0.0.1');
  broken.write('POST /customers/me HTTP/1.1\r\nHost: stub\r\nContent-Length: 100\r\n\r\n{');
  await new Promise((sent) => setTimeout(sent, 200));
  broken.destroy();
  await new Promise((seen) => setTimeout(seen, 200));
  expect((await answer('Bearer mine')).status, 'a request that breaks off leaves the stub as it was').toBe(200);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect((await run('stub', '--port', '70000')).code).toBe(2);
});

test.each([
  [[], 'Say what to do.'],
  [['check'], 'There is no command "check".'],
  [['verify', '--provider', 'customer'], '"verify" needs --base-url, or for messages --message-url.'],
  [['verify', '--provider', 'customer', '--base-url', 'http://127.0.0.1:9'], 'Give --state-url or --states'],
  [
    ['verify', '--provider', 'nobody', '--base-url', 'http://127.0.0.1:9'],
    'There is no contract with "nobody". There are: app-config',
  ],
  [
    ['verify', '--provider', 'customer', '--base-url', 'http://127.0.0.1:9', '--only', 'nothing'],
    'has no operation "nothing"',
  ],
  [['verify', '--provider', 'customer', '--message-url', 'http://127.0.0.1:9'], 'customer sends no messages'],
  [['verify', '--provider', 'photo-push', '--base-url', 'http://127.0.0.1:9'], 'Give --auth-header'],
  [['stub', '--provider', 'photo-push'], 'photo-push sends messages'],
  [
    ['verify', '--provider', 'customer', '--base-url', 'http://127.0.0.1:9', '--states', 'nowhere.mjs'],
    '--states nowhere.mjs cannot be read',
  ],
])('a wrong call ends with 2: %j', async (words, message) => {
  expect(await run(...words)).toMatchObject({ code: 2, said: expect.stringContaining(message) });
});
