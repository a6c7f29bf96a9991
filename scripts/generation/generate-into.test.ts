import { spawnSync } from 'node:child_process';
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
];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(root, 'openapi'));
  for (const name of specs) cpSync(join('openapi', name), join(root, 'openapi', name));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inSpec = (name: string) => join(root, 'openapi', name);
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
    [
      'an operation without its traits',
      () => edit('voucher.yaml', /x-client: .*\n/, ''),
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
    mkdirSync(join(root, 'openapi/sign-in'));
    writeFileSync(join(root, 'openapi/sign-in/identity-provider.yaml'), '');
    expect(await generateInto(root, ['identity-provider'])).toMatchObject({ services: 0 });
    await expect(generateInto(root, ['orders'])).rejects.toThrow('There is no openapi/orders.yaml.');
  });
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

  test('says what is wrong with a spec, and goes on when it is mended', async () => {
    const before = generated();
    edit('voucher.yaml', 'type: string', 'type: strong');
    await said('voucher.yaml:');
    expect(generated()).toEqual(before);
    edit('voucher.yaml', 'type: strong', 'type: string');
    await said('Generated voucher: ');
  });
});
