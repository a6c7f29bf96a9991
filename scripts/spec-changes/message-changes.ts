import type { SpecDocument } from '#sandbox/spec/read-document.ts';
import { BOTH, type Change, type Question } from './change.ts';
import { fields, keysOf, list, type Fields } from './json.ts';
import { schemaChanges, type Direction } from './schema-changes.ts';

/** Messages of one operation of an AsyncAPI document. */
interface Exchange {
  operation: Fields;
  action: string;
  address: string;
  /** By direction and name, such as `answer importEvent`: what the service sends is an answer for the client. */
  messages: Record<string, Message>;
}

interface Message {
  part: Fields;
  /** Its own, else that of the document. */
  contentType: unknown;
}

/**
 * Compares two versions of an AsyncAPI document, which describes the service: what it receives, the client sends.
 * Descriptions, examples and `x-` fields are no change here.
 */
export function messageChanges(before: SpecDocument<Fields>, after: SpecDocument<Fields>): Change[] {
  const [old, now] = [exchangesOf(before), exchangesOf(after)];
  const placeOf = (part: unknown, fallback: unknown) =>
    [part, fallback].map((one) => after.placeOf(one) ?? before.placeOf(one)).find((place) => place !== undefined) ?? '';
  return keysOf(old, now).flatMap((id) => {
    const [was, is] = [old[id], now[id]];
    const told = (place: string, text: string, breaks: Question[], part?: unknown): Change => ({
      operation: id,
      place,
      text,
      breaks,
      at: placeOf(part, is?.operation ?? was?.operation),
    });
    if (!was) return [told('', 'added', ['today'])];
    if (!is) return [told('', 'removed', ['baseline'])];
    return [
      ...(was.action === is.action ? [] : [told('', `${was.action} became ${is.action}`, BOTH)]),
      ...(was.address === is.address ? [] : [told('', `moved from ${was.address} to ${is.address}`, BOTH)]),
      ...messagePairs(was.messages, is.messages).flatMap((pair) => payloadChanges(told, ...pair)),
    ];
  });
}

/** A message of both sides by its name, or of one. */
type MessagePair = [key: string, old: Message | undefined, now: Message | undefined];

/** The messages of both by their names, which are never sent: one that has only another name is the same. */
function messagePairs(old: Record<string, Message>, now: Record<string, Message>): MessagePair[] {
  const gone = Object.entries(old).filter(([key]) => !(key in now));
  const pairs = Object.entries(now).map(([key, message]): MessagePair => {
    if (key in old) return [key, old[key], message];
    const index = gone.findIndex(([name, other]) => isSame(name, other, key, message));
    const [former] = index === -1 ? [] : gone.splice(index, 1);
    return [key, former?.[1], message];
  });
  return [...pairs, ...gone.map(([key, message]): MessagePair => [key, message, undefined])];
}

function isSame(name: string, old: Message, key: string, now: Message): boolean {
  return (
    directionOf(name) === directionOf(key) &&
    old.contentType === now.contentType &&
    schemaChanges(directionOf(key), old.part.payload, now.part.payload).length === 0
  );
}

function directionOf(key: string): Direction {
  return key.startsWith('request ') ? 'request' : 'answer';
}

function exchangesOf({ content }: SpecDocument<Fields>): Record<string, Exchange> {
  // A message has no name of its own: it is called as in its components.
  const names = new Map(
    Object.entries(fields(fields(content.components).messages)).map(([name, message]) => [message, name]),
  );
  const entries = Object.entries(fields(content.operations)).map(([id, value]): [string, Exchange] => {
    const operation = fields(value);
    const [own, other] =
      operation.action === 'receive' ? (['request', 'answer'] as const) : (['answer', 'request'] as const);
    const named = (direction: Direction, messages: unknown) =>
      list(messages).map((message): [string, Message] => {
        const part = fields(message);
        const { contentType = content.defaultContentType } = part;
        return [`${direction} ${names.get(message) ?? 'message'}`, { part, contentType }];
      });
    const messages = Object.fromEntries([
      ...named(own, operation.messages),
      ...named(other, fields(operation.reply).messages),
    ]);
    return [
      id,
      { operation, action: String(operation.action), address: String(fields(operation.channel).address), messages },
    ];
  });
  return Object.fromEntries(entries);
}

function payloadChanges(
  told: (place: string, text: string, breaks: Question[], part?: unknown) => Change,
  key: string,
  was: Message | undefined,
  is: Message | undefined,
): Change[] {
  const direction = directionOf(key);
  const name = key.replace(/^\w+ /, '');
  // The client ignores messages that it does not know.
  if (!was) return [told(name, 'added', direction === 'request' ? ['today'] : [], is?.part)];
  if (!is) return [told(name, 'removed', ['baseline'], was.part)];
  const types = `${was.contentType ?? 'the default'} to ${is.contentType ?? 'the default'}`;
  return [
    ...(was.contentType === is.contentType ? [] : [told(name, `contentType changed from ${types}`, BOTH, is.part)]),
    ...schemaChanges(direction, was.part.payload, is.part.payload).map(({ field, text, breaks, part }) =>
      told([name, field].filter(Boolean).join(' '), text, breaks, part),
    ),
  ];
}
