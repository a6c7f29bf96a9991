import {
  BreakingChangeType,
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  Kind,
  parse,
  print,
  validate,
  type ASTNode,
  type BreakingChange,
  type DangerousChange,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { readGraphQl, type GraphQlFile } from '../generation/graphql-documents.ts';
import { BOTH, type Change, type Question } from './change.ts';
import { keysOf } from './json.ts';

/** Files of a GraphQL service besides its OpenAPI file: `<slug>-schema.graphql` and `<slug>.graphql`. */
export interface GraphQlFiles {
  schema: GraphQlFile;
  queries: GraphQlFile;
}

/** Compares schema and queries; the whole is a no when either is gone. */
export function graphQlChanges(before: GraphQlFiles | undefined, after: GraphQlFiles | undefined): Change[] {
  const there = after ?? before;
  if (!there) return [];
  if (!before || !after)
    return [change('GraphQL', '', after ? 'added' : 'removed', after ? [] : ['baseline'], `${there.schema.path}:1`)];
  return [...schemaChangesIn(before, after), ...queryChanges(before, after)];
}

function change(operation: string, place: string, text: string, breaks: Question[], at: string): Change {
  return { operation, place, text, breaks, at };
}

/**
 * Services of today are asked by what they know: the queries of now have to fit their schema. What graphql finds in the schema itself
 * is judged by `noesOf`.
 */
function schemaChangesIn(before: GraphQlFiles, after: GraphQlFiles): Change[] {
  const [old, now] = [readGraphQl(before.schema, buildSchema), readGraphQl(after.schema, buildSchema)];
  const told = (description: string, breaks: Question[]) =>
    change(
      'schema',
      '',
      description.replace(/\.$/, ''),
      breaks,
      placeInSchemas(description, after.schema, before.schema),
    );
  const found = differences(old, now);
  const loosened = found.map((one) => told(one.description, brokenBy(one, old, now, before.queries)));
  const turned = differences(now, old);
  const tightened = turned
    .filter(({ type }) => type === BreakingChangeType.FIELD_CHANGED_KIND)
    .map(({ description }) => description.replace(/from (\S+) to (\S+?)\.?$/, 'from $2 to $1'));
  // Of what is added graphql says nothing, but of a field that is sent.
  const isGone = ({ type, description }: Difference) =>
    type === BreakingChangeType.TYPE_REMOVED ||
    (type === BreakingChangeType.FIELD_REMOVED && inputField(now, description) === undefined);
  const defaultAdded = ({ type, description }: Difference) =>
    type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE && description.endsWith(' was removed.');
  const asAdded = ({ description }: Difference) => description.replace(/ was removed\.?$/, ' was added');
  const texts = loosened.map(({ text }) => text);
  return [
    ...loosened.map((one) => (tightened.includes(one.text) ? { ...one, breaks: BOTH } : one)),
    ...tightened.filter((text) => !texts.includes(text)).map((text) => told(text, ['today'])),
    ...turned.filter(defaultAdded).map((one) => told(asAdded(one), ['today'])),
    ...turned.filter(isGone).map((one) => told(asAdded(one), [])),
    ...unknownToday(old, before, after),
  ];
}

type Difference = BreakingChange | DangerousChange;

/** Changes that graphql calls breaking or dangerous; scalars of the language are always there, used or not. */
function differences(old: GraphQLSchema, now: GraphQLSchema): Difference[] {
  return [...findBreakingChanges(old, now), ...findDangerousChanges(old, now)].filter(
    ({ description }) => !description.startsWith('Standard scalar '),
  );
}

/**
 * The questions to which a difference is a no. New values and types break whoever reads them unprepared, former ones
 * whoever still sends them: which party that is depends on whether they are read or sent.
 */
function brokenBy(
  { type, description }: Difference,
  old: GraphQLSchema,
  now: GraphQLSchema,
  queries: GraphQlFile,
): Question[] {
  const [, named = ''] = /enum type (\w+)/.exec(description) ?? [];
  const both = (isToday: boolean, isBaseline: boolean) =>
    BOTH.filter((question) => (question === 'today' ? isToday : isBaseline));
  switch (type) {
    case BreakingChangeType.VALUE_REMOVED_FROM_ENUM:
      return both(typesRead(old).has(named), typesSent(old).has(named));
    case DangerousChangeType.VALUE_ADDED_TO_ENUM:
      return both(typesSent(now).has(named), typesRead(now).has(named));
    case BreakingChangeType.TYPE_REMOVED_FROM_UNION:
      // A query that asks for it by its name is refused.
      return both(true, new RegExp(`\\bon ${description.split(' ')[0]}\\b`).test(queries.text));
    case DangerousChangeType.OPTIONAL_ARG_ADDED:
      return [];
    case DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED:
      return ['today'];
    case BreakingChangeType.REQUIRED_INPUT_FIELD_ADDED:
    case BreakingChangeType.TYPE_CHANGED_KIND:
    case BreakingChangeType.IMPLEMENTED_INTERFACE_REMOVED:
      return BOTH;
    case DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE:
      return both(!description.endsWith(' was removed.'), true);
    case BreakingChangeType.FIELD_REMOVED:
      return both(isRequiredInput(inputField(old, description)), true);
    default:
      return ['baseline'];
  }
}

/** The field that is sent of which a description tells; undefined for one that is read. */
function inputField(schema: GraphQLSchema, description: string): GraphQLInputField | undefined {
  const [, name = '', field = ''] = /^(\w+)\.(\w+)/.exec(description) ?? [];
  const type = schema.getType(name);
  return isInputObjectType(type) ? type.getFields()[field] : undefined;
}

function isRequiredInput(field: GraphQLInputField | undefined): boolean {
  return field !== undefined && isRequiredInputField(field);
}

/** Names of the types of what the service answers. */
function typesRead(schema: GraphQLSchema): Set<string> {
  return new Set(outputFields(schema).map(({ type }) => getNamedType(type).name));
}

/** Names of the types of what the client sends. */
function typesSent(schema: GraphQLSchema): Set<string> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const sent = [
    ...outputFields(schema).flatMap(({ args }) => args),
    ...inputs.flatMap((one) => Object.values(one.getFields())),
  ];
  return new Set(sent.map(({ type }) => getNamedType(type).name));
}

