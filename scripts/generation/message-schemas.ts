import { readDocument } from '#sandbox/spec/read-document.ts';

interface MessageDocument {
  info: object;
  components?: {
    messages?: Record<string, { contentType?: string; payload?: object }>;
    schemas?: Record<string, object>;
  };
}

/**
 * The schemas of an AsyncAPI file as an OpenAPI document without paths: orval makes validators of it, and no client. Plain text is
 * read by nobody, so what describes it is left out.
 * @throws Error naming file and line when there is no message
 */
export function messageSchemas(file: string): { openapi: string; info: object; paths: object; components: object } {
  const { content, raw, placeOf } = readDocument<MessageDocument>(file);
  const { messages = {}, schemas: resolved = {} } = content.components ?? {};
  if (Object.keys(messages).length === 0)
    throw new Error(`${placeOf(content, 'components') ?? `${file}:1`}: describes no message`);
  const plain = Object.values(messages)
    .filter(({ contentType }) => contentType === 'text/plain')
    .map(({ payload }) => payload);
  const { schemas = {} } = (raw as MessageDocument).components ?? {};
  const read = Object.entries(schemas).filter(([name]) => !plain.includes(resolved[name]));
  return { openapi: '3.1.0', info: content.info, paths: {}, components: { schemas: Object.fromEntries(read) } };
}
