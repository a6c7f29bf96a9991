/** The parts of an OpenAPI 3.1 document that the sandbox reads. Parts may be written as `$ref`. */
export type Schema = boolean | SchemaObject;

export type SchemaObject = {
  $ref?: string;
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
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content } | Reference;
  responses: Record<string, { content?: Content; headers?: Record<string, { required?: boolean }> } | Reference>;
};

export type Reference = { $ref: string };

export type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<HttpMethod, Operation>>;

export type OpenApiDocument = {
  security?: object[];
  paths: Record<string, PathItem>;
};

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'head', 'patch'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];
