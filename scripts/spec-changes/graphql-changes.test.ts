import { expect, test } from 'vitest';
import { graphQlChanges } from './graphql-changes.ts';
import { meaningOf } from './verdict.ts';

const SCHEMA = `type Query { parcel(filter: Filter, first: Int = 10): Parcel }
input Filter { size: Size, colour: Colour, name: String }
type Parcel implements Node { id: ID state: State colour: Colour content: Content weight: Int }
interface Node { id: ID }
union Content = Book | Print
type Book { pages: Int }
type Print { paper: String }
enum Size { SMALL LARGE }
enum State { SENT LOST }
enum Colour { RED BLUE }
`;

type Edit = [from: string, to: string];

/** Meaning of edits of the schema, or else of the queries. */
function edited(edits: Edit[], query = '{ parcel { id } }'): string[] {
  const text = edits.reduce((schema, [from, to]) => {
    if (!schema.includes(from)) throw new Error(`The schema holds no ${from}`);
    return schema.replace(from, () => to);
  }, SCHEMA);
  const queries = { path: 'q.graphql', text: `query parcel ${query}` };
  const files = (schema: string) => ({ schema: { path: 's.graphql', text: schema }, queries });
  return graphQlChanges(files(SCHEMA), files(text)).map((one) => `${meaningOf(one)}: ${one.text}`);
}

const TODAY = "breaks today's services:";
const BASELINE = 'breaks our baseline:';
const EACH = "breaks today's services and our baseline:";

test.each<[string, Edit[], string[]]>([
  ['a value that is sent', [['SMALL LARGE', 'SMALL LARGE HUGE']], [`${TODAY} HUGE was added to enum type Size`]],
  ['no value that is sent', [['SMALL LARGE', 'SMALL']], [`${BASELINE} LARGE was removed from enum type Size`]],
  ['a value that is read', [['SENT LOST', 'SENT LOST FOUND']], [`${BASELINE} FOUND was added to enum type State`]],
  ['no value that is read', [['SENT LOST', 'SENT']], [`${TODAY} LOST was removed from enum type State`]],
  ['a value that is read and sent', [['RED BLUE', 'RED BLUE GREY']], [`${EACH} GREY was added to enum type Colour`]],
  ['no value that is read and sent', [['RED BLUE', 'RED']], [`${EACH} BLUE was removed from enum type Colour`]],
  [
    'a type that is read',
    [['= Book | Print', '= Book | Print | Parcel']],
    [`${BASELINE} Parcel was added to union type Content`],
  ],
  ['no type that is read', [['= Book | Print', '= Book']], [`${TODAY} Print was removed from union type Content`]],
  ['no interface', [[' implements Node', '']], [`${EACH} Parcel no longer implements interface Node`]],
  [
    'an argument that may be given',
    [['= 10', '= 10, after: ID']],
    ['compatible: An optional arg after on Query.parcel was added'],
  ],
  [
    'an argument that must be given',
    [['= 10', '= 10, after: ID!']],
    [`${BASELINE} A required arg after on Query.parcel was added`],
  ],
  ['another default', [['= 10', '= 20']], [`${EACH} Query.parcel arg first has changed defaultValue from 10 to 20`]],
  ['no default', [[' = 10', '']], [`${BASELINE} Query.parcel arg first defaultValue was removed`]],
  [
    'a default',
    [['filter: Filter', 'filter: Filter = {}']],
    [`${TODAY} Query.parcel arg filter defaultValue was added`],
  ],
  [
    'a field that may be sent',
    [['name: String', 'name: String, note: String']],
    [`${TODAY} An optional field note on input type Filter was added`],
  ],
  [
    'a field that must be sent',
    [['name: String', 'name: String, note: String!']],
    [`${EACH} A required field note on input type Filter was added`],
  ],
  [
    'a field sent that must be there',
    [['name: String', 'name: String!']],
    [`${BASELINE} Filter.name changed type from String to String!`],
  ],
  [
    'a field read that must be there',
    [['weight: Int', 'weight: Int!']],
    [`${TODAY} Parcel.weight changed type from Int to Int!`],
  ],
  [
    'another kind',
    [['enum State { SENT LOST }', 'scalar State']],
    [`${EACH} State changed from an Enum type to a Scalar type`],
  ],
  [
    'the first field of a scalar',
    [['weight: Int', 'weight: Int, height: Float']],
    ['compatible: Parcel.height was added'],
  ],
])('the schema has %s', (_, edits, told) => {
  expect(edited(edits)).toEqual(told);
});

test('the schema no longer has a field that had to be sent, or need not be', () => {
  const required: Edit = ['name: String', 'name: String!'];
  const schema = (text: string) => ({
    schema: { path: 's.graphql', text },
    queries: { path: 'q.graphql', text: 'query parcel { parcel { id } }' },
  });
  const told = (was: string, is: string) =>
    graphQlChanges(schema(was), schema(is)).map((one) => `${meaningOf(one)}: ${one.text}`);
  const must = SCHEMA.replace(...required);
  expect(told(must, SCHEMA)).toEqual([`${TODAY} Filter.name changed type from String! to String`]);
  expect(told(must, SCHEMA.replace(', name: String', ''))).toEqual([`${EACH} Filter.name was removed`]);
});

test('a type that a union no longer has breaks a query that asks for it by its name', () => {
  expect(edited([['= Book | Print', '= Book']], '{ parcel { content { ... on Print { paper } } } }')).toEqual([
    `${EACH} Print was removed from union type Content`,
  ]);
});