function outputFields(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
}

/** Changes of queries that ask for what services of today do not know, unless it was asked for already. */
function unknownToday(schema: GraphQLSchema, before: GraphQlFiles, after: GraphQlFiles): Change[] {
  const already = validate(schema, readGraphQl(before.queries, parse)).map(({ message }) => message);
  return validate(schema, readGraphQl(after.queries, parse))
    .filter(({ message }) => !already.includes(message))
    .map(({ message, locations = [] }) =>
      change('queries', '', message.replace(/\.$/, ''), ['today'], `${after.queries.path}:${locations[0]?.line ?? 1}`),
    );
}

/** The place of `Article.Title` or `Article`, as a description of graphql names it, in the first file that has it. */
function placeInSchemas(description: string, ...files: GraphQlFile[]): string {
  for (const [, type = '', field] of description.matchAll(/\b([A-Z]\w*)(?:\.(\w+))?\b/g)) {
    for (const { path, text } of files) {
      const definition = parse(text).definitions.find((one) => 'name' in one && one.name?.value === type);
      if (!definition) continue;
      const parts = 'fields' in definition ? (definition.fields ?? []) : [];
      const part = field === undefined ? definition : parts.find(({ name }) => name.value === field);
      if (part) return `${path}:${lineOf(part)}`;
    }
  }
  return `${files[0]?.path}:1`;
}

function lineOf({ loc }: ASTNode): number {
  return loc?.startToken.line ?? 1;
}

/** A query as the service gets it: the places that it asks for, and its variables, each with its line. */
interface Query {
  line: number;
  places: Record<string, number>;
  variables: Record<string, { type: string; required: boolean; line: number }>;
}

function queryChanges(before: GraphQlFiles, after: GraphQlFiles): Change[] {
  const [old, now] = [queriesIn(before.queries), queriesIn(after.queries)];
  const gone = (line = 1) => `${before.queries.path}:${line}`;
  const there = (line = 1) => `${after.queries.path}:${line}`;
  return keysOf(old, now).flatMap((name) => {
    const [was, is] = [old[name], now[name]];
    if (!was) return [change(name, '', 'added', [], there(is?.line))];
    if (!is) return [change(name, '', 'removed', ['baseline'], gone(was.line))];
    const places = keysOf(was.places, is.places).flatMap((place) => {
      if (!(place in is.places))
        return [change(name, place, 'no longer asked for', ['baseline'], gone(was.places[place]))];
      return place in was.places ? [] : [change(name, place, 'asked for', [], there(is.places[place]))];
    });
    const variables = keysOf(was.variables, is.variables).flatMap((variable) => {
      const [text, breaks] = variableChange(was.variables[variable], is.variables[variable]) ?? [];
      const line = is.variables[variable]?.line;
      const at = line === undefined ? gone(was.variables[variable]?.line) : there(line);
      return text === undefined || breaks === undefined ? [] : [change(name, `$${variable}`, text, breaks, at)];
    });
    return [...places, ...variables];
  });
}

function variableChange(
  was: Query['variables'][string] | undefined,
  is: Query['variables'][string] | undefined,
): [text: string, breaks: Question[]] | undefined {
  if (!was) return [`added${is?.required ? ', required' : ''}`, is?.required === true ? ['baseline'] : []];
  if (!is) return ['removed', ['baseline']];
  if (was.type !== is.type) return [`type changed from ${was.type} to ${is.type}`, BOTH];
  if (was.required === is.required) return undefined;
  return is.required ? ['made required', ['baseline']] : ['made optional', []];
}

function queriesIn(file: GraphQlFile): Record<string, Query> {
  const document = readGraphQl(file, parse);
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return Object.fromEntries(
    operations.map((operation) => {
      const { name, selectionSet, variableDefinitions = [] } = operation;
      const variables = variableDefinitions.map((definition) => {
        const { variable, type, defaultValue } = definition;
        const required = type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined;
        return [variable.name.value, { type: print(type).replace(/!$/, ''), required, line: lineOf(definition) }];
      });
      const places = Object.fromEntries(placesIn(document, selectionSet, ''));
      return [name?.value ?? 'query', { line: lineOf(operation), places, variables: Object.fromEntries(variables) }];
    }),
  );
}

/** The places of a selection with their lines, fragments written out: `Channel.Articles.Title`. */
function placesIn(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  parent: string,
  within: readonly string[] = [],
): [place: string, line: number][] {
  return selections.flatMap((selection): [place: string, line: number][] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return placesIn(document, selection.selectionSet, parent, within);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const isFragment = (definition: DocumentNode['definitions'][number]): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value;
      // One that contains itself is refused by the generation; here it must end.
      const { value: name } = selection.name;
      const fragment = within.includes(name) ? undefined : document.definitions.find(isFragment);
      return fragment ? placesIn(document, fragment.selectionSet, parent, [...within, name]) : [];
    }
    const place = [parent, (selection.alias ?? selection.name).value].filter(Boolean).join('.');
    return [
      [place, lineOf(selection)],
      ...(selection.selectionSet ? placesIn(document, selection.selectionSet, place, within) : []),
    ];
  });
}
