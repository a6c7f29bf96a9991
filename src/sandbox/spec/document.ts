/** The parts of an OpenAPI 3.1 document that the sandbox reads, references followed (read-document.ts). */
export type Schema = boolean | SchemaObject;

export type SchemaObject = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  unevaluatedProperties?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
};

export type Content = Record<string, { schema?: Schema }>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
};

export type Operation = {
  operationId?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, { required?: boolean }> }>;
};

export type PathItem = { parameters?: Parameter[] } & Partial<Record<HttpMethod, Operation>>;

export type OpenApiDocument = {
  security?: object[];
  paths: Record<string, PathItem>;
};

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];
