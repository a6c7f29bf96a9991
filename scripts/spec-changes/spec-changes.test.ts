import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from './change.ts';
import { compareFolders } from './folders.ts';
import { FORMATS } from './formats.ts';
import { meaningOf, verdictOf, verdictText, type Verdict } from './verdict.ts';

const SPEC = `openapi: 3.1.0
info: { title: Parcel service, version: 1.2.3 }
security: [{ bearerAuth: [] }]
paths:
  /parcels/{id}:
    put:
      operationId: changeParcel
      x-client: { idempotent: true, timeoutMs: 1000, retry: none }
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: lines, in: query, schema: { $ref: '#/components/schemas/Lines' } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Change' } } } }
      responses:
        '200': { description: The parcel., headers: { ETag: { schema: { type: string } }, Link: { required: true, schema: { type: string } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } } }
        '201': { description: Made. }
        '404': { description: None. }
components:
  schemas:
    Change: { type: object, required: [size], properties: { size: { enum: [small, large] }, note: { type: string }, lines: { $ref: '#/components/schemas/Lines' }, parts: { type: array, items: { type: object, properties: { colour: { type: string }, width: { type: integer } } } } } }
    Parcel: { type: object, required: [id, state], properties: { id: { type: string }, state: { enum: [sent, lost] }, weight: { type: integer } } }
    Lines: { type: integer, maximum: 9 }
`;

const ID = 'operationId: changeParcel\n';

