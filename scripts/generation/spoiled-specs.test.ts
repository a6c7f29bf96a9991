import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createRandom } from '#lib/random.ts';
import { extent, seed } from '../../tests/resilience/extent.ts';
import { generateInto } from './generate-into.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'spoiled-'));
  mkdirSync(join(root, 'openapi'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Steps = string[];
type Spoil = (holder: Record<string, unknown>, name: string) => void;

const spoilt: Record<string, Spoil> = Object.fromEntries([
  ...[null, 'text', 7, [], {}].map((value): [string, Spoil] => [
    JSON.stringify(value),
    (holder, name) => void (holder[name] = value),
  ]),
  ['gone', (holder: object, name: string) => void Reflect.deleteProperty(holder, name)],
  [
    'misspelt',
    (holder: Record<string, unknown>, name: string) => {
      holder[`${name}q`] = holder[name];
      Reflect.deleteProperty(holder, name);
    },
  ],
]);

/** The steps to each part of a document. Words and examples are of any form. */
function partsOf(node: unknown, steps: Steps = []): Steps[] {
  if (typeof node !== 'object' || node === null || /^(examples?|description)$/.test(steps.at(-1) ?? '')) return [];
  return Object.entries(node).flatMap(([name, part]) => [[...steps, name], ...partsOf(part, [...steps, name])]);
}

/** A document of which one part is spoilt, as YAML. */
function spoiled(document: object, steps: Steps, spoil: Spoil): string {
  const copy = structuredClone(document);
  const holder = steps.slice(0, -1).reduce<object>((node, step) => Reflect.get(node, step), copy);
  spoil(holder as Record<string, unknown>, steps.at(-1) ?? '');
  return stringify(copy, { aliasDuplicateObjects: false });
}

test.each(['voucher.yaml', 'push.asyncapi.yaml'])(
  'a spec any part of which is spoilt is generated, or refused with its file and line: %s',
  { timeout: 300_000 },
  async (name) => {
    const document: object = parse(readFileSync(join('openapi', name), 'utf8'), { merge: true });
    const file = join(root, 'openapi', name);
    const random = createRandom(seed);
    const isTried = () => extent === 'all' || random.next() < 0.1;
    const unplaced: string[] = [];
    let refused = 0;
    for (const steps of partsOf(document)) {
      for (const [how, spoil] of Object.entries(spoilt).filter(isTried)) {
        writeFileSync(file, spoiled(document, steps, spoil));
        const said = await generateInto(root).then(
          () => '',
          (error: Error) => error.message,
        );
        refused += Number(said !== '');
        const isPlaced = said.split('\n').every((line) => line === '' || /\.yaml:\d+: /.test(line.replace(root, '')));
        if (!isPlaced) unplaced.push(`${how} ${steps.join(' › ')}: ${said}`);
      }
    }
    rmSync(file);
    expect(unplaced, `seed ${seed}`).toEqual([]);
    expect(refused).toBeGreaterThan(20);
  },
);
