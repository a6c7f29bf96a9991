import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '../support/interaction.ts';
import { written, type Schema } from '../support/spec.ts';

/** Messages that an operation of an AsyncAPI document sends. */
export interface SpecMessage {
  operationId: string;
  schema: Schema;
  /** Name -> content. */
  examples: Map<string, Json>;
}

/** A service that sends messages, as its AsyncAPI document describes it. */
export interface MessageSpec {
  slug: string;
  /** The document as it stands in the file, for tools that read AsyncAPI themselves. */
  document: object;
  /** Messages that it sends; those that it receives are not in the contract. */
  operations: Map<string, SpecMessage>;
}

const OPENAPI = join(import.meta.dirname, '../../openapi');

/** Services that send messages -> the file that describes them. */
const FILES: Record<string, string> = { 'photo-push': 'push.asyncapi.yaml' };

interface RawDocument {
  operations: Record<string, { action: 'send' | 'receive'; messages: unknown[] }>;
}

interface RawMessage {
  payload: Schema;
  examples: { name: string; payload: Json }[];
}

/** The slugs of the services that send messages. */
export function messageSlugs(): string[] {
  return Object.keys(FILES);
}

/**
 * Reads the document of one service.
 * @throws Error when it sends no messages
 */
export function readMessageSpec(slug: string): MessageSpec {
  const file = FILES[slug];
  if (file === undefined) throw new Error(`No document describes messages of ${slug}.`);
  const document: RawDocument = parse(readFileSync(join(OPENAPI, file), 'utf8'));
  const sent = Object.entries(document.operations).filter(([, { action }]) => action === 'send');
  return {
    slug,
    document,
    operations: new Map(
      sent.map(([operationId, { messages }]) => [operationId, { operationId, ...messageIn(document, messages) }]),
    ),
  };
}

function messageIn(document: RawDocument, [message, ...others]: unknown[]): Omit<SpecMessage, 'operationId'> {
  if (message === undefined || others.length > 0) throw new Error('An operation sends one kind of message.');
  const { payload: schema, examples } = written(document, message) as object as RawMessage;
  return { schema, examples: new Map(examples.map(({ name, payload }) => [name, payload])) };
}
