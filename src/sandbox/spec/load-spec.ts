import type { Content, HttpMethod, OpenApiDocument, Operation, Parameter, PathItem, Schema } from './document.ts';
import { operationsIn, type PlacedOperation } from './operations-in.ts';
import { readDocument } from './read-document.ts';

/** An operation of a spec. */
export type SpecOperation = {
  id: string;
  method: Uppercase<HttpMethod>;
  /** As in the spec, for example `/albums/{id}`, without what follows a `#`. */
  path: string;
  /** Name of its GraphQL operation, which the spec writes behind a `#`, as several share one path. */
  operationName?: string;
  /** No token is asked for. */
  isPublic: boolean;
  parameters: Parameter[];
  body?: { isRequired: boolean; schemas: Map<string, Schema> };
  /** Status -> content type -> schema. No content type: no body. */
  responses: Map<number, Map<string, Schema>>;
  /** Status -> headers that an answer must have. */
  requiredHeaders: Map<number, string[]>;
};

/** Reads the operations of one OpenAPI file. */
export function loadSpec(file: string): SpecOperation[] {
  return specOperations(readDocument<OpenApiDocument>(file).content);
}

/** The operations of an OpenAPI document, in the order in which it names them. */
export function specOperations(document: OpenApiDocument): SpecOperation[] {
  return operationsIn(document).map(specOperation);
}

function specOperation({
  method,
  path,
  item,
  operation,
  security,
}: PlacedOperation<PathItem, Operation>): SpecOperation {
  const { operationId: id } = operation;
  if (id === undefined) throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    ({ schema = true, ...rest }) => ({
      ...rest,
      schema,
    }),
  );
  const body = operation.requestBody;
  const responses = Object.entries(operation.responses).map(
    ([status, { content }]) => [Number(status), contentSchemas(content)] as const,
  );
  const requiredHeaders = Object.entries(operation.responses).map(
    ([status, { headers = {} }]) =>
      [Number(status), Object.keys(headers).filter((name) => headers[name]?.required)] as const,
  );
  const [address = path, operationName] = path.split('#');
  const result: SpecOperation = {
    id,
    method: method.toUpperCase() as Uppercase<HttpMethod>,
    path: address,
    isPublic: security.length === 0,
    parameters,
    responses: new Map(responses),
    requiredHeaders: new Map(requiredHeaders),
  };
  if (operationName !== undefined) result.operationName = operationName;
  if (body) result.body = { isRequired: body.required ?? false, schemas: contentSchemas(body.content) };
  return result;
}

function contentSchemas(content: Content = {}): Map<string, Schema> {
  return new Map(Object.entries(content).map(([type, { schema }]) => [type, schema ?? true]));
}
