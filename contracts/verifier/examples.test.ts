import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { PACTS } from '../pact-files/pact-file.ts';
import { openVerifier } from '../verification/verifier.ts';

/** Examples for backend teams, one of each language. */
const examples = join(import.meta.dirname, '../../docs/examples');
const pact = join(PACTS, 'photo-account-voucher.json');
const read = (language: string) => {
  const file = readdirSync(join(examples, language)).find((name) => /contract/i.test(name)) ?? '';
  return { file, text: readFileSync(join(examples, language, file), 'utf8') };
};

const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-examples-'));
symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction');
const verifier = openVerifier();
afterAll(() => {
  verifier.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the example in Node, as a team would copy it. */
function runInNode(text: string): Promise<{ code: number | null; said: string }> {
  const copy = join(folder, 'voucher.contract.test.mjs');
  writeFileSync(copy, text);
  // Node's test runner would take a run in a test of its own for a part of it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...env, PACT: pact, PACT_DO_NOT_TRACK: 'true' } };
    const child = execFile(process.execPath, ['--test', copy], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}

/** Starts the service of the example in Python, and verifies it with its states. @returns what does not hold */
async function failuresInPython(text: string): Promise<string[]> {
  const copy = join(folder, 'test_voucher_contract.py');
  writeFileSync(copy, text);
  const child = spawn('python3', [copy], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise((resolve, reject) => {
      child.stdout.setEncoding('utf8').once('data', (said: string) => resolve(said.trim()));
      child.once('error', reject).once('exit', (code) => reject(new Error(`The example ended with ${code}.`)));
    });
    const baseUrl = `http://127.0.0.1:${String(port)}`;
    const stateUrl = `${baseUrl}/test/provider-states`;
    return (await verifier.verify({ service: 'voucher', pact, baseUrl, stateUrl })).failures;
  } finally {
    child.kill('SIGKILL');
  }
}

/** As in foreign-provider.test.ts. */
const isPythonLeftOut = spawnSync('python3', ['--version']).status !== 0 && !process.env.CI;

test('F12 the example in Node verifies the contract with keys of the service, and fails when a state gives none', async () => {
  const { text } = read('node');
  const { code, said } = await runInNode(text);
  expect(said).toContain('Verification successful');
  expect(code, said).toBe(0);
  const broken = await runInNode(text.replace('return { code };', 'return {};'));
  expect(broken.said).toMatch(/expected 200 but was 404/);
  expect(broken.code).toBe(1);
}, 120_000);

test.skipIf(isPythonLeftOut)(
  'F12 service and states of the example in Python hold the contract, and do not when a state gives no key',
  async () => {
    const { text } = read('python');
    expect(await failuresInPython(text)).toEqual([]);
    const failures = await failuresInPython(text.replace('return {"code": code}', 'return {}'));
    expect(failures).toHaveLength(4);
    expect(failures[0]).toMatch(/status code 404 to be a Successful response/);
  },
  120_000,
);

test.each(['node', 'python', 'java', 'dotnet', 'go'])(
  'F12 the example in %s brings about each state of the contract, and says at its head and in the docs whether it was run',
  (language) => {
    const { file, text } = read(language);
    const { interactions }: { interactions: { providerStates: { name: string }[] }[] } = JSON.parse(
      readFileSync(pact, 'utf8'),
    );
    for (const { providerStates } of interactions)
      for (const { name } of providerStates)
        expect(text).toContain(`"${name}"`.replaceAll('"', language === 'node' ? "'" : '"'));
    expect(text).toContain('token-of-the-customer');
    const docs = readFileSync(join(examples, '../backend-teams.md'), 'utf8');
    const row = docs.split('\n').find((line) => line.includes(`(examples/${language}/${file})`)) ?? '';
    const head = text.split('\n\n').slice(0, 3).join('\n');
    expect(row.includes('not run')).toBe(head.includes('Not run:'));
    expect(row).toMatch(/ \| (?:run|not run|service and states run)\b/);
  },
);
