import { fields, keysOf, list, resolve, type Fields } from './json.ts';
import { schemaChanges, type Direction } from './schema-changes.ts';
import type { Change } from './spec-changes.ts';

/** Messages of one operation of an AsyncAPI document. */
interface Exchange {
  action: string;
  address: string;
  /** By direction and name, such as `answer importEvent`: what the service sends is an answer for the client. */
  messages: Fields;
}

/**
 * Compares two versions of an AsyncAPI document, which describes the service: what it receives, the client sends.
 * Descriptions, examples and `x-` fields are no change here.
 * @param before parsed documents, references not yet followed
 */
export function messageChanges(before: Fields, after: Fields): Change[] {
  const [old, now] = [exchangesOf(before), exchangesOf(after)];
  return keysOf(old, now).flatMap((id) => {
    const [was, is] = [old[id], now[id]];
    if (!was) return [change(id, '', 'added', false)];
    if (!is) return [change(id, '', 'removed', true)];
    const changes: Change[] = [];
    if (was.action !== is.action) changes.push(change(id, '', `${was.action} became ${is.action}`, true));
    if (was.address !== is.address) changes.push(change(id, '', `moved from ${was.address} to ${is.address}`, true));
    return [
      ...changes,
      ...keysOf(was.messages, is.messages).flatMap((key) =>
        payloadChanges({ before, after }, id, key, was.messages[key], is.messages[key]),
      ),
    ];
  });
}

function change(operation: string, place: string, text: string, breaking: boolean): Change {
  return { operation, place, text, breaking };
}

function exchangesOf(document: Fields): Record<string, Exchange> {
  const entries = Object.entries(fields(document.operations)).map(([id, value]): [string, Exchange] => {
    const operation = fields(value);
    const [own, other] =
      operation.action === 'receive' ? (['request', 'answer'] as const) : (['answer', 'request'] as const);
    const named = (direction: Direction, references: unknown) =>
      list(references).map((reference) => [
        `${direction} ${String(fields(reference).$ref ?? '').replace(/^.*\//, '')}`,
        resolve(document, reference),
      ]);
    const messages = Object.fromEntries([
      ...named(own, operation.messages),
      ...named(other, fields(operation.reply).messages),
    ]);
    return [
      id,
      { action: String(operation.action), address: String(resolve(document, operation.channel).address), messages },
    ];
  });
  return Object.fromEntries(entries);
}

function payloadChanges(
  documents: { before: Fields; after: Fields },
  operation: string,
  key: string,
  before: unknown,
  after: unknown,
): Change[] {
  const direction: Direction = key.startsWith('request ') ? 'request' : 'answer';
  const name = key.replace(/^\w+ /, '');
  // The client ignores messages that it does not know.
  if (before === undefined) return [change(operation, name, 'added', false)];
  if (after === undefined) return [change(operation, name, 'removed', true)];
  const [was, is] = [fields(before), fields(after)];
  const type =
    was.contentType === is.contentType
      ? []
      : [
          change(
            operation,
            name,
            `contentType changed from ${was.contentType ?? 'the default'} to ${is.contentType ?? 'the default'}`,
            true,
          ),
        ];
  const inside = schemaChanges(documents, direction, was.payload, is.payload).map(({ field, text, breaking }) =>
    change(operation, [name, field].filter(Boolean).join(' '), text, breaking),
  );
  return [...type, ...inside];
}
