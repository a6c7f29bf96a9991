import { fields, keysOf, list, resolve, type Fields } from './json.ts';
import { schemaChanges, type Direction } from './schema-changes.ts';

/** One difference between two versions of a spec, as the client meets it. */
export interface Change {
  /** The operationId. */
  operation: string;
  /** Part of the operation, such as `200 items[].price`, `query limit` or `body name`; empty for the operation itself. */
  place: string;
  text: string;
  breaking: boolean;
}

interface Operation {
  id: string;
  method: string;
  path: string;
  /** By place and name; those of the path by position, for their names are not sent. */
  parameters: Fields;
  secured: boolean;
  fields: Fields;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/**
 * Compares two versions of one spec, operation by operation. Descriptions, examples and `x-` fields are no change here.
 * @param before parsed OpenAPI documents, references not yet followed
 */
export function specChanges(before: Fields, after: Fields): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const partner = (operation: Operation, others: Operation[]) =>
    others.find(({ id }) => id === operation.id) ?? others.find((other) => address(other) === address(operation));
  return [
    ...old.flatMap((operation) => {
      const next = partner(operation, now);
      if (!next) return [change(operation.id, '', 'removed', true)];
      return operationChanges({ before, after }, operation, next);
    }),
    ...now.filter((operation) => !partner(operation, old)).map(({ id }) => change(id, '', 'added', false)),
  ];
}

function change(operation: string, place: string, text: string, breaking: boolean): Change {
  return { operation, place, text, breaking };
}

function address({ method, path }: Operation): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}

function operationsOf(document: Fields): Operation[] {
  return Object.entries(fields(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => method in fields(item)).map((method) => {
      const operation = fields(fields(item)[method]);
      const names = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
      const parameters = [...list(fields(item).parameters), ...list(operation.parameters)].map((one) => {
        const parameter = resolve(document, one);
        const name = parameter.in === 'path' ? names.indexOf(String(parameter.name)) + 1 : parameter.name;
        return [`${parameter.in} ${name}`, parameter];
      });
      const secured = list(operation.security ?? document.security).length > 0;
      return {
        id: String(operation.operationId ?? `${method.toUpperCase()} ${path}`),
        method: method.toUpperCase(),
        path,
        parameters: Object.fromEntries(parameters),
        secured,
        fields: operation,
      };
    }),
  );
}

type Documents = { before: Fields; after: Fields };

function operationChanges(documents: Documents, old: Operation, now: Operation): Change[] {
  const changes: Change[] = [];
  const add = (place: string, text: string, breaking: boolean) => changes.push(change(old.id, place, text, breaking));
  if (old.id !== now.id) add('', `renamed to ${now.id}`, false);
  if (address(old) !== address(now)) add('', `moved from ${old.method} ${old.path} to ${now.method} ${now.path}`, true);
  if (old.secured !== now.secured)
    add('', now.secured ? 'needs an access token' : 'needs no access token any more', now.secured);
  for (const place of keysOf(old.parameters, now.parameters)) {
    const [was, is] = [fields(old.parameters[place]), fields(now.parameters[place])];
    if (!(place in old.parameters))
      add(place, `added${is.required === true ? ', required' : ''}`, is.required === true);
    else if (!(place in now.parameters)) add(place, 'removed', true);
    else {
      if (is.required === true && was.required !== true) add(place, 'made required', true);
      if (is.required !== true && was.required === true) add(place, 'made optional', false);
      changes.push(...inside(documents, old.id, 'request', place, was.schema, is.schema));
    }
  }
  const [wasBody, isBody] = [
    resolve(documents.before, old.fields.requestBody),
    resolve(documents.after, now.fields.requestBody),
  ];
  if (isBody.required === true && wasBody.required !== true) add('body', 'made required', true);
  changes.push(
    ...contentChanges(documents, old.id, 'request', 'body', wasBody, isBody),
    ...answerChanges(documents, old, now),
  );
  return changes;
}

function answerChanges(documents: Documents, old: Operation, now: Operation): Change[] {
  const [was, is] = [fields(old.fields.responses), fields(now.fields.responses)];
  return keysOf(was, is).flatMap((status) => {
    const success = /^[23]/.test(status);
    // The client meets an unknown failure with its general reaction, an unknown success with nothing.
    if (!(status in was)) return [change(old.id, status, success ? 'added, a success' : 'added', success)];
    if (!(status in is)) return [change(old.id, status, success ? 'removed, a success' : 'removed', success)];
    const [before, after] = [resolve(documents.before, was[status]), resolve(documents.after, is[status])];
    const [wasHeaders, isHeaders] = [fields(before.headers), fields(after.headers)];
    const headers = keysOf(wasHeaders, isHeaders).flatMap((name) => {
      const place = `${status} header ${name}`;
      if (!(name in isHeaders)) return [change(old.id, place, 'removed', true)];
      if (!(name in wasHeaders)) return [change(old.id, place, 'added', false)];
      return inside(
        documents,
        old.id,
        'answer',
        place,
        resolve(documents.before, wasHeaders[name]).schema,
        resolve(documents.after, isHeaders[name]).schema,
      );
    });
    return [...contentChanges(documents, old.id, 'answer', status, before, after), ...headers];
  });
}

function contentChanges(
  documents: Documents,
  operation: string,
  direction: Direction,
  place: string,
  before: Fields,
  after: Fields,
): Change[] {
  const [was, is] = [fields(before.content), fields(after.content)];
  const types = keysOf(was, is);
  return types.flatMap((type) => {
    if (!(type in is)) return [change(operation, place, `${type} removed`, true)];
    if (!(type in was)) return [change(operation, place, `${type} added`, false)];
    const where = types.length > 1 ? `${place} ${type}` : place;
    return inside(documents, operation, direction, where, fields(was[type]).schema, fields(is[type]).schema);
  });
}

function inside(
  documents: Documents,
  operation: string,
  direction: Direction,
  place: string,
  before: unknown,
  after: unknown,
): Change[] {
  return schemaChanges(documents, direction, before, after).map(({ field, text, breaking }) =>
    change(operation, field === '' ? place : `${place} ${field}`, text, breaking),
  );
}
