import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareFolders } from './folders.ts';
import { verdictText } from './verdict.ts';

let folder: string;
let baseline: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-specs-'));
  baseline = join(folder, 'baseline');
  mkdirSync(baseline);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Releases files of openapi/, edits a copy of one of them, and asks what that means. */
function edited(files: string[], file: string, ...edits: [from: string, to: string][]) {
  for (const name of files) [baseline, folder].forEach((to) => cpSync(join('openapi', name), join(to, name)));
  const text = edits.reduce(
    (spec, [from, to]) => {
      if (!spec.includes(from)) throw new Error(`${file} holds no ${from}`);
      return spec.replace(from, () => to);
    },
    readFileSync(join(folder, file), 'utf8'),
  );
  writeFileSync(join(folder, file), text);
  const [verdict] = compareFolders(baseline, folder);
  if (!verdict) throw new Error('There is no verdict');
  const { level, refused, changes } = verdict;
  return {
    level,
    refused,
    changes: changes.map(
      ({ operation, place, text: what, breaking }) =>
        `${breaking ? 'breaking' : 'compatible'}: ${operation} ${place} ${what}`,
    ),
  };
}

const breaking = (...changes: string[]) => ({
  level: 'major',
  refused: true,
  changes: changes.map((change) => `breaking: ${change}`),
});
const compatible = (...changes: string[]) => ({
  level: 'minor',
  refused: false,
  changes: changes.map((change) => `compatible: ${change}`),
});

describe('what an edit of the push messages means for the client', () => {
  const push = (...edits: [from: string, to: string][]) =>
    edited(['push.asyncapi.yaml'], 'push.asyncapi.yaml', ...edits);

  test('nothing changed, or only texts', () => {
    expect(push()).toEqual({ level: 'none', refused: false, changes: [] });
    expect(push(['How an import goes on', 'What becomes of an import'])).toEqual({
      level: 'patch',
      refused: false,
      changes: [],
    });
  });

  test('a message removed breaks, and so does an operation; a message added does not', () => {
    expect(push(["    messages:\n      - $ref: '#/channels/push/messages/archiveEvent'", '    messages: []'])).toEqual(
      breaking('tellArchive archiveEvent removed'),
    );
    expect(push(['  tellArchive:', '  x-tellArchive:'])).toMatchObject({
      refused: true,
      changes: ['breaking: tellArchive  removed', 'compatible: x-tellArchive  added'],
    });
    const both = "      - $ref: '#/channels/push/messages/archiveEvent'";
    expect(push([both, `${both}\n      - $ref: '#/channels/push/messages/importEvent'`])).toEqual(
      compatible('tellArchive importEvent added'),
    );
  });

  test('a field removed breaks, a field made required only where the client sends it', () => {
    expect(
      push(
        ['            userId: { type: string, minLength: 1 }\n', ''],
        ['required: [userId, downloadId]', 'required: [downloadId]'],
      ),
    ).toEqual(breaking('tellArchive archiveEvent message.userId removed'));
    expect(push(['required: [id, timestamp, key, message]', 'required: [id, key, message]'])).toEqual(
      breaking('tellArchive archiveEvent timestamp made optional'),
    );
    expect(push(['required: [action, token]', 'required: [action]'])).toEqual(
      compatible('connectPush authenticate token made optional'),
    );
  });

  test('a type changed breaks; of both messages, when it is shared', () => {
    expect(push(['id: { type: string, format: uuid }', 'id: { type: integer }'])).toEqual(
      breaking('tellImport importEvent id type changed from string to integer'),
    );
    expect(
      push([
        '    EventName:\n      description: Any text that ends in started, finished or error, in any case.\n      type: string',
        '    EventName:\n      type: integer',
      ]),
    ).toEqual(
      breaking(
        'tellImport importEvent type type changed from string to integer',
        'tellArchive archiveEvent key type changed from string to integer',
      ),
    );
  });

  test('who speaks, where, and in what form is part of it', () => {
    expect(push(['  tellImport:\n    action: send', '  tellImport:\n    action: receive']).changes).toContain(
      'breaking: tellImport  send became receive',
    );
    expect(push(['    address: /\n', '    address: /push\n']).changes).toContain(
      'breaking: tellImport  moved from / to /push',
    );
    expect(push(['contentType: text/plain', 'contentType: application/json'])).toEqual(
      breaking('connectPush authenticated contentType changed from text/plain to application/json'),
    );
  });

  test('with a new major version a breaking change passes', () => {
    expect(push(['format: uuid', 'format: uri'], ['version: 1.0.0', 'version: 2.0.0'])).toMatchObject({
      level: 'major',
      refused: false,
    });
    expect(compareFolders(baseline, folder).map(verdictText)[0]).toMatch(/^✓ push 1\.0\.0 -> 2\.0\.0: breaking\n/);
  });
});

