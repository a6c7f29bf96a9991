import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  Kind,
  parse,
  print,
} from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { keysOf } from './json.ts';
import type { Change } from './spec-changes.ts';

/** Files of a GraphQL service besides its OpenAPI file: the texts of `<slug>-schema.graphql` and `<slug>.graphql`. */
export interface GraphQlTexts {
  schema: string;
  queries: string;
}

/** Compares schema and queries; the whole is breaking when either is gone. */
export function graphQlChanges(before: GraphQlTexts | undefined, after: GraphQlTexts | undefined): Change[] {
  if (!before || !after) return before || after ? [change('GraphQL', '', after ? 'added' : 'removed', !after)] : [];
  return [...schemaChangesIn(before.schema, after.schema), ...queryChanges(before.queries, after.queries)];
}

function change(operation: string, place: string, text: string, breaking: boolean): Change {
  return { operation, place, text, breaking };
}

/** Changes that graphql calls dangerous, such as a new enum value, break this client, whose validators refuse unknown values. */
function schemaChangesIn(before: string, after: string): Change[] {
  const [old, now] = [buildSchema(before), buildSchema(after)];
  const told = (description: string) => description.replace(/\.$/, '');
  const breaking = [...findBreakingChanges(old, now), ...findDangerousChanges(old, now)].map(({ description }) =>
    change('schema', '', told(description), true),
  );
  // Removals of the reversed comparison are additions.
  const added = findBreakingChanges(now, old)
    .filter(({ type }) => type === BreakingChangeType.FIELD_REMOVED || type === BreakingChangeType.TYPE_REMOVED)
    .map(({ description }) => change('schema', '', told(description).replace(/ was removed$/, ' was added'), false));
  return [...breaking, ...added];
}

/** A query as the service gets it: the places that it asks for, and its variables. */
interface Query {
  places: Record<string, true>;
  variables: Record<string, { type: string; required: boolean }>;
}

function queryChanges(before: string, after: string): Change[] {
  const [old, now] = [queriesIn(before), queriesIn(after)];
  return keysOf(old, now).flatMap((name) => {
    const [was, is] = [old[name], now[name]];
    if (!was) return [change(name, '', 'added', false)];
    if (!is) return [change(name, '', 'removed', true)];
    const places = keysOf(was.places, is.places).flatMap((place) => {
      if (!(place in is.places)) return [change(name, place, 'no longer asked for', true)];
      return place in was.places ? [] : [change(name, place, 'asked for', false)];
    });
    return [
      ...places,
      ...keysOf(was.variables, is.variables).flatMap((variable) =>
        variableChanges(name, variable, was.variables[variable], is.variables[variable]),
      ),
    ];
  });
}

function variableChanges(
  query: string,
  name: string,
  was: Query['variables'][string] | undefined,
  is: Query['variables'][string] | undefined,
): Change[] {
  const place = `$${name}`;
  if (!was) return [change(query, place, `added${is?.required ? ', required' : ''}`, is?.required === true)];
  if (!is) return [change(query, place, 'removed', true)];
  if (was.type === is.type && was.required === is.required) return [];
  const made = is.required ? 'made required' : 'made optional';
  return [
    change(
      query,
      place,
      was.type === is.type ? made : `type changed from ${was.type} to ${is.type}`,
      was.type !== is.type || is.required,
    ),
  ];
}

function queriesIn(text: string): Record<string, Query> {
  const document = parse(text);
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return Object.fromEntries(
    operations.map(({ name, selectionSet, variableDefinitions = [] }) => {
      const variables = variableDefinitions.map(({ variable, type, defaultValue }) => {
        const required = type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined;
        return [variable.name.value, { type: print(type).replace(/!$/, ''), required }];
      });
      const places = placesIn(document, selectionSet, '').map((place) => [place, true]);
      return [name?.value ?? 'query', { places: Object.fromEntries(places), variables: Object.fromEntries(variables) }];
    }),
  );
}

/** The places of a selection, fragments written out: `Channel.Articles.Title`. */
function placesIn(document: DocumentNode, { selections }: SelectionSetNode, parent: string): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return placesIn(document, selection.selectionSet, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const isFragment = (definition: DocumentNode['definitions'][number]): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value;
      const fragment = document.definitions.find(isFragment);
      return fragment ? placesIn(document, fragment.selectionSet, parent) : [];
    }
    const place = [parent, (selection.alias ?? selection.name).value].filter(Boolean).join('.');
    return [place, ...(selection.selectionSet ? placesIn(document, selection.selectionSet, place) : [])];
  });
}
