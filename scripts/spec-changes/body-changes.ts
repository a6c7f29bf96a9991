import { fields, type Fields } from './json.ts';
import { schemaChanges, type Direction, type SchemaChange } from './schema-changes.ts';

/** A change within a body, or within a header of an answer. */
export interface BodyChange extends SchemaChange {
  /** `body`, `200` or `200 header Link`; with the media type, unless it is JSON. */
  place: string;
}

/** Changes within what two versions of an operation both have: the body of the request, bodies and headers of answers. */
export function bodyChanges(was: Fields, is: Fields): BodyChange[] {
  const answers = common(fields(was.responses), fields(is.responses));
  return [
    ...contentChanges('request', 'body', fields(was.requestBody), fields(is.requestBody)),
    ...answers.flatMap(([status, old, now]) => [
      ...contentChanges('answer', status, old, now),
      ...headerChanges(status, fields(old.headers), fields(now.headers)),
    ]),
  ];
}

function contentChanges(direction: Direction, place: string, was: Fields, is: Fields): BodyChange[] {
  return common(fields(was.content), fields(is.content)).flatMap(([type, old, now]) =>
    changesAt(type === 'application/json' ? place : `${place} ${type}`, direction, old, now),
  );
}

/** Names of headers are the same in any case. */
function headerChanges(status: string, was: Fields, is: Fields): BodyChange[] {
  return Object.entries(is).flatMap(([name, now]) => {
    const old = Object.keys(was).find((other) => other.toLowerCase() === name.toLowerCase());
    return old === undefined ? [] : changesAt(`${status} header ${name}`, 'answer', fields(was[old]), fields(now));
  });
}

function changesAt(place: string, direction: Direction, was: Fields, is: Fields): BodyChange[] {
  return schemaChanges(direction, was.schema, is.schema).map((change) => ({ place, ...change }));
}

/** Names that both have, with what is under them. */
function common(was: Fields, is: Fields): [name: string, was: Fields, is: Fields][] {
  return Object.keys(is).flatMap((name): [string, Fields, Fields][] =>
    name in was ? [[name, fields(was[name]), fields(is[name])]] : [],
  );
}