describe('what an edit of the GraphQL files means for the client', () => {
  const files = ['merchandise.yaml', 'merchandise-schema.graphql', 'merchandise.graphql'];
  const schema = (...edits: [from: string, to: string][]) => edited(files, 'merchandise-schema.graphql', ...edits);
  const queries = (...edits: [from: string, to: string][]) => edited(files, 'merchandise.graphql', ...edits);

  test('nothing changed, or only texts', () => {
    expect(schema()).toEqual({ level: 'none', refused: false, changes: [] });
    expect(schema(['ISO 4217.', 'As in ISO 4217.'])).toEqual({ level: 'patch', refused: false, changes: [] });
  });

  test('a field of the schema removed, made nullable or of another type breaks', () => {
    expect(schema(['  Title: String\n', ''])).toEqual(breaking('schema  Article.Title was removed'));
    expect(schema(['  Visible: Boolean!', '  Visible: Boolean'])).toEqual(
      breaking('schema  Article.Visible changed type from Boolean! to Boolean'),
    );
    expect(schema(['  PageWidth: Float', '  PageWidth: String'])).toEqual(
      breaking('schema  Article.PageWidth changed type from Float to String'),
    );
  });

  test('an argument that must be given breaks, a field added does not', () => {
    expect(
      schema(['Channel(channelCode: ID!, locale: String!)', 'Channel(channelCode: ID!, locale: String!, vendor: ID!)'])
        .changes,
    ).toEqual(['breaking: schema  A required arg vendor on Query.Channel was added']);
    expect(schema(['  Title: String\n', '  Title: String\n  Weight: Float\n'])).toEqual(
      compatible('schema  Article.Weight was added'),
    );
  });

  test('what a query no longer asks for breaks, also where a fragment asked for it; what it asks for besides does not', () => {
    expect(queries(['      ArticleType\n', ''])).toEqual(
      breaking('Channel Channel.Articles.ArticleType no longer asked for'),
    );
    expect(queries(['fragment Group on OptionGroup {\n  ID\n', 'fragment Group on OptionGroup {\n']).changes).toContain(
      'breaking: Channel Channel.OptionGroups.Border.ID no longer asked for',
    );
    expect(queries(['    VendorID\n', '    VendorID\n    Name\n'])).toEqual(
      compatible('Channels Channels.Name asked for'),
    );
  });

  test('a query removed and a variable that must be given break', () => {
    expect(queries(['query Channels {', 'query AllChannels {'])).toMatchObject({
      refused: true,
      changes: ['breaking: Channels  removed', 'compatible: AllChannels  added'],
    });
    expect(queries(['$locale: String!)', '$locale: String!, $vendor: ID!)'])).toEqual(
      breaking('Channel $vendor added, required'),
    );
    expect(queries(['$locale: String!)', '$locale: String)'])).toEqual(compatible('Channel $locale made optional'));
    expect(queries(['$locale: String!)', '$locale: ID!)'])).toEqual(
      breaking('Channel $locale type changed from String to ID'),
    );
  });

  test('files that are gone break', () => {
    schema();
    rmSync(join(folder, 'merchandise.graphql'));
    expect(compareFolders(baseline, folder)[0]).toMatchObject({
      refused: true,
      changes: [{ operation: 'GraphQL', text: 'removed', breaking: true }],
    });
  });
});
