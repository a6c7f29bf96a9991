import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
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
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { generateInto } from './generate-into.ts';
import { watchSpecs } from './watch.ts';

let root: string;
const specs = [
  'voucher.yaml',
  'merchandise.yaml',
  'merchandise.graphql',
  'merchandise-schema.graphql',
  'push.asyncapi.yaml',
  'sign-in/identity-provider.yaml',
];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(root, 'openapi'));
  for (const name of specs) cpSync(join('openapi', name), join(root, 'openapi', name));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inSpec = (name: string) => join(root, 'openapi', name);
const write = (name: string, text: string) => writeFileSync(inSpec(name), text);
function edit(name: string, from: string | RegExp, to: string): void {
  const text = readFileSync(inSpec(name), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(inSpec(name), text.replace(from, to));
}

/** Content of every file of generated/. */
function generated(): Record<string, string> {
  const folder = join(root, 'generated');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

describe('generation', () => {
  test('writes what is committed, and nothing stays beside it', async () => {
    expect(await generateInto(root)).toEqual({ services: 2, operations: expect.any(Number) });
    const files = generated();
    const services = Object.keys(files).filter((file) => file.includes('/'));
    expect(services).toContain('photo-push/model/importEvent.zod.ts');
    expect(services).toContain('merchandise/documents.ts');
    for (const file of services) expect(files[file]).toBe(readFileSync(join('generated', file), 'utf8'));
    expect(readdirSync(join(root, '.cache'))).toEqual([]);
  });

  test.each([
    ['a syntax error', () => appendFileSync(inSpec('voucher.yaml'), 'a: [\n'), /voucher\.yaml:\d+: not readable YAML/],
    [
      'a reference that leads nowhere',
      () => edit('voucher.yaml', '#/components/schemas/VoucherOffer', '#/components/schemas/Offer'),
      /voucher\.yaml:\d+: #\/components\/schemas\/Offer leads nowhere/,
    ],
    [
      'a type that there is not',
      () => edit('voucher.yaml', 'type: string', 'type: strong'),
      /voucher\.yaml:\d+: .*type/,
    ],
    ['a second document', () => appendFileSync(inSpec('voucher.yaml'), '---\n'), /voucher\.yaml:1: not readable YAML/],
    [
      'an anchor that contains itself',
      () => edit('voucher.yaml', '    VoucherOffer:', '    VoucherOffer: &offer\n      not: *offer'),
      /voucher\.yaml:\d+: an anchor contains itself$/,
    ],
    [
      'a reference with an escape that is none',
      () => edit('voucher.yaml', '#/components/schemas/VoucherOffer', '#/components/schemas/%ZZ'),
      /voucher\.yaml:\d+: #\/components\/schemas\/%ZZ leads nowhere$/,
    ],
    ['nothing in it', () => write('voucher.yaml', ''), /voucher\.yaml:1: no spec: `openapi: 3\.1\.0` is missing$/],
    ['nothing but text', () => write('voucher.yaml', 'later\n'), /voucher\.yaml:1: no spec: /],
    ['no version', () => edit('voucher.yaml', /^openapi: .*\n/, ''), /voucher\.yaml:1: no spec: /],
    [
      'a version that nothing here reads',
      () => edit('voucher.yaml', 'openapi: 3.1.0', '# Next.\nopenapi: 4.0.0'),
      /voucher\.yaml:2: `openapi` is "4\.0\.0" and has to be a version of 3\.0 or 3\.1, such as 3\.1\.0$/,
    ],
    [
      'a version that is a number',
      () => edit('voucher.yaml', 'openapi: 3.1.0', 'openapi: 3.1'),
      /voucher\.yaml:1: `openapi` is 3\.1 and has to be /,
    ],
    [
      'messages of another version',
      () => edit('push.asyncapi.yaml', 'asyncapi: 3.1.0', 'asyncapi: 2.6.0'),
      /push\.asyncapi\.yaml:1: `asyncapi` is "2\.6\.0" and has to be /,
    ],
    [
      'a part of the path that is no parameter',
      () => edit('voucher.yaml', 'offers/{code}', 'offers/{code}/{other}'),
      /voucher\.yaml:\d+: .*`\{other\}`/,
    ],
    [
      'a parameter that lacks what only orval asks for',
      () => edit('voucher.yaml', /^ +required: true\n/m, ''),
      /voucher\.yaml:\d+: must have required property 'required'$/,
    ],
    [
      'an empty list of types',
      () => edit('voucher.yaml', 'type: string', 'type: []'),
      /voucher\.yaml:\d+: the list of types is empty$/,
    ],
    [
      'a schema whose name is none of a type',
      () => {
        edit('voucher.yaml', '#/components/schemas/VoucherOffer', '#/components/schemas/Voucher Offer');
        edit('voucher.yaml', '    VoucherOffer:', '    Voucher Offer:');
      },
      /voucher\.yaml:\d+: the schema "Voucher Offer" needs the name of a type/,
    ],
    [
      'an operation whose name is none of a function',
      () => edit('voucher.yaml', 'operationId: getVoucherOffer', 'operationId: get-voucher-offer'),
      /voucher\.yaml:\d+: .*get-voucher-offer is no name of a function/,
    ],
    ...['delete', 'class', 'default', 'await', 'arguments'].map((word): [string, () => void, RegExp] => [
      `an operation that is called ${word}`,
      () => edit('voucher.yaml', 'operationId: getVoucherOffer', `operationId: ${word}`),
      new RegExp(
        String.raw`voucher\.yaml:\d+: GET \S+: its operationId ${word} is a word of JavaScript, no name of a function`,
      ),
    ]),
    [
      'an operation that is called as what calls it',
      () => edit('voucher.yaml', 'operationId: getVoucherOffer', 'operationId: request'),
      /voucher\.yaml:\d+: .*request is a name of the generated code itself, none of a function/,
    ],
    ...Object.entries({
      options: 'a name of',
      request: 'a name of',
      signal: 'a name of',
      class: 'a word of',
      'voucher-code': 'no name of',
    }).map(([name, fault]): [string, () => void, RegExp] => [
      `a path parameter that is called ${name}`,
      () => {
        edit('voucher.yaml', 'offers/{code}', `offers/{${name}}`);
        edit('voucher.yaml', 'name: code', `name: ${name}`);
      },
      new RegExp(
        String.raw`voucher\.yaml:\d+: .*its path parameter ${name} is ${fault} .*a parameter, such as albumId$`,
      ),
    ]),
    [
      'nothing that can be called',
      () => write('parcel.yaml', 'openapi: 3.1.0\ninfo: { title: Parcels, version: 1.0.0 }\npaths: {}\n'),
      /parcel\.yaml:3: describes no operation$/,
    ],
    [
      'a type of messages that there is not',
      () => edit('push.asyncapi.yaml', 'type: object', 'type: objekt'),
      /push\.asyncapi\.yaml:\d+: .*type/,
    ],
    [
      'a word of messages that there is not',
      () => edit('push.asyncapi.yaml', 'required:', 'requird:'),
      /push\.asyncapi\.yaml:\d+: .*requird/,
    ],
    [
      'no message',
      () => write('push.asyncapi.yaml', 'asyncapi: 3.1.0\ninfo: { title: Push, version: 1.0.0 }\ncomponents: {}\n'),
      /push\.asyncapi\.yaml:3: describes no message$/,
    ],
    [
      'a pattern that does not compile',
      () => edit('voucher.yaml', 'title: { type: string', "title: { type: string, pattern: '[A-Z'"),
      /voucher\.yaml:\d+: the pattern is no regular expression of JavaScript: .*\/\[A-Z\/u: Unterminated character class$/,
    ],
    [
      'a pattern of another language in a name',
      () => edit('voucher.yaml', 'title: { type: string', "title: { patternProperties: { '^a\\Z': {} }, type: string"),
      /voucher\.yaml:\d+: the pattern is no regular expression of JavaScript: .*Invalid escape$/,
    ],
    [
      'a pattern of messages in another language',
      () => edit('push.asyncapi.yaml', "pattern: '([Ss]", "pattern: '(?i)([Ss]"),
      /push\.asyncapi\.yaml:\d+: the pattern is no regular expression of JavaScript: .*Invalid group$/,
    ],
    ...['chat.asyncapi.yaml', 'coupon.yml', 'coupon.graphql', 'sign-in/other.yaml', 'photo-push.yaml'].map(
      (name): [string, () => void, RegExp] => [
        `a file that stands for no service, ${name}`,
        () => write(name, ''),
        new RegExp(`/openapi/${name}:1: stands for no service: .* is called (chat|coupon|other|push.asyncapi).yaml`),
      ],
    ),
    [
      'an operation without its traits',
      () => edit('voucher.yaml', / +x-client: .*\n/, ''),
      /voucher\.yaml:\d+: GET \S+ needs x-client/,
    ],
    [
      // The last that is generated: what comes before has been written by then.
      'a query that does not fit',
      () => edit('merchandise.graphql', '    VendorID\n', '    VendorID\n    Nothing\n'),
      /merchandise\.graphql:\d+: Cannot query field "Nothing"/,
    ],
  ])('with %s leaves everything as it was, and says that alone, with its file and line', async (_, spoil, fault) => {
    await generateInto(root);
    const before = generated();
    edit('voucher.yaml', 'expiryDate: {', 'endDate: {');
    spoil();
    const error = await generateInto(root).catch((refusal: Error) => refusal);
    expect(error).toBeInstanceOf(Error);
    const said = (error as Error).message;
    expect(said).toMatch(fault);
    expect(said.split('\n')).toHaveLength(1);
    expect(generated()).toEqual(before);
    expect(readdirSync(join(root, '.cache'))).toEqual([]);
  });

  test('with a parameter that the path calls otherwise says both, each in its line', async () => {
    edit('voucher.yaml', 'name: code', 'name: cod');
    const error = await generateInto(root).catch((refusal: Error) => refusal);
    expect((error as Error).message.split('\n')).toEqual([
      expect.stringMatching(/voucher\.yaml:\d+: .*`\{code\}`/),
      expect.stringMatching(/voucher\.yaml:\d+: .*`cod`/),
    ]);
    expect(existsSync(join(root, 'generated'))).toBe(false);
  });

  test('of a service without any schema has no models', async () => {
    write(
      'parcel.yaml',
      `openapi: 3.1.0
info: { title: Parcels, version: 1.0.0 }
paths:
  /parcels:
    post: { operationId: sendParcel, x-client: { idempotent: false, timeoutMs: 1000, retry: none }, responses: { '204': { description: It is on its way. } } }
`,
    );
    await generateInto(root);
    expect(Object.keys(generated()).filter((file) => file.startsWith('parcel/'))).toEqual([
      'parcel/calls.ts',
      'parcel/types.d.ts',
    ]);
    expect(generated()['parcel/calls.ts']).not.toContain('./model');
  });

  test('leaves out what editors lay beside the specs', async () => {
    mkdirSync(inSpec('zz.yaml'));
    symlinkSync('somebody@somewhere.1:1', inSpec('.#voucher.yaml'));
    for (const name of ['.voucher.yaml.swp.yaml', 'voucher.yaml.orig', 'voucher.yaml~']) write(name, '');
    expect(await generateInto(root)).toMatchObject({ services: 2 });
  });

  test('of one service leaves the others alone; a service that is gone goes', async () => {
    await generateInto(root);
    rmSync(join(root, 'generated/photo-push'), { recursive: true });
    appendFileSync(join(root, 'generated/voucher/calls.ts'), '// by hand\n');
    mkdirSync(join(root, 'generated/former'));
    await generateInto(root, ['merchandise']);
    expect(generated()['voucher/calls.ts']).toContain('by hand');
    expect(existsSync(join(root, 'generated/photo-push'))).toBe(false);
    expect(existsSync(join(root, 'generated/former'))).toBe(false);
    await generateInto(root, ['photo-push']);
    expect(existsSync(join(root, 'generated/photo-push/model/index.ts'))).toBe(true);
    expect(await generateInto(root, ['identity-provider'])).toMatchObject({ services: 0 });
    await expect(generateInto(root, ['orders'])).rejects.toThrow('There is no openapi/orders.yaml.');
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('generation that %s ends leaves nothing behind', async (signal) => {
  const cache = join(root, '.cache');
  const child = spawn(process.execPath, [join(process.cwd(), 'scripts/generate.ts')], { cwd: root, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(readdirSync(cache)).toHaveLength(1), { timeout: 15_000, interval: 5 });
  child.kill(signal);
  await ended;
  expect(readdirSync(cache)).toEqual([]);
  expect(existsSync(join(root, 'generated'))).toBe(false);
});

describe('a field that is gone from a spec', () => {
  const USE = `import type { VoucherOffer } from './generated/voucher/model/index.ts';
    export const told = ({ title, expiryDate }: VoucherOffer): string => \`\${title} \${expiryDate}\`;`;
  const OPTIONS =
    '--noEmit --strict --skipLibCheck --allowImportingTsExtensions --module esnext --moduleResolution bundler';

  test('is an error where it is read, though unknown fields are kept', { timeout: 60_000 }, async () => {
    writeFileSync(join(root, 'use.ts'), USE);
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
    const faults = async () => {
      await generateInto(root, ['voucher']);
      const tsc = join(process.cwd(), 'node_modules/.bin/tsc');
      const { status, stdout } = spawnSync(tsc, [...OPTIONS.split(' '), 'use.ts'], { cwd: root, encoding: 'utf8' });
      return { status, stdout };
    };
    expect(await faults()).toEqual({ status: 0, stdout: '' });
    edit('voucher.yaml', /^ +expiryDate: .*\n/m, '');
    const { status, stdout } = await faults();
    expect(status).not.toBe(0);
    expect(stdout).toMatch(/^use\.ts\(2,\d+\): error TS2339: Property 'expiryDate' does not exist on type/);
    const validators = join(root, 'generated/voucher/model/voucherOffer.zod.ts');
    const { VoucherOffer } = (await import(validators)) as { VoucherOffer: { parse: (value: unknown) => unknown } };
    expect(VoucherOffer.parse({ title: 'a', expiryDate: '2026-12-05' })).toEqual({
      title: 'a',
      expiryDate: '2026-12-05',
    });
  });
});

describe('watching', () => {
  let ending: AbortController;
  let lines: string[];
  let watching: Promise<void>;
  beforeEach(async () => {
    ending = new AbortController();
    lines = [];
    watching = watchSpecs(root, { print: (line) => lines.push(line), signal: ending.signal });
    await said('Generated all services');
  });
  afterEach(async () => {
    ending.abort();
    await watching;
  });
  const said = (part: string) =>
    vi.waitFor(() => expect(lines.at(-1)).toContain(part), { timeout: 15_000, interval: 20 });

  test('generates the service whose file changed, and it alone', async () => {
    appendFileSync(join(root, 'generated/photo-push/model/index.ts'), '// by hand\n');
    edit('voucher.yaml', 'expiryDate: {', 'endDate: {');
    await said('Generated voucher: ');
    expect(generated()['voucher/model/voucherOffer.zod.ts']).toContain('"endDate"');
    expect(generated()['photo-push/model/index.ts']).toContain('by hand');
  });

  test('sees GraphQL files', async () => {
    edit('merchandise.graphql', '    VendorID\n', '    VendorID\n    Vendor: VendorID\n');
    await said('Generated merchandise: ');
    expect(generated()['merchandise/documents.ts']).toMatch(/VendorID Vendor:VendorID/);
    edit('merchandise-schema.graphql', '  VendorID: ID!', '  Vendor: ID!');
    await said('merchandise.graphql:');
    expect(lines.at(-1)).toContain('Cannot query field "VendorID"');
  });

  test('misses no change that comes during a run', async () => {
    for (const name of ['first', 'second', 'third', 'last']) {
      edit('voucher.yaml', /\w+: (?=\{ \$ref: '#\/components\/schemas\/DayOrMoment' \})/, `${name}: `);
      // In the midst of the run before.
      await new Promise((later) => setTimeout(later, 90));
    }
    await vi.waitFor(() => expect(generated()['voucher/model/voucherOffer.zod.ts']).toContain('"last"'), {
      timeout: 15_000,
    });
  });

  test('is not ended by a folder that is called like a spec, or by the lock of an editor', async () => {
    mkdirSync(inSpec('zz.yaml'));
    symlinkSync('somebody@somewhere.1:1', inSpec('.#voucher.yaml'));
    edit('voucher.yaml', 'expiryDate: {', 'endDate: {');
    await said('Generated voucher: ');
    expect(generated()['voucher/model/voucherOffer.zod.ts']).toContain('"endDate"');
  });

  test('says what is wrong with a spec, and goes on when it is mended', async () => {
    const before = generated();
    edit('voucher.yaml', 'type: string', 'type: strong');
    await said('voucher.yaml:');
    expect(generated()).toEqual(before);
    edit('voucher.yaml', 'type: strong', 'type: string');
    await said('Generated voucher: ');
    edit('sign-in/identity-provider.yaml', 'openapi: 3.1.0', 'openapi: 4.0.0');
    await said('sign-in/identity-provider.yaml:1: ');
    edit('sign-in/identity-provider.yaml', 'openapi: 4.0.0', 'openapi: 3.1.0');
    await said('Generated identity-provider: ');
  });
});
