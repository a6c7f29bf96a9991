import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSpecs } from '../generation/specs.ts';
import { compareFolders, moveBaseline } from './folders.ts';
import { FORMATS } from './formats.ts';
import { unusedOperations } from './unused-operations.ts';
import { meaningOf, verdictText } from './verdict.ts';

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
    Parcel: { type: object, required: [id, state], properties: { id: { type: string }, state: { enum: [sent, lost] }, weight: { type: integer } } }
`;

let folder: string;
let baseline: string;
beforeEach(() => {
  folder = relative('.', mkdtempSync(join(tmpdir(), 'spec-changes-')));
  baseline = join(folder, 'baseline');
  mkdirSync(baseline);
  writeFileSync(join(baseline, 'parcel.yaml'), SPEC);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function edit(...edits: [from: string, to: string][]): void {
  const text = edits.reduce((spec, [from, to]) => {
    if (!spec.includes(from)) throw new Error(`The spec holds no ${from}`);
    return spec.replace(from, () => to);
  }, SPEC);
  writeFileSync(join(folder, 'parcel.yaml'), text);
}

/** Edits a copy of the spec and asks what that means. */
async function edited(...edits: [from: string, to: string][]) {
  edit(...edits);
  const [verdict] = await compareFolders(baseline, folder);
  if (!verdict) throw new Error('There is no verdict');
  const { level, next, refused, changes } = verdict;
  return {
    level,
    next,
    refused,
    changes: changes.map((change) => `${meaningOf(change)}: ${change.operation} ${change.place} ${change.text}`),
  };
}

const breaking = (whom: 'today' | 'baseline' | 'both', ...changes: string[]) => ({
  level: 'major',
  next: '2.0.0',
  refused: true,
  changes: changes.map(
    (change) =>
      `breaks ${{ today: "today's services", baseline: 'our baseline', both: "today's services and our baseline" }[whom]}: changeParcel ${change}`,
  ),
});
const compatible = (...changes: string[]) => ({
  level: 'minor',
  next: '1.3.0',
  refused: false,
  changes: changes.map((change) => `compatible: changeParcel ${change}`),
});

describe("would today's services satisfy us?", () => {
  test.each<[string, [string, string][], string]>([
    [
      'an answer field that is newly required',
      [['required: [id, state]', 'required: [id, state, weight]']],
      '200 required: weight added',
    ],
    ['an enum value that is dropped from an answer', [['[sent, lost]', '[sent]']], '200 state enum: lost removed'],
    [
      'a pattern that an answer must fit',
      [['id: { type: string }', "id: { type: string, pattern: '^P' }"]],
      '200 id pattern ^P added',
    ],
    [
      'a limit tightened in an answer',
      [['weight: { type: integer }', 'weight: { type: integer, minimum: 1 }']],
      '200 weight minimum 1 added',
    ],
    [
      'an enum value that the client newly sends',
      [['[small, large]', '[small, large, huge]']],
      'body size enum: huge added',
    ],
    [
      'a body field that the client may leave out from now on',
      [['required: [size]', 'required: []']],
      'body required: size removed',
    ],
  ])('no, not with %s', async (_, edits, change) => {
    expect(await edited(...edits)).toEqual(breaking('today', change));
  });

  test('no, not with an operation that they do not have', async () => {
    const more = `    get:
      operationId: getParcel
      x-client: { idempotent: true, timeoutMs: 1000, retry: none }
      responses: { '200': { description: The parcel. } }
    put:`;
    expect((await edited(['    put:', more])).changes).toEqual(["breaks today's services: getParcel  added"]);
  });

  test('yes, with a field that an answer may hold, and a failure that it may be', async () => {
    expect(await edited(['weight: { type: integer }', 'weight: { type: integer }, note: { type: string }'])).toEqual(
      compatible('200 note added'),
    );
    expect(await edited(["'404'", "'409': { description: Busy. }\n        '404'"])).toEqual(compatible('409 added'));
    const shared = "'404': &none { description: None. }\n        '410': *none";
    expect(await edited(["'404': { description: None. }", shared])).toEqual(compatible('410 added'));
  });
});

describe('would our baseline be satisfied by this spec?', () => {
  test.each<[string, [string, string][], string]>([
    ['a field that is gone from an answer', [[', weight: { type: integer }', '']], '200 weight removed'],
    ['a field that an answer may lack', [['required: [id, state]', 'required: [id]']], '200 required: state removed'],
    [
      'an enum value that an answer may newly hold',
      [['[sent, lost]', '[sent, lost, found]']],
      '200 state enum: found added',
    ],
    ['a body field that must be sent', [['required: [size]', 'required: [size, note]']], 'body required: note added'],
    ['an enum value that may no longer be sent', [['[small, large]', '[small]']], 'body size enum: large removed'],
    [
      'a limit tightened in a body',
      [['note: { type: string }', 'note: { type: string, maxLength: 9 }']],
      'body note maxLength 9 added',
    ],
    ['a success that it does not know', [["'404'", "'202': { description: Later. }\n        '404'"]], '202 added'],
    [
      'null where it expects a number',
      [['weight: { type: integer }', 'weight: { type: [integer, "null"] }']],
      '200 weight type: null added',
    ],
  ])('no, not with %s', async (_, edits, change) => {
    expect(await edited(...edits)).toMatchObject({ refused: true, changes: [expect.stringContaining('our baseline')] });
    expect((await edited(...edits)).changes[0]).toContain(change);
  });

  test('no, not with an operation that is gone', async () => {
    expect(await edited(['put:', 'x-put:'])).toMatchObject({ level: 'major', refused: true });
  });

  test('yes, with a failure less', async () => {
    expect(await edited(["        '404': { description: None. }\n", ''])).toEqual(compatible('404 removed'));
  });
});

describe('neither', () => {
  test('is satisfied with another type or path', async () => {
    expect(await edited(['weight: { type: integer }', 'weight: { type: string }'])).toEqual(
      breaking('both', '200 weight type changed from integer to string'),
    );
    const { level, refused, changes } = await edited(['/parcels/{id}', '/packages/{id}']);
    expect({ level, refused }).toEqual({ level: 'major', refused: true });
    expect(changes.join()).toMatch(/our baseline.*today's services|today's services.*our baseline/);
  });

  test('minds the name of a path parameter, of an operation, or a text', async () => {
    expect(await edited(['/parcels/{id}', '/parcels/{parcel}'], ['name: id', 'name: parcel'])).toMatchObject({
      refused: false,
    });
    expect(await edited(['operationId: changeParcel', 'operationId: putParcel'])).toMatchObject({ refused: false });
    expect(await edited(['None.', 'There is none.'])).toEqual({
      level: 'patch',
      next: '1.2.4',
      refused: false,
      changes: [],
    });
    expect(await edited()).toEqual({ level: 'none', next: '1.2.3', refused: false, changes: [] });
  });

  test('minds how the client calls, which is shown', async () => {
    expect(await edited(['timeoutMs: 1000', 'timeoutMs: 2000'], ['retry: none', 'retry: transient'])).toEqual({
      level: 'patch',
      next: '1.2.4',
      refused: false,
      changes: [
        'client only: changeParcel x-client retry changed from none to transient',
        'client only: changeParcel x-client timeoutMs changed from 1000 to 2000',
      ],
    });
    expect((await edited(['retry: none', 'retry: none, hook: true'])).changes).toEqual([
      'client only: changeParcel x-client hook true added',
    ]);
  });

  test('is asked where a new major version says that it is meant', async () => {
    const found: [string, string] = ['[sent, lost]', '[sent, lost, found]'];
    expect(await edited(found, ['1.2.3', '2.0.0'])).toMatchObject({ level: 'major', refused: false });
    expect(await edited(found, ['1.2.3', '1.3.0'])).toMatchObject({ level: 'major', refused: true });
  });
});

describe('the report', () => {
  const formats = async (...edits: [from: string, to: string][]) => {
    edit(...edits);
    const verdicts = await compareFolders(baseline, folder);
    return (format: string) => FORMATS[format]?.(verdicts) ?? '';
  };
  const at = (line: number) => `${join(folder, 'parcel.yaml')}:${line}`;

  test('names service, versions, operation, field, file and line, and answers both questions', async () => {
    const report = await formats(
      ['[sent, lost]', '[sent, lost, found]'],
      ['required: [id, state]', 'required: [id, state, weight]'],
    );
    expect(report('text').split('\n')).toEqual([
      '✗ parcel 1.2.3 -> 1.2.3: breaking, next version 2.0.0',
      `    breaks today's services: changeParcel, 200: required: weight added  ${at(17)}`,
      `    breaks our baseline: changeParcel, 200 state: enum: found added  ${at(17)}`,
      '',
      "Would today's services satisfy us? No: 1 change of parcel.",
      'Would our baseline be satisfied by this spec? No: 1 change of parcel.',
    ]);
  });

  test('is a page, an object, and what GitHub and GitLab show at the line', async () => {
    const report = await formats(['[sent, lost]', '[sent, lost, <b>]']);
    expect(report('html')).toContain('enum: &lt;b&gt; added');
    expect(report('html')).toContain("Would today's services satisfy us? Yes.");
    expect(report('html')).toContain(at(17));
    expect(JSON.parse(report('json'))).toMatchObject({
      answers: [{ answer: 'yes' }, { answer: 'no', changes: 1, services: ['parcel'] }],
      verdicts: [{ service: 'parcel', changes: [{ operation: 'changeParcel', breaks: ['baseline'], at: at(17) }] }],
    });
    const file = at(17).replace(/:17$/, '');
    expect(report('github')).toContain(
      `::error file=${file},line=17,title=breaks our baseline::changeParcel, 200 state: enum: <b> added`,
    );
    expect(JSON.parse(report('gitlab'))).toMatchObject([
      { severity: 'blocker', location: { path: file, lines: { begin: 17 } }, check_name: 'api-diff' },
    ]);
  });

  test('says that nothing changed, and names a new service and one that is gone', async () => {
    expect((await formats())('text')).toBe('Nothing changed since the baseline in 1 services.');
    cpSync(join(baseline, 'parcel.yaml'), join(folder, 'letter.yaml'));
    rmSync(join(folder, 'parcel.yaml'));
    const verdicts = await compareFolders(baseline, folder);
    expect(verdicts.map(verdictText)).toEqual([
      '+ letter 1.2.3: new',
      `✗ parcel 1.2.3: gone\n    breaks our baseline: changeParcel: removed  ${join(baseline, 'parcel.yaml')}:6`,
    ]);
  });
});

