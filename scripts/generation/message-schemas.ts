import { readDocument } from './specs.ts';

/** The schemas of an AsyncAPI file as an OpenAPI document without paths: orval makes validators of it, and no client. */
export function messageSchemas(file: string): { openapi: string; info: object; paths: object; components: { schemas: object } } {
  const { info, components } = readDocument(file);
  return { openapi: '3.1.0', info, paths: {}, components: { schemas: components.schemas } };
}
