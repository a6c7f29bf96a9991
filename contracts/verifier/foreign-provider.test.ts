import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TriedInteraction } from './interaction-report.ts';
import { packVerifier } from './pack.ts';
import type { Results } from './results.ts';

/** A backend in another language, written from the specs alone. */
const provider = join(import.meta.dirname, '../../tests/foreign-provider/provider.py');
const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-foreign-'));
const program = join(folder, 'package/verifier/command.js');
const children: ChildProcess[] = [];

/** Whether these tests are left out: without Python, which nothing else here needs, but not in CI, where they fail. */
const isLeftOut = spawnSync('python3', ['--version']).status !== 0 && !process.env.CI;

beforeAll(() => {
  if (isLeftOut) return;
  // Unpacked beside the packages that are here: what the registry adds is shown by package.test.ts.
  execFileSync('tar', ['-xzf', packVerifier(folder), '-C', folder]);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction');
}, 120_000);

afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the provider, with one thing that it does wrong. */
async function start(...defect: string[]): Promise<string> {
  const child = spawn('python3', [provider, ...defect], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const port = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('error', reject).once('exit', (code) => reject(new Error(`The provider ended with ${code}.`)));
  });
  return `http://127.0.0.1:${String(port)}`;
}

/** Report of the verification of one of its services: the lines of what does not hold. */
async function verify(
  service: string,
  url: string,
  ...more: string[]
): Promise<{ code: number | null; said: string; failed: string[]; bad: TriedInteraction[] }> {
  const report = join(folder, `${service}.json`);
  const words = ['verify', '--provider', service, '--base-url', url, '--state-url', `${url}/test/provider-states`];
  words.push('--auth-header', 'Authorization: Bearer token-of-the-test', '--json', report, ...more);
  const [code, said] = await new Promise<[number | null, string]>((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { cwd: folder }, (_error, stdout, stderr) =>
      resolve([child.exitCode, stdout + stderr]),
    );
  });
  const { interactions }: Results = JSON.parse(readFileSync(report, 'utf8'));
  const bad = interactions.filter(({ mismatches }) => mismatches.length > 0);
  const failed = bad.map(({ description, mismatches }) => [description, ...mismatches].join(' | '));
  return { code, said, failed, bad };
}

test.skipIf(isLeftOut)(
  'F12 a provider in Python, with keys of its own, problem+json and no switch, holds the contracts of two services',
  async () => {
    const url = await start();
    for (const service of ['voucher', 'newsletter']) {
      const { code, said, failed } = await verify(service, url);
      expect(failed, said).toEqual([]);
      expect(said).toMatch(new RegExp(`${service}: (\\d+) of \\1 interactions hold: passed`));
      expect(code).toBe(0);
    }
  },
  120_000,
);