test('a release makes the specs the baseline', async () => {
  edit(['[sent, lost]', '[sent, lost, found]'], ['1.2.3', '2.0.0']);
  moveBaseline(baseline, folder);
  expect(readFileSync(join(baseline, 'parcel.yaml'), 'utf8')).toContain('found');
  expect((await compareFolders(baseline, folder)).flatMap((verdict) => verdictText(verdict) ?? [])).toEqual([]);
});

describe('operations that the app does not call', () => {
  const build = (script: string) => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    writeFileSync(join(folder, 'dist/assets/app.js'), script);
    return join(folder, 'dist');
  };

  test('are those that no script of the build holds, whatever the sources name', () => {
    edit();
    expect(unusedOperations(readSpecs(folder), build('const changeParcel=1'))).toEqual([
      { service: 'parcel', operationId: 'changeParcel' },
    ]);
    expect(
      unusedOperations(readSpecs(folder), build('x({operation:{service:`parcel`,operationId:`changeParcel`}})')),
    ).toEqual([]);
  });

  test('say who calls them instead, which is no trait of the client', () => {
    edit(['retry: none', "retry: none, caller: 'The courier, at the door.'"]);
    expect(unusedOperations(readSpecs(folder), build(''))).toEqual([
      { service: 'parcel', operationId: 'changeParcel', caller: 'The courier, at the door.' },
    ]);
    expect(readSpecs(folder)[0]?.operations[0]?.client).not.toHaveProperty('caller');
  });

  test('are not known without a build', () => {
    edit();
    expect(() => unusedOperations(readSpecs(folder), join(folder, 'nowhere'))).toThrow('npm run build');
  });
});
