import { join } from 'node:path';
import { readDocument } from '#sandbox/spec/read-document.ts';
import type { Json } from '../support/interaction.ts';
import type { Schema } from '../support/spec.ts';
import { messageSlugs, specFile } from '../support/spec-files.ts';

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

interface RawDocument {
  operations: Record<string, { action: 'send' | 'receive'; messages: RawMessage[] }>;
}

interface RawMessage {
  payload: Schema;
  examples: { name: string; payload: Json }[];
}

/**
 * Reads the document of one service.
 * @throws Error when it sends no messages
 */
export function readMessageSpec(slug: string): MessageSpec {
  if (!messageSlugs().includes(slug)) throw new Error(`No document describes messages of ${slug}.`);
  const { content, raw } = readDocument<RawDocument>(join(OPENAPI, specFile(slug)));
  const sent = Object.entries(content.operations).filter(([, { action }]) => action === 'send');
  return {
    slug,
    document: raw,
    operations: new Map(
      sent.map(([operationId, { messages }]) => [operationId, { operationId, ...messageIn(messages) }]),
    ),
  };
}

function messageIn([message, ...others]: RawMessage[]): Omit<SpecMessage, 'operationId'> {
  if (message === undefined || others.length > 0) throw new Error('An operation sends one kind of message.');
  const { payload: schema, examples } = message;
  return { schema, examples: new Map(examples.map(({ name, payload }) => [name, payload])) };
}