let folder: string;
let baseline: string;
const newFolder = () => {
  folder = relative('.', mkdtempSync(join(tmpdir(), 'spec-changes-')));
  baseline = join(folder, 'baseline');
  mkdirSync(baseline);
};
beforeEach(() => {
  newFolder();
  writeFileSync(join(baseline, 'parcel.yaml'), SPEC);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Edit = [from: string, to: string];
/** Meaning of edits, once all are compared. */
type Meaning = () => ReturnType<typeof told>;

function withEdits(edits: Edit[]): string {
  return edits.reduce((spec, [from, to]) => {
    if (!spec.includes(from)) throw new Error(`The spec holds no ${from}`);
    return spec.replace(from, () => to);
  }, SPEC);
}

function edit(...edits: Edit[]): void {
  writeFileSync(join(folder, 'parcel.yaml'), withEdits(edits));
}

/** Edits a copy of the spec and asks what that means. */
async function edited(...edits: Edit[]) {
  edit(...edits);
  const [verdict] = await compareFolders(baseline, folder);
  if (!verdict) throw new Error('There is no verdict');
  return told(verdict);
}

function told({ level, next, refused, changes }: Verdict) {
  return {
    level,
    next,
    refused,
    changes: changes.map((change) => `${meaningOf(change)}: ${change.operation} ${change.place} ${change.text}`),
  };
}

/** The edited specs whose operations stand side by side in one document: each comparison starts two processes. */
const copies: { text: string; changes: Change[] }[] = [];

/** Has edits of operations and schemas compared with all others. @returns what they mean, as `edited` tells it */
function together(...edits: Edit[]): Meaning {
  const copy = { text: withEdits(edits), changes: [] };
  copies.push(copy);
  return () => {
    const differs = copy.text !== SPEC;
    return told(verdictOf({ file: 'parcel.yaml', before: '1.2.3', now: '1.2.3', changes: copy.changes, differs }));
  };
}

/** One document of many: of each its paths and schemas, under names that end in its number. */
function sideBySide(texts: string[]): string {
  const [head = ''] = SPEC.split(/^ {2}\//m);
  const parts = texts.map((text, number) => {
    if (!text.startsWith(head)) throw new Error(`Of the document itself an edit is compared alone: ${text}`);
    const [paths = '', schemas = ''] = text.slice(head.length).split('components:\n  schemas:\n');
    return {
      paths: paths
        .replace(/^ {2}\//gm, `  /${number}/`)
        .replace(/operationId: \w+/g, `$&_${number}`)
        .replace(/#\/components\/schemas\/\w+/g, `$&${number}`),
      schemas: schemas.replace(/^ {4}\w+|#\/components\/schemas\/\w+/gm, `$&${number}`),
    };
  });
  const all = (part: 'paths' | 'schemas') => parts.map((copy) => copy[part]).join('');
  return `${head}${all('paths')}components:\n  schemas:\n${all('schemas')}`;
}

beforeAll(async () => {
  newFolder();
  writeFileSync(join(baseline, 'parcel.yaml'), sideBySide(copies.map(() => SPEC)));
  writeFileSync(join(folder, 'parcel.yaml'), sideBySide(copies.map(({ text }) => text)));
  const [verdict] = await compareFolders(baseline, folder);
  for (const change of verdict?.changes ?? []) {
    const [, operation = '', number = ''] = /^(\w+)_(\d+)$/.exec(change.operation) ?? [];
    const copy = copies[Number(number || Number.NaN)];
    if (!copy) throw new Error(`${change.operation} ${change.place} ${change.text} is of none of the edits`);
    copy.changes.push({ ...change, operation });
  }
  rmSync(folder, { recursive: true });
});

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
  test.each<[string, Meaning, string]>([
    [
      'an answer field that is newly required',
      together(['required: [id, state]', 'required: [id, state, weight]']),
      '200 weight made required',
    ],
    [
      'an enum value that is dropped from an answer',
      together(['[sent, lost]', '[sent]']),
      '200 state enum value "lost" removed',
    ],
    [
      'a pattern that an answer must fit',
      together(['id: { type: string }', "id: { type: string, pattern: '^P' }"]),
      '200 id pattern "^P" added',
    ],
    [
      'a limit tightened in an answer',
      together(['weight: { type: integer }', 'weight: { type: integer, minimum: 1 }']),
      '200 weight minimum changed from none to 1',
    ],
    [
      'an enum value that the client newly sends',
      together(['[small, large]', '[small, large, huge]']),
      'body size enum value "huge" added',
    ],
    [
      'a body field that the client may leave out from now on',
      together(['required: [size]', 'required: []']),
      'body size made optional',
    ],
    [
      'a token that is no longer sent',
      together([ID, `${ID}      security: []\n`]),
      'security changed from bearerAuth to none',
    ],
    [
      'a header that an answer must have',
      together(['ETag: { schema', 'ETag: { required: true, schema']),
      '200 header ETag required true added',
    ],
    [
      'the first header that an answer must have',
      together(['Made.', 'Made., headers: { ETag: { required: true, schema: { type: string } } }']),
      '201 header added',
    ],
    [
      'the first body of an answer',
      together(['Made.', "Made., content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } }"]),
      '201 body added',
    ],
  ])('no, not with %s', (_, meaning, change) => {
    expect(meaning()).toEqual(breaking('today', change));
  });

  const withMoreLines = together(['maximum: 9', 'maximum: 10']);
  test('no, not with what a parameter and the body may be, each by itself', () => {
    expect(withMoreLines()).toEqual(
      breaking('today', 'body lines maximum changed from 9 to 10', 'query lines maximum changed from 9 to 10'),
    );
  });

  test('no, not with the first header that an answer must have, of which is said elsewhere what it is', async () => {
    const tag = 'components:\n  headers: { Tag: { required: true, schema: { type: string } } }\n';
    const header: Edit = ['Made.', "Made., headers: { ETag: { $ref: '#/components/headers/Tag' } }"];
    expect(await edited(header, ['components:\n', tag])).toEqual(breaking('today', '201 header added'));
  });

  const more = `    get:
      operationId: getParcel
      x-client: { idempotent: true, timeoutMs: 1000, retry: none }
      responses: { '200': { description: The parcel. } }
    put:`;
  const withMore = together(['    put:', more]);
  test('no, not with an operation that they do not have', () => {
    expect(withMore().changes).toEqual(["breaks today's services: getParcel  added"]);
  });

  const withField = together(['weight: { type: integer }', 'weight: { type: integer }, note: { type: string }']);
  const withFailure = together(["'404'", "'409': { description: Busy. }\n        '404'"]);
  const withAlias = together([
    "'404': { description: None. }",
    "'404': &none { description: None. }\n        '410': *none",
  ]);
  test('yes, with a field that an answer may hold, and a failure that it may be', () => {
    expect(withField()).toEqual(compatible('200 note added'));
    expect(withFailure()).toEqual(compatible('409 added'));
    expect(withAlias()).toEqual(compatible('410 added'));
  });
});

describe('would our baseline be satisfied by this spec?', () => {
  test.each<[string, Meaning, string]>([
    ['a field that is gone from an answer', together([', weight: { type: integer }', '']), '200 weight removed'],
    [
      'a field that an answer may lack',
      together(['required: [id, state]', 'required: [id]']),
      '200 state made optional',
    ],
    [
      'an enum value that an answer may newly hold',
      together(['[sent, lost]', '[sent, lost, found]']),
      '200 state enum value "found" added',
    ],
    [
      'a body field that must be sent',
      together(['required: [size]', 'required: [size, note]']),
      'body note made required',
    ],
    ['a body field that is gone', together([', note: { type: string }', '']), 'body note removed'],
    ['a field gone from a list in a body', together(['colour: { type: string }, ', '']), 'body parts[].colour removed'],
    [
      'an enum value that may no longer be sent',
      together(['[small, large]', '[small]']),
      'body size enum value "large" removed',
    ],
    [
      'a limit tightened in a body',
      together(['note: { type: string }', 'note: { type: string, maxLength: 9 }']),
      'body note maxLength changed from none to 9',
    ],
    [
      'a success that it does not know',
      together(["'404'", "'202': { description: Later. }\n        '404'"]),
      '202 added',
    ],
    [
      'a header that an answer may lack',
      together(['Link: { required: true, schema', 'Link: { schema']),
      '200 header Link required true removed',
    ],
    [
      'null where it expects a number',
      together(['weight: { type: integer }', 'weight: { type: [integer, "null"] }']),
      '200 weight type changed from integer to integer | null',
    ],
  ])('no, not with %s', (_, meaning, change) => {
    expect(meaning()).toMatchObject({ refused: true, changes: [expect.stringContaining('our baseline')] });
    expect(meaning().changes[0]).toContain(change);
  });

  const withoutOperation = together(['put:', 'x-put:']);
  test('no, not with an operation that is gone', () => {
    expect(withoutOperation()).toMatchObject({ level: 'major', refused: true });
  });

  const withoutFailure = together(["        '404': { description: None. }\n", '']);
  test('yes, with a failure less', () => {
    expect(withoutFailure()).toEqual(compatible('404 removed'));
  });
});

describe('neither', () => {
  const anotherType = together(['weight: { type: integer }', 'weight: { type: string }']);
  const anotherPath = together(['/parcels/{id}', '/packages/{id}']);
  test('is satisfied with another type or path', () => {
    expect(anotherType()).toEqual(breaking('both', '200 weight type changed from integer to string'));
    const { level, refused, changes } = anotherPath();
    expect({ level, refused }).toEqual({ level: 'major', refused: true });
    expect(changes.join()).toMatch(/our baseline.*today's services|today's services.*our baseline/);
  });

  const anotherParameter = together(['/parcels/{id}', '/parcels/{parcel}'], ['name: id', 'name: parcel']);
  const anotherParameterToo = together(
    ['/parcels/{id}', '/parcels/{parcel}'],
    ['name: id', 'name: parcel'],
    ['[sent, lost]', '[sent]'],
  );
  test('takes the name of a path parameter for another path', () => {
    expect(anotherParameterToo().changes).toContain(
      `breaks today's services: changeParcel 200 state enum value "lost" removed`,
    );
  });

  const anotherName = together(['operationId: changeParcel', 'operationId: putParcel']);
  test('minds the name of a path parameter, of an operation, or a text', async () => {
    expect(anotherParameter()).toMatchObject({ refused: false });
    expect(anotherName()).toMatchObject({ refused: false });
    expect(await edited(['None.', 'There is none.'])).toEqual({
      level: 'patch',
      next: '1.2.4',
      refused: false,
      changes: [],
    });
    expect(await edited()).toEqual({ level: 'none', next: '1.2.3', refused: false, changes: [] });
  });

  const withHook = together(['retry: none', 'retry: none, hook: true']);
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
    expect(withHook().changes).toEqual(['client only: changeParcel x-client hook true added']);
  });

  test('is asked where a new major version says that it is meant', async () => {
    const found: Edit = ['[sent, lost]', '[sent, lost, found]'];
    expect(await edited(found, ['1.2.3', '2.0.0'])).toMatchObject({ level: 'major', refused: false });
    expect(await edited(found, ['1.2.3', '1.3.0'])).toMatchObject({ level: 'major', refused: true });
  });
});

describe('the report', () => {
  const formats = async (...edits: Edit[]) => {
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
      `    breaks our baseline: changeParcel, 200 state: enum value "found" added  ${at(18)}`,
      `    breaks today's services: changeParcel, 200 weight: made required  ${at(18)}`,
      '',
      "Would today's services satisfy us? No: 1 change of parcel.",
      'Would our baseline be satisfied by this spec? No: 1 change of parcel.',
    ]);
  });

  test('is a page, an object, and what GitHub and GitLab show at the line', async () => {
    const report = await formats(['[sent, lost]', '[sent, lost, <b>]']);
    expect(report('html')).toContain('enum value &quot;&lt;b&gt;&quot; added');
    expect(report('html')).toContain("Would today's services satisfy us? Yes.");
    expect(report('html')).toContain(at(18));
    expect(JSON.parse(report('json'))).toMatchObject({
      answers: [{ answer: 'yes' }, { answer: 'no', changes: 1, services: ['parcel'] }],
      verdicts: [{ service: 'parcel', changes: [{ operation: 'changeParcel', breaks: ['baseline'], at: at(18) }] }],
    });
    const file = at(18).replace(/:18$/, '');
    expect(report('github')).toContain(
      `::error file=${file},line=18,title=breaks our baseline::changeParcel, 200 state: enum value "<b>" added`,
    );
    expect(JSON.parse(report('gitlab'))).toMatchObject([
      { severity: 'blocker', location: { path: file, lines: { begin: 18 } }, check_name: 'api-diff' },
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