test.skipIf(isLeftOut).each([
  [
    'token-not-checked',
    'voucher',
    [/^getVoucherOffer 401: a token that is refused \| .*expected 401 but was (404|200)$/],
  ],
  ['unknown-is-empty', 'voucher', [/^getVoucherOffer 404: no such voucher \| .*status code 200 to be a 404, 410$/]],
  [
    'german-dates',
    'voucher',
    [
      /an offer that ends at a moment \| \$\.expiryDate: .*31\.01\.2027/,
      /an offer that ends on a day \| \$\.expiryDate: .*31\.01\.2027/,
      /the product whose voucher is refreshed \| \$\.expiryDate: .*31\.01\.2027/,
    ],
  ],
  [
    'title-by-language',
    'voucher',
    [
      /ends at a moment \| \$\.title: .*"en"/,
      /ends on a day \| \$\.title: .*"en"/,
      /is refreshed \| \$\.title: .*"en"/,
    ],
  ],
  [
    'never-expires',
    'newsletter',
    [/^confirmNewsletterSubscription 410: the link has expired \| .*expected 410 but was 204$/],
  ],
])(
  'F12 its report names the defect %s of %s, and nothing else',
  async (defect, service, expected) => {
    const { code, said, failed, bad } = await verify(service, await start(defect));
    expect(failed).toEqual(expected.map((line) => expect.stringMatching(line)));
    // Each is told with all that one needs to send the request again and to see what is wrong by which line of the spec.
    for (const { description, given, curl, answer, expected: wanted, differences } of bad) {
      expect(given).toHaveLength(1);
      expect(curl).toMatch(/^curl -i -X (?:GET|POST) 'http:/);
      expect(answer?.status).toBeGreaterThan(0);
      expect(wanted.status).toBeGreaterThan(0);
      for (const { place, rule = '', got, spec } of differences) {
        expect(said).toContain(`✗ ${description}\n    ≠ ${place}: expected ${rule}, got ${got}`);
        expect(rule).toMatch(/^(?:exactly \d{3}|404 or 410|text|RFC 3339 .*)$/);
        expect(lineOf(spec?.file ?? '', spec?.line ?? 0)).toMatch(
          place === 'status' ? /'\d{3}':/ : /type: string|DayOrMoment:/,
        );
      }
    }
    expect(code).toBe(1);
  },
  120_000,
);

test.skipIf(isLeftOut)(
  'F12 a request on which the provider crashes is told so, without an answer, and all others are verified',
  async () => {
    const { code, said, failed, bad } = await verify('voucher', await start('unknown-crashes'));
    expect(failed).toEqual([
      'getVoucherOffer 404: no such voucher | answer: the provider closed the connection without an answer',
    ]);
    expect(said).toMatch(/\n {4}≠ answer: the provider closed the connection without an answer\n {4}given {5}/);
    expect(said).not.toMatch(/\n {4}answer {4}/);
    expect(said).toMatch(/voucher: (\d+) of (?!\1)\d+ interactions hold: failed/);
    expect(bad[0]).not.toHaveProperty('answer');
    expect(code).toBe(1);
  },
  120_000,
);

test.skipIf(isLeftOut)(
  'F12 an answer without its body is told by the rule of the body',
  async () => {
    const { said, bad } = await verify('voucher', await start('body-forgotten'));
    expect(bad.map(({ answer }) => answer?.status)).toEqual([200, 200, 200, 200]);
    expect(said.match(/≠ \$: expected object, got no body \(openapi\/voucher\.yaml:\d+ #\S+\)/g)).toHaveLength(4);
  },
  120_000,
);

/** Line of a file that a report points to. */
const lineOf = (file: string, line: number) =>
  readFileSync(join(folder, 'package', file), 'utf8').split('\n')[line - 1];

test.skipIf(isLeftOut)(
  'F12 the report of a defect has all that one needs to mend it: what was given, asked and expected, what came, and the spec',
  async () => {
    const { said, bad } = await verify('voucher', await start('german-dates'));
    const [moment, day] = bad;
    expect(moment).toMatchObject({
      given: [{ name: 'a voucher exists', params: { offer: { expiryDate: '2027-01-31T23:59:59Z' } } }],
      // The id is the one that the provider gave, not that of the contract.
      curl: expect.stringMatching(/^curl -i -X GET 'http:\S+\/offers\/4\d{3}' -H "Authorization: Bearer \$TOKEN"/),
      expected: { status: 200, body: { title: '10 % off photo books' } },
      answer: { status: 200, body: { expiryDate: '31.01.2027', title: '10 % off photo books' } },
    });
    const rule = 'RFC 3339 date, such as 2027-01-31, or RFC 3339 date-time';
    expect(said).toContain(`\n              ≠ $.expiryDate: ${rule}\n`);
    const [difference] = moment?.differences ?? [];
    expect(difference).toMatchObject({ place: '$.expiryDate', rule, got: '"31.01.2027"' });
    const { file = '', line = 0, pointer } = difference?.spec ?? {};
    expect(lineOf(file, line)).toContain('DayOrMoment');
    expect(pointer).toBe('/components/schemas/DayOrMoment');
    expect(day?.differences).toMatchObject([{ rule }]);
    expect(said).toMatch(
      /≠ \$\.expiryDate: expected RFC 3339 date, such as 2027-01-31, or RFC 3339 date-time, got "31\.01\.2027" \(openapi\/voucher\.yaml:\d+ #\S+\)\n {4}given {5}a voucher exists/,
    );
    expect(said).toMatch(/\n {4}answer {4}200 \{"expiryDate":"31\.01\.2027"/);
  },
  120_000,
);

test.skipIf(isLeftOut)(
  'F12 generated requests are part of the verification when they are asked for, with their seed in every report',
  async () => {
    const more = ['--fuzz', '--fuzz-requests', '12', '--fuzz-seed', '4', '--junit', join(folder, 'fuzz.xml')];
    const { code, said } = await verify('voucher', await start(), ...more);
    expect(said).toMatch(
      /generated requests, seed 4\n\? getVoucherOffer: 12 requests, 12 × 404; none was answered with success: no body was judged\n/,
    );
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'fuzz.xml'), 'utf8')).toMatch(
      /name="generated requests" time="[\d.]+"><skipped message="none was answered with success: no body was judged"/,
    );
    expect(JSON.parse(readFileSync(join(folder, 'voucher.json'), 'utf8')).fuzz).toMatchObject({ seed: 4 });
  },
  120_000,
);
