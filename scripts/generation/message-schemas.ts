import { readDocument } from './specs.ts';

interface Message {
  contentType?: string;
  payload?: { $ref?: string };
}

/**
 * The schemas of an AsyncAPI file as an OpenAPI document without paths: orval makes validators of it, and no client. Plain text is
 * read by nobody, so what describes it is left out.
 */
export function messageSchemas(file: string): {
  openapi: string;
  info: object;
  paths: object;
  components: { schemas: object };
} {
  const { info, components } = readDocument(file);
  const plain = Object.values<Message>(components.messages)
    .filter(({ contentType }) => contentType === 'text/plain')
    .map(({ payload }) => payload?.$ref);
  const schemas = Object.entries(components.schemas).filter(
    ([name]) => !plain.includes(`#/components/schemas/${name}`),
  );
  return { openapi: '3.1.0', info, paths: {}, components: { schemas: Object.fromEntries(schemas) } };
}
