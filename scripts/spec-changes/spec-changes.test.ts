import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSpecs } from '../generation/specs.ts';
import { compareFolders, moveBaseline } from './folders.ts';
import { unusedOperations } from './unused-operations.ts';
import { verdictText } from './verdict.ts';

const SPEC = `openapi: 3.1.0
info: { title: Parcel service, version: 1.2.3 }
security: [{ bearerAuth: [] }]
paths:
  /parcels/{id}:
    put:
      operationId: changeParcel
      x-client: { idempotent: true, timeoutMs: 1000, retry: none }
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Change' } } } }
      responses:
        '200': { description: The parcel., content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } } }
        '404': { description: None. }
components:
  schemas:
    Change: { type: object, required: [size], properties: { size: { enum: [small, large] }, note: { type: string } } }
    Parcel: { type: object, required: [id, state], properties: { id: { type: string }, state: { enum: [sent, lost] }, inside: { type: array, items: { $ref: '#/components/schemas/Parcel' } }, weight: { type: integer } } }
`;

let folder: string;
let baseline: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spec-changes-'));
  baseline = join(folder, 'baseline');
  mkdirSync(baseline);
  writeFileSync(join(baseline, 'parcel.yaml'), SPEC);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Edits a copy of the spec and asks what that means. */
function edited(...edits: [from: string, to: string][]) {
  const text = edits.reduce((spec, [from, to]) => {
    if (!spec.includes(from)) throw new Error(`The spec holds no ${from}`);
    return spec.replace(from, () => to);
  }, SPEC);
  writeFileSync(join(folder, 'parcel.yaml'), text);
  const [verdict] = compareFolders(baseline, folder);
  if (!verdict) throw new Error('There is no verdict');
  const { level, next, refused, changes } = verdict;
  return {
    level,
    next,
    refused,
    changes: changes.map(
      ({ operation, place, text: what, breaking }) =>
        `${breaking ? 'breaking' : 'compatible'}: ${operation} ${place} ${what}`,
    ),
  };
}

const breaking = (change: string) => ({
  level: 'major',
  next: '2.0.0',
  refused: true,
  changes: [`breaking: changeParcel ${change}`],
});
const compatible = (change: string) => ({
  level: 'minor',
  next: '1.3.0',
  refused: false,
  changes: [`compatible: changeParcel ${change}`],
});

describe('what an edit of a spec means for the client', () => {
  test('a field removed breaks', () => {
    expect(edited([', weight: { type: integer }', ''])).toEqual(breaking('200 weight removed'));
  });

  test('a field made required breaks where the client sends it, not where it reads it', () => {
    expect(edited(['required: [size]', 'required: [size, note]'])).toEqual(breaking('body note made required'));
    expect(edited(['required: [id, state]', 'required: [id, state, weight]'])).toEqual(
      compatible('200 weight made required'),
    );
    expect(edited(['required: [id, state]', 'required: [id]'])).toEqual(breaking('200 state made optional'));
  });

  test('an enum value added breaks where the client reads it, not where it sends it', () => {
    expect(edited(['[sent, lost]', '[sent, lost, found]'])).toEqual(breaking('200 state enum value "found" added'));
    expect(edited(['[small, large]', '[small, large, huge]'])).toEqual(compatible('body size enum value "huge" added'));
    expect(edited(['[small, large]', '[small]'])).toEqual(breaking('body size enum value "large" removed'));
  });

  test('a failure added is compatible, a success added breaks', () => {
    expect(edited(["'404'", "'409': { description: Busy. }\n        '404'"])).toEqual(compatible('409 added'));
    expect(edited(["'404'", "'202': { description: Later. }\n        '404'"])).toEqual(
      breaking('202 added, a success'),
    );
  });

  test('a path renamed breaks, the name of its parameter does not matter', () => {
    expect(edited(['/parcels/{id}', '/packages/{id}'])).toEqual(
      breaking(' moved from PUT /parcels/{id} to PUT /packages/{id}'),
    );
    expect(edited(['/parcels/{id}', '/parcels/{parcel}'], ['name: id', 'name: parcel'])).toMatchObject({
      level: 'patch',
      refused: false,
      changes: [],
    });
  });

  test('a type changed breaks', () => {
    expect(edited(['weight: { type: integer }', 'weight: { type: string }'])).toEqual(
      breaking('200 weight type changed from integer to string'),
    );
    expect(edited(['weight: { type: integer }', 'weight: { type: [integer, "null"] }'])).toEqual(
      breaking('200 weight type changed from integer to integer | null'),
    );
  });

  test('an operation removed breaks, texts ask for a patch, and nothing for nothing', () => {
    expect(edited(['put:', 'x-put:'])).toEqual(breaking(' removed'));
    expect(edited(['None.', 'There is none.'])).toEqual({ level: 'patch', next: '1.2.4', refused: false, changes: [] });
    expect(edited()).toEqual({ level: 'none', next: '1.2.3', refused: false, changes: [] });
  });

  test('with a new major version a breaking change passes', () => {
    expect(edited(['[sent, lost]', '[sent, lost, found]'], ['1.2.3', '2.0.0'])).toMatchObject({
      level: 'major',
      refused: false,
    });
    expect(edited(['[sent, lost]', '[sent, lost, found]'], ['1.2.3', '1.3.0'])).toMatchObject({
      level: 'major',
      refused: true,
    });
  });
});

