import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareFolders } from './folders.ts';
import { graphQlChanges } from './graphql-changes.ts';
import { meaningOf, verdictText } from './verdict.ts';

let folder: string;
let baseline: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-specs-'));
  baseline = join(folder, 'baseline');
  mkdirSync(baseline);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Releases files of openapi/, edits a copy of one of them, and asks what that means. */
async function edited(files: string[], file: string, ...edits: [from: string, to: string][]) {
  for (const name of files) [baseline, folder].forEach((to) => cpSync(join('openapi', name), join(to, name)));
  const text = edits.reduce(
    (spec, [from, to]) => {
      if (!spec.includes(from)) throw new Error(`${file} holds no ${from}`);
      return spec.replace(from, () => to);
    },
    readFileSync(join(folder, file), 'utf8'),
  );
  writeFileSync(join(folder, file), text);
  const [verdict] = await compareFolders(baseline, folder);
  if (!verdict) throw new Error('There is no verdict');
  const { level, refused, changes } = verdict;
  return {
    level,
    refused,
    changes: changes.map((change) => `${meaningOf(change)}: ${change.operation} ${change.place} ${change.text}`),
    places: changes.map(({ at }) => at.replace(/^.*\//, '')),
  };
}

const WHOM = {
  today: "breaks today's services",
  baseline: 'breaks our baseline',
  both: "breaks today's services and our baseline",
};
const breaking = (whom: keyof typeof WHOM, ...changes: string[]) => ({
  level: 'major',
  refused: true,
  changes: changes.map((change) => `${WHOM[whom]}: ${change}`),
});
const compatible = (...changes: string[]) => ({
  level: 'minor',
  refused: false,
  changes: changes.map((change) => `compatible: ${change}`),
});

describe('what an edit of the push messages means', () => {
  const push = (...edits: [from: string, to: string][]) =>
    edited(['push.asyncapi.yaml'], 'push.asyncapi.yaml', ...edits);

  test('nothing changed, or only texts', async () => {
    expect(await push()).toMatchObject({ level: 'none', refused: false, changes: [] });
    expect(await push(['How an import goes on', 'What becomes of an import'])).toMatchObject({
      level: 'patch',
      refused: false,
      changes: [],
    });
  });

  test('a message removed breaks, and so does an operation, either way; a message added does not', async () => {
    expect(
      await push(["    messages:\n      - $ref: '#/channels/push/messages/archiveEvent'", '    messages: []']),
    ).toMatchObject(breaking('baseline', 'tellArchive archiveEvent removed'));
    expect((await push(['  tellArchive:', '  x-tellArchive:'])).changes).toEqual([
      'breaks our baseline: tellArchive  removed',
      "breaks today's services: x-tellArchive  added",
    ]);
    const both = "      - $ref: '#/channels/push/messages/archiveEvent'";
    expect(await push([both, `${both}\n      - $ref: '#/channels/push/messages/importEvent'`])).toMatchObject(
      compatible('tellArchive importEvent added'),
    );
  });

  test('a field breaks who misses it, and each change has its file and line', async () => {
    const line = (part: string) => {
      const lines = readFileSync('openapi/push.asyncapi.yaml', 'utf8').split('\n');
      return `push.asyncapi.yaml:${lines.findIndex((one) => one.includes(part)) + 1}`;
    };
    expect(
      await push(
        ['            userId: { type: string, minLength: 1 }\n', ''],
        ['required: [userId, downloadId]', 'required: [downloadId]'],
      ),
    ).toEqual({
      ...breaking('baseline', 'tellArchive archiveEvent message.userId removed'),
      places: [line('userId: { type: string, minLength: 1 }')],
    });
    expect(await push(['required: [id, timestamp, key, message]', 'required: [id, key, message]'])).toEqual({
      ...breaking('baseline', 'tellArchive archiveEvent timestamp made optional'),
      places: [line('    ArchiveEvent:')],
    });
  });

  test('a field made required, and one that the client may leave out, break the services of today', async () => {
    const by = '            by: { type: string }\n            userId: {';
    expect(await push(['            userId: {', by])).toMatchObject(
      compatible('tellArchive archiveEvent message.by added'),
    );
    expect(
      await push(
        ['required: [userId, downloadId]', 'required: [userId, downloadId, by]'],
        ['            userId: {', by],
      ),
    ).toMatchObject(breaking('today', 'tellArchive archiveEvent message.by added, required'));
    expect(await push(['required: [action, token]', 'required: [action]'])).toMatchObject(
      breaking('today', 'connectPush authenticate token made optional'),
    );
  });

  test('a type changed breaks both; of both messages, when it is shared', async () => {
    expect(await push(['id: { type: string, format: uuid }', 'id: { type: integer }'])).toMatchObject(
      breaking('both', 'tellImport importEvent id type changed from string to integer'),
    );
    expect(
      await push([
        '    EventName:\n      description: Any text that ends in started, finished or error, in any case.\n      type: string',
        '    EventName:\n      type: integer',
      ]),
    ).toMatchObject(
      breaking(
        'both',
        'tellImport importEvent type type changed from string to integer',
        'tellArchive archiveEvent key type changed from string to integer',
      ),
    );
  });

  test('who speaks, where, and in what form is part of it', async () => {
    expect((await push(['  tellImport:\n    action: send', '  tellImport:\n    action: receive'])).changes).toContain(
      `${WHOM.both}: tellImport  send became receive`,
    );
    expect((await push(['    address: /\n', '    address: /push\n'])).changes).toContain(
      `${WHOM.both}: tellImport  moved from / to /push`,
    );
    expect(await push(['contentType: text/plain', 'contentType: application/json'])).toMatchObject(
      breaking('both', 'connectPush authenticated contentType changed from text/plain to application/json'),
    );
  });

  test('a message that only has another name is the same, a media type is that of the document', async () => {
    const texts = { level: 'patch', refused: false, changes: [] };
    expect(
      await push(
        ["{ $ref: '#/components/messages/archiveEvent' }", "{ $ref: '#/components/messages/packed' }"],
        ['    archiveEvent:\n      name: archiveEvent', '    packed:\n      name: packed'],
      ),
    ).toMatchObject(texts);
    expect(
      (await push(['defaultContentType: application/json', 'defaultContentType: application/cbor'])).changes,
    ).toEqual(
      ['connectPush authenticate', 'tellImport importEvent', 'tellArchive archiveEvent'].map(
        (place) => `${WHOM.both}: ${place} contentType changed from application/json to application/cbor`,
      ),
    );
  });

  test('with a new major version a breaking change passes', async () => {
    expect(await push(['format: uuid', 'format: uri'], ['version: 1.0.0', 'version: 2.0.0'])).toMatchObject({
      level: 'major',
      refused: false,
    });
    expect((await compareFolders(baseline, folder)).map(verdictText)[0]).toMatch(
      /^✓ photo-push 1\.0\.0 -> 2\.0\.0: breaking\n/,
    );
  });
});

describe('what an edit of the GraphQL files means', () => {
  const files = ['merchandise.yaml', 'merchandise-schema.graphql', 'merchandise.graphql'];
  const schema = (...edits: [from: string, to: string][]) => edited(files, 'merchandise-schema.graphql', ...edits);
  const queries = (...edits: [from: string, to: string][]) => edited(files, 'merchandise.graphql', ...edits);

  test('nothing changed, or only texts', async () => {
    expect(await schema()).toMatchObject({ level: 'none', refused: false, changes: [] });
    expect(await schema(['ISO 4217.', 'As in ISO 4217.'])).toMatchObject({
      level: 'patch',
      refused: false,
      changes: [],
    });
  });

  test('a field of the schema removed, made nullable or of another type breaks', async () => {
    expect(await schema(['  Title: String\n', ''])).toMatchObject(
      breaking('baseline', 'schema  Article.Title was removed'),
    );
    expect(await schema(['  Visible: Boolean!', '  Visible: Boolean'])).toMatchObject(
      breaking('baseline', 'schema  Article.Visible changed type from Boolean! to Boolean'),
    );
    expect(await schema(['  PageWidth: Float', '  PageWidth: String'])).toMatchObject(
      breaking('both', 'schema  Article.PageWidth changed type from Float to String'),
    );
  });

  test('a field that must be there from now on breaks the services of today, and so does one that they do not know', async () => {
    expect(await schema(['  Title: String\n', '  Title: String!\n'])).toMatchObject(
      breaking('today', 'schema  Article.Title changed type from String to String!'),
    );
    const { changes, places } = await edited(files, 'merchandise.graphql', [
      '      Title\n',
      '      Title\n      Weight\n',
    ]);
    expect(changes).toContain(`${WHOM.today}: queries  Cannot query field "Weight" on type "Article"`);
    expect(places).toContain(
      `merchandise.graphql:${readFileSync('openapi/merchandise.graphql', 'utf8').split('\n').indexOf('      Title') + 2}`,
    );
  });

  test('an argument that must be given breaks, a field added does not', async () => {
    const more = 'Channel(channelCode: ID!, locale: String!, vendor: ID!)';
    expect((await schema(['Channel(channelCode: ID!, locale: String!)', more])).changes).toEqual([
      `${WHOM.baseline}: schema  A required arg vendor on Query.Channel was added`,
    ]);
    expect(await schema(['  Title: String\n', '  Title: String\n  Weight: Float\n'])).toMatchObject(
      compatible('schema  Article.Weight was added'),
    );
  });

  test('what a query no longer asks for breaks, also where a fragment asked for it; what it asks for besides does not', async () => {
    expect(await queries(['      ArticleType\n', ''])).toMatchObject(
      breaking('baseline', 'Channel Channel.Articles.ArticleType no longer asked for'),
    );
    expect(
      (await queries(['fragment Group on OptionGroup {\n  ID\n', 'fragment Group on OptionGroup {\n'])).changes,
    ).toContain(`${WHOM.baseline}: Channel Channel.OptionGroups.Border.ID no longer asked for`);
    expect(await queries(['    VendorID\n', '    VendorID\n    Vendor: VendorID\n'])).toMatchObject(
      compatible('Channels Channels.Vendor asked for'),
    );
  });

  test('a query removed and a variable that must be given break', async () => {
    expect(await queries(['query Channels {', 'query AllChannels {'])).toMatchObject({
      refused: true,
      changes: [`${WHOM.baseline}: Channels  removed`, 'compatible: AllChannels  added'],
    });
    expect((await queries(['$locale: String!)', '$locale: String!, $vendor: ID!)'])).changes).toContain(
      `${WHOM.baseline}: Channel $vendor added, required`,
    );
    expect((await queries(['$locale: String!)', '$locale: String)'])).changes).toContain(
      'compatible: Channel $locale made optional',
    );
    expect((await queries(['$locale: String!)', '$locale: ID!)'])).changes).toContain(
      `${WHOM.both}: Channel $locale type changed from String to ID`,
    );
  });

  test('files that are gone break', async () => {
    await schema();
    rmSync(join(folder, 'merchandise.graphql'));
    expect((await compareFolders(baseline, folder))[0]).toMatchObject({
      refused: true,
      changes: [{ operation: 'GraphQL', text: 'removed', breaks: ['baseline'] }],
    });
  });
});

test.each([
  [
    'merchandise.graphql',
    '      Title\n',
    '      Title {\n',
    String.raw`other-specs-\w+/merchandise\.graphql:\d+: Syntax Error: `,
  ],
  [
    'merchandise-schema.graphql',
    'type Query {',
    'type Query',
    String.raw`other-specs-\w+/merchandise-schema\.graphql:\d+: Syntax Error: `,
  ],
  [
    'merchandise-schema.graphql',
    'type Query {',
    'type Query {\n  Odd: Unknown',
    String.raw`other-specs-\w+/merchandise-schema\.graphql: Unknown type "Unknown"`,
  ],
])('a GraphQL file that cannot be read is named: %s, %j', async (file, from, to, told) => {
  const files = ['merchandise.yaml', 'merchandise-schema.graphql', 'merchandise.graphql'];
  await expect(edited(files, file, [from, to])).rejects.toThrow(new RegExp(told));
});

test('a fragment that contains itself ends the comparison of queries, not the memory', () => {
  const schema = { path: 's.graphql', text: 'type Query { node: Node } type Node { id: ID node: Node }' };
  const queries = (fields: string) => ({
    path: 'q.graphql',
    text: `query all { node { ...part } } fragment part on Node { ${fields} node { ...part } }`,
  });
  const changes = graphQlChanges({ schema, queries: queries('') }, { schema, queries: queries('id') });
  expect(changes.map(({ place, text }) => `${place}: ${text}`)).toContain('node.id: asked for');
});
