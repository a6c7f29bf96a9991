import { readDocument } from '#sandbox/spec/read-document.ts';

interface MessageDocument {
  info: object;
  components: { messages: Record<string, { contentType?: string; payload?: object }>; schemas: Record<string, object> };
}

/**
 * The schemas of an AsyncAPI file as an OpenAPI document without paths: orval makes validators of it, and no client. Plain text is
 * read by nobody, so what describes it is left out.
 */
export function messageSchemas(file: string): { openapi: string; info: object; paths: object; components: object } {
  const { content, raw } = readDocument<MessageDocument>(file);
  const plain = Object.values(content.components.messages)
    .filter(({ contentType }) => contentType === 'text/plain')
    .map(({ payload }) => payload);
  const { schemas } = (raw as MessageDocument).components;
  const read = Object.entries(schemas).filter(([name]) => !plain.includes(content.components.schemas[name]));
  return { openapi: '3.1.0', info: content.info, paths: {}, components: { schemas: Object.fromEntries(read) } };
}
