import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertObjectType, buildSchema, graphqlSync } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { graphqlDocuments } from './graphql-documents.ts';

/** Example of a response of merchandise.yaml. */
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: unknown[];
}
interface Message {
  content: {
    'application/json': {
      examples: Record<string, { value: Answer & { operationName: string; variables?: Record<string, unknown> } }>;
    };
  };
}

const schema = buildSchema(readFileSync('openapi/merchandise-schema.graphql', 'utf8'));
const source = readFileSync('openapi/merchandise.graphql', 'utf8');
const paths: Record<string, { post: { requestBody: Message; responses: { 200: Message } } }> = parse(
  readFileSync('openapi/merchandise.yaml', 'utf8'),
  { maxAliasCount: -1 },
).paths;

const GROUPS =
  'Border CoverText CoverType ExtraPages FloatingFrame Glossy ImageEnhancement LayFlat Linnen Paper PlanksOrientation PremiumLayFlat PrintSize Toggles VoucherDiscount WoodFinishing Wrappers PrebuiltPosterFrame BoxFrame PosterFrame Passepartout HangingKit';

describe('merchandise.yaml and the GraphQL files agree', () => {
  const cases = Object.values(paths).flatMap(({ post }) => {
    const [request] = Object.values(post.requestBody.content['application/json'].examples);
    const answers = Object.entries(post.responses[200].content['application/json'].examples);
    return answers
      .filter(([, { value }]) => value.data && !value.errors)
      .map(([name, { value }]) => ({ name, request: request?.value, data: value.data }));
  });

  test.each(cases)('A7.52 A7.53 the example $name is exactly what its query gets', ({ request, data }) => {
    const result = graphqlSync({
      schema,
      source,
      operationName: request?.operationName,
      variableValues: request?.variables,
      rootValue: data,
    });
    expect(result.errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(result.data))).toEqual(data);
  });

  test('every query has an operation', () => {
    expect(cases.length).toBeGreaterThanOrEqual(5);
    const asked = Object.keys(paths).map((path) => path.replace(/^.*#/, ''));
    expect(asked).toEqual([...source.matchAll(/^query (\w+)/gm)].map(([, name]) => name));
  });
});

test('A3.46 the query asks for all 22 option groups', () => {
  expect(Object.keys(assertObjectType(schema.getType('OptionGroups')).getFields())).toEqual(GROUPS.split(' '));
  for (const group of GROUPS.split(' ')) expect(source).toContain(`${group} { ...Group }`);
});

test('a text in a query is sent as it stands there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'graphql-'));
  const query = String.raw`query Find{find(text:"it's \"so\" \\")}`;
  writeFileSync(join(folder, 'thing-schema.graphql'), 'type Query { find(text: String): String }');
  writeFileSync(join(folder, 'thing.graphql'), query);
  writeFileSync(join(folder, 'documents.ts'), graphqlDocuments(folder, 'thing') ?? '');
  expect(await import(join(folder, 'documents.ts'))).toMatchObject({ FIND_QUERY: query });
});

test('a service without queries has no texts', () => {
  expect(graphqlDocuments('openapi', 'customer')).toBeUndefined();
});

describe('GraphQL files that cannot be used are named, with their line where the fault has one', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'graphql-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const documents = (schemaText: string, queries: string) => {
    writeFileSync(join(folder, 'thing-schema.graphql'), schemaText);
    writeFileSync(join(folder, 'thing.graphql'), queries);
    return () => graphqlDocuments(folder, 'thing');
  };

  test.each([
    [
      'queries with a syntax error',
      'type Query {\n  Name: String\n}',
      'query Names {\n  Name\n',
      /thing\.graphql:3: Syntax Error/,
    ],
    [
      'a schema with a syntax error',
      'type Query {\n  Name String\n}',
      'query Names {\n  Name\n}',
      /thing-schema\.graphql:2: Syntax Error/,
    ],
    [
      'a schema with a type that is not there',
      'type Query {\n  Name: Text\n}',
      'query Names {\n  Name\n}',
      /thing-schema\.graphql: Unknown type "Text"/,
    ],
    [
      'a field that the schema does not have',
      'type Query {\n  Name: String\n}',
      'query Names {\n  Name\n  Age\n}',
      /thing\.graphql:3: Cannot query field "Age"/,
    ],
    [
      'a fragment that is not there',
      'type Query {\n  Name: String\n}',
      'query Names {\n  ...Gone\n}',
      /thing\.graphql:2: Unknown fragment "Gone"/,
    ],
  ])('%s', (_, schemaText, queries, message) => {
    expect(documents(schemaText, queries)).toThrow(message);
  });
});