test('the text names service, versions, operation and field', () => {
  edited(['[sent, lost]', '[sent, lost, found]']);
  expect(compareFolders(baseline, folder).map(verdictText)).toEqual([
    '✗ parcel 1.2.3 -> 1.2.3: breaking, next version 2.0.0\n    breaking   changeParcel, 200 state: enum value "found" added',
  ]);
});

test('a new service and one that is gone are named', () => {
  cpSync(join(baseline, 'parcel.yaml'), join(folder, 'letter.yaml'));
  expect(compareFolders(baseline, folder).map(verdictText)).toEqual([
    '+ letter 1.2.3: new',
    '✗ parcel 1.2.3: gone\n    breaking   changeParcel: removed',
  ]);
});

test('a release makes the specs the baseline', () => {
  edited(['[sent, lost]', '[sent, lost, found]'], ['1.2.3', '2.0.0']);
  moveBaseline(baseline, folder);
  expect(readFileSync(join(baseline, 'parcel.yaml'), 'utf8')).toContain('found');
  expect(compareFolders(baseline, folder).flatMap((verdict) => verdictText(verdict) ?? [])).toEqual([]);
});

describe('operations that the app does not call', () => {
  const build = (script: string) => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    writeFileSync(join(folder, 'dist/assets/app.js'), script);
    return join(folder, 'dist');
  };

  test('are those that no script of the build holds, whatever the sources name', () => {
    edited();
    expect(unusedOperations(readSpecs(folder), build('const changeParcel=1'))).toEqual([
      { service: 'parcel', operationId: 'changeParcel' },
    ]);
    expect(
      unusedOperations(readSpecs(folder), build('x({operation:{service:`parcel`,operationId:`changeParcel`}})')),
    ).toEqual([]);
  });

  test('say who calls them instead, which is no trait of the client', () => {
    edited(['retry: none', "retry: none, caller: 'The courier, at the door.'"]);
    expect(unusedOperations(readSpecs(folder), build(''))).toEqual([
      { service: 'parcel', operationId: 'changeParcel', caller: 'The courier, at the door.' },
    ]);
    expect(readSpecs(folder)[0]?.operations[0]?.client).not.toHaveProperty('caller');
  });

  test('are not known without a build', () => {
    edited();
    expect(() => unusedOperations(readSpecs(folder), join(folder, 'nowhere'))).toThrow('npm run build');
  });
});
