import { operationsIn } from '#sandbox/spec/operations-in.ts';
import { pointerOf } from '#sandbox/spec/pointer.ts';
import type { Schema } from '../support/spec.ts';
import { withFreeTexts } from './fuzz-texts.ts';
import { jsonSchemaPointer, type SpecFile } from './spec-places.ts';

/** An operation that requests can be generated for. */
export interface FuzzOperation {
  operation: string;
  method: string;
  path: string;
  pointer: string;
  isWrite: boolean;
  needsToken: boolean;
  /** A 401 is an answer like any other to the client. */
  takesRefusals?: boolean;
  /** Reason why no requests are generated. */
  leftOut?: string;
}

/** A request that a spec allows. */
export interface GeneratedRequest {
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body?: string;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

/** The operations of a spec. */
export function fuzzOperations(spec: SpecFile): FuzzOperation[] {
  return operationsIn(spec.document).map(({ method, path, operation, security }) => {
    const pointer = pointerOf('paths', path, method);
    const { protocol, unauthorized } = operation['x-client'] ?? {};
    const hasOtherBody = operation.requestBody && jsonSchemaPointer(spec, `${pointer}/requestBody`) === undefined;
    const leftOut =
      protocol === 'graphql' ? 'GraphQL is not described by OpenAPI' : hasOtherBody ? 'its body is no JSON' : undefined;
    return {
      operation: operation.operationId ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path: path.replace(/#.*$/, ''),
      pointer,
      isWrite: method !== 'get' && method !== 'head',
      needsToken: security.length > 0,
      ...(unauthorized === 'answer' && { takesRefusals: true }),
      ...(leftOut !== undefined && { leftOut }),
    };
  });
}

/** Number of tries for one request before it is given up. */
const TRIES = 20;

/**
 * Generates requests. The same seed gives the same request; undefined when none that the spec allows comes about.
 * Every fourth one has the parameters that the spec gives as examples, so that more than unknown ids is asked for.
 */
export async function generatorOf(
  spec: SpecFile,
): Promise<(operation: FuzzOperation, seed: number) => GeneratedRequest | undefined> {
  const { generateSync, registerFormat } = await import('json-schema-faker');
  const components = withFreeTexts(spec.document.components, registerFormat);
  return (operation, seed) => {
    const parameters = parametersOf(spec, operation);
    const body = jsonSchemaPointer(spec, `${operation.pointer}/requestBody`);
    const isBodyRequired = (spec.at(`${operation.pointer}/requestBody`)?.value as { required?: boolean } | undefined)
      ?.required;
    const properties = Object.fromEntries([
      ...parameters.map(({ place, parameter }) => [place, { ...parameter.schema }]),
      ...(body === undefined ? [] : [['body', { $ref: `#${body}` }]]),
    ]) as Record<string, Schema>;
    const required = [
      ...parameters.filter(({ parameter }) => parameter.required || parameter.in === 'path').map(({ place }) => place),
      ...(body !== undefined && isBodyRequired ? ['body'] : []),
    ];
    const whole = { type: 'object', required, additionalProperties: false };
    const varied: object = { ...whole, properties: withFreeTexts(properties, registerFormat), components };
    const plain: object = { ...whole, properties, components: spec.document.components };
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      // A text that is free where it stands may have a pattern by what refers to it.
      const schema = attempt < TRIES / 2 ? varied : plain;
      const values = generateSync(schema as Parameters<typeof generateSync>[0], {
        seed: seed + attempt * 1_000_003,
        maxDefaultItems: 3,
        optionalsProbability: 0.5,
        refDepthMax: 3,
      }) as Record<string, unknown>;
      if (seed % 4 === 3)
        for (const { place, parameter } of parameters) if ('example' in parameter) values[place] = parameter.example;
      const isAllowed =
        parameters.every(({ place, parameter, pointer }) =>
          place in values
            ? spec.faultOf(`${pointer}/schema`, values[place]) === undefined && isSendable(parameter, values[place])
            : !required.includes(place),
        ) && ('body' in values ? spec.faultOf(body ?? '', values.body) === undefined : !required.includes('body'));
      if (isAllowed) return requestOf(operation, parameters, values);
    }
    return undefined;
  };
}

interface Placed {
  /** Name of the value among those that are generated. */
  place: string;
  parameter: Parameter;
  pointer: string;
}

function parametersOf(spec: SpecFile, { pointer }: FuzzOperation): Placed[] {
  const holders = [pointer.slice(0, pointer.lastIndexOf('/')), pointer];
  const found = holders.flatMap((holder) => {
    const list = spec.at(`${holder}/parameters`)?.value;
    return (Array.isArray(list) ? list : []).flatMap((_raw, at) => spec.at(`${holder}/parameters/${at}`) ?? []);
  });
  return found
    .map(({ value, pointer: at }) => ({ parameter: value as Parameter, pointer: at }))
    .filter(({ parameter }) => parameter.in !== 'cookie' && parameter.schema !== undefined)
    .map((one) => ({ ...one, place: `${one.parameter.in}.${one.parameter.name}` }));
}

/** Whether an address or a header can hold a value: addresses lose `.` and `..`, headers line ends and most of Unicode. */
function isSendable({ in: where }: Parameter, value: unknown): boolean {
  const text = textOf(value);
  if (where === 'path') return text !== '' && text !== '.' && text !== '..' && text.isWellFormed();
  return where === 'header' ? /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) : text.isWellFormed();
}

function requestOf({ path }: FuzzOperation, parameters: Placed[], values: Record<string, unknown>): GeneratedRequest {
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let target = path;
  for (const { place, parameter } of parameters) {
    const value = values[place];
    if (value === undefined) continue;
    if (parameter.in === 'path') target = target.replaceAll(`{${parameter.name}}`, encodeURIComponent(textOf(value)));
    else if (parameter.in === 'header') headers[parameter.name] = textOf(value);
    else for (const one of [value].flat()) query.append(parameter.name, textOf(one));
  }
  if (query.size > 0) target += `?${query}`;
  if (values.body === undefined) return { target, headers };
  return { target, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(values.body) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : Array.isArray(value) ? value.map(textOf).join(',') : JSON.stringify(value);
}
