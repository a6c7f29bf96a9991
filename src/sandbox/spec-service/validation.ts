import type { ZodMiniType } from 'zod/mini';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { addWireFormats } from '#lib/wire-formats.ts';
import { invalidRequest } from '../core/problem.ts';
import type { Parameter, Schema } from '../spec/document.ts';
import type { SpecOperation } from '../spec/load-spec.ts';
import { withNulls, withoutNulls } from '../spec/nulls.ts';
import { closed, withExactIntegers } from '../spec/schemas.ts';

/** Parameters of a request by the spec: values of the declared types, defaults filled in. */
export type ParameterValues = Record<'path' | 'query' | 'header', Record<string, unknown>>;

export type ParameterTexts = {
  path: Record<string, string | undefined>;
  query: URLSearchParams;
  header: Record<string, string | string[] | undefined>;
};

/** Checks the requests and answers of one operation against its spec. */
export type OperationValidator = {
  /** @throws Problem 400 naming the first parameter that breaks the spec */
  parameters(texts: ParameterTexts): ParameterValues;
  /**
   * The body as the handler takes it: without the nulls that a record brought back.
   * @throws Problem 400 when the body breaks the spec: its generated validator, which forms end in, too
   */
  requestBody(body: unknown): unknown;
  /** Problem of a JSON response, or undefined. Undeclared statuses and properties are problems. */
  answerFault(status: number, body: unknown): string | undefined;
  /** Whether a client that ignores unknown fields may accept the JSON answer. */
  isAcceptable(status: number, body: unknown): boolean;
  /** The JSON answer with null for all that may be missing, as services write it that have no other word for that. */
  answerWithNulls(status: number, body: unknown): unknown;
};

export type Validation = { of(operation: SpecOperation): OperationValidator };

/**
 * The validators of all operations. Schemas are compiled when they are first needed.
 * @param generated the generated validator of each JSON body, by operation
 */
export function createValidation(generated: Readonly<Record<string, ZodMiniType | undefined>> = {}): Validation {
  // Specs are linted: to check their schemas, too, Ajv would first compile the schema of schemas, which takes longer than a service starts.
  const options = { strict: false, allErrors: false, logger: false, validateSchema: false } as const;
  const texts = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
  const bodies = new Ajv2020(options);
  addWireFormats(texts);
  addWireFormats(bodies);
  return { of: (operation) => operationValidator(operation, texts, bodies, generated[operation.id]) };
}

function operationValidator(
  operation: SpecOperation,
  texts: Ajv2020,
  bodies: Ajv2020,
  ofBody: ZodMiniType | undefined,
): OperationValidator {
  const compile = memo((schema: Schema) => bodies.compile(withExactIntegers(schema)));
  const compileClosed = memo((schema: Schema) => bodies.compile(withExactIntegers(closed(schema))));
  const parameterChecks = once(() =>
    (['path', 'query', 'header'] as const).map((place) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      return { place, parameters, check: texts.compile(parameterSchema(parameters)) };
    }),
  );
  const jsonSchema = (status: number) => operation.responses.get(status)?.get('application/json');

  return {
    parameters(given) {
      const values: ParameterValues = { path: {}, query: {}, header: {} };
      for (const { place, parameters, check } of parameterChecks()) {
        values[place] = readTexts(place, parameters, given);
        if (!check(values[place])) throw invalidRequest(`${place} parameter ${explain(check)}`);
      }
      return values;
    },
    requestBody(body) {
      const schema = operation.body?.schemas.get('application/json');
      if (schema === undefined) return body;
      if (body === undefined) {
        if (operation.body?.isRequired) throw invalidRequest('A JSON body is required.');
        return undefined;
      }
      if (!ofBody) throw new Error(`${operation.id} has no generated validator for its body.`);
      const taken = withoutNulls(schema, body);
      const { error } = ofBody.safeParse(taken);
      if (error)
        throw invalidRequest(
          `body ${error.issues.map(({ path, code }) => `${path.length === 0 ? 'as a whole' : `/${path.join('/')}`}: ${code}`).join('; ')}`,
        );
      return taken;
    },
    answerFault(status, body) {
      if (!operation.responses.has(status)) return `the spec has no status ${status}`;
      const schema = jsonSchema(status);
      if (schema === undefined) return body === undefined ? undefined : `status ${status} has no JSON body in the spec`;
      const check = compileClosed(schema);
      return check(body) ? undefined : `the body ${explain(check)}`;
    },
    isAcceptable(status, body) {
      const schema = jsonSchema(status);
      return schema === undefined || compile(schema)(body);
    },
    answerWithNulls(status, body) {
      const schema = jsonSchema(status);
      return schema === undefined ? body : withNulls(schema, body);
    },
  };
}

function parameterSchema(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema = true }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function readTexts(
  place: 'path' | 'query' | 'header',
  parameters: readonly Parameter[],
  given: ParameterTexts,
): Record<string, unknown> {
  if (place === 'query') return readQuery(parameters, given.query);
  const values: Record<string, unknown> = {};
  for (const { name } of parameters) {
    const value = place === 'path' ? given.path[name] : given.header[name.toLowerCase()];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function readQuery(parameters: readonly Parameter[], query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) throw invalidRequest(`query parameter ${name} is not known to this operation.`);
    const all = query.getAll(name);
    const isList = typeof parameter.schema === 'object' && parameter.schema.type === 'array';
    if (!isList && all.length > 1) throw invalidRequest(`query parameter ${name} is given more than once.`);
    values[name] = isList ? all : all[0];
  }
  return values;
}

function explain(check: ValidateFunction): string {
  return check.errors?.map(explainError).join('; ') ?? 'is not valid';
}

function explainError({ instancePath, message, params }: ErrorObject): string {
  const extra: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  const where = instancePath === '' ? 'as a whole' : instancePath;
  return `${where} ${message ?? 'is not valid'}${extra === undefined ? '' : `: ${String(extra)}`}`;
}

function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function once<Value>(make: () => Value): () => Value {
  const get = memo<true, Value>(make);
  return () => get(true);
}
