import { isDeepStrictEqual } from 'node:util';
import { operationsIn } from '#sandbox/spec/operations-in.ts';
import type { SpecDocument } from '#sandbox/spec/read-document.ts';
import { bodyChanges } from './body-changes.ts';
import { BOTH, type Change, type Question } from './change.ts';
import { fields, keysOf, list, type Fields } from './json.ts';
import { defaultChanges, schemaChanges } from './schema-changes.ts';

/** An operation, with what stands beside it: for all of its path, or of the document. */
interface Asked {
  id: string;
  operation: Fields;
  /** With `{}` for each of its parameters, whose names are never sent. */
  path: string;
  method: string;
  /** By place and name: `query limit`. */
  parameters: Record<string, Fields>;
  /** Choices of schemes with their scopes, each by what it is and not by its name. */
  security: Map<string, unknown[]>[];
  /** These choices in words. */
  secured: string;
  /** Place of a part of it. */
  placeOf: (part: unknown) => string | undefined;
  securedAt: string | undefined;
}

/**
 * Changes of what operations ask of who calls them (parameters and security, be they their own, their path's or the document's), and
 * within the bodies and headers that both versions have.
 */
export function operationChanges(before: SpecDocument<Fields>, after: SpecDocument<Fields>): Change[] {
  const old = askedIn(before);
  return askedIn(after).flatMap((is) => {
    const was =
      old.find(({ path, method }) => path === is.path && method === is.method) ?? old.find(({ id }) => id === is.id);
    if (!was) return [];
    const bodies = bodyChanges(was.operation, is.operation).map(({ place, field, text, breaks, part }): Change => {
      return {
        operation: is.id,
        place: [place, field].filter(Boolean).join(' '),
        text,
        breaks,
        at: placed(part, is, was),
      };
    });
    return [...bodies, ...parameterChanges(was, is), ...securityChanges(was, is)];
  });
}

/** Place of a part of either version, or else of the operation. */
function placed(part: unknown, is: Asked, was: Asked): string {
  return is.placeOf(part) ?? was.placeOf(part) ?? is.placeOf(is.operation) ?? '';
}

function askedIn({ content, placeOf }: SpecDocument<Fields>): Asked[] {
  const schemes = fields(fields(content.components).securitySchemes);
  return operationsIn(content).map(({ method, path, item, operation: described, security }) => {
    const operation = fields(described);
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    const parameters = [item, operation].flatMap((holder) => list(fields(holder).parameters).map(fields));
    const choices = security.length > 0 ? security.map((choice) => Object.entries(choice)) : [[]];
    return {
      id: String(operation.operationId ?? `${method.toUpperCase()} ${path}`),
      operation,
      path: path.replaceAll(/\{[^}]*\}/g, '{}'),
      method,
      parameters: Object.fromEntries(parameters.map((one) => [keyOf(one, names), one])),
      security: choices.map(
        (choice) => new Map(choice.map(([name, scopes]) => [kindOf(name, schemes[name]), list(scopes)])),
      ),
      secured: choices.map((choice) => choice.map(([name]) => name).join(' and ') || 'none').join(' or '),
      placeOf,
      securedAt: placeOf('security' in operation ? operation : content, 'security'),
    };
  });
}

/** A parameter of the path is told by its place in it, a header by its name in any case. */
function keyOf({ in: place, name }: Fields, names: readonly unknown[]): string {
  if (place === 'path') return `path ${names.indexOf(name)}`;
  return place === 'header' ? `header ${String(name).toLowerCase()}` : `${place} ${name}`;
}

function parameterChanges(was: Asked, is: Asked): Change[] {
  return keysOf(was.parameters, is.parameters).flatMap((key) => {
    const [old, now] = [was.parameters[key], is.parameters[key]];
    const { in: place, name } = now ?? old ?? {};
    const told = (text: string, breaks: Question[], field = '', part: unknown = now ?? old): Change => ({
      operation: is.id,
      place: [place, name, field].filter(Boolean).join(' '),
      text,
      breaks,
      at: placed(part, is, was),
    });
    // Services of today do not know what they are told by it.
    if (!old) return [now?.required === true ? told('added, required', BOTH) : told('added', ['today'])];
    if (!now) return [told('removed', old.required === true ? BOTH : ['baseline'])];
    return [
      ...(old.required !== true && now.required === true ? [told('made required', ['baseline'])] : []),
      ...(old.required === true && now.required !== true ? [told('made optional', ['today'])] : []),
      ...(isDeepStrictEqual(writtenAs(old), writtenAs(now)) ? [] : [told('written in another way', BOTH)]),
      ...defaultChanges(schemaOf(old), schemaOf(now), old.required === true || now.required === true).map(
        ({ text, breaks }) => told(text, breaks),
      ),
      ...schemaChanges('request', schemaOf(old), schemaOf(now)).map(({ field, text, breaks, part }) =>
        told(text, breaks, field, part),
      ),
    ];
  });
}

function schemaOf({ schema, content }: Fields): unknown {
  return schema ?? fields(Object.values(fields(content))[0]).schema;
}

/** Serialisation of a parameter's value in a request, with OpenAPI's defaults. */
function writtenAs({ in: place, style, explode, allowReserved = false, content }: Fields): unknown[] {
  const written = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return [written, explode ?? written === 'form', allowReserved, Object.keys(fields(content))];
}

/** Changes of security. A client meets any one choice of its spec: each has to be enough by the other spec. */
function securityChanges(was: Asked, is: Asked): Change[] {
  if (isDeepStrictEqual(was.security, is.security)) return [];
  const breaks: Question[] = [];
  if (!is.security.every((sent) => isEnough(sent, was))) breaks.push('today');
  if (!was.security.every((sent) => isEnough(sent, is))) breaks.push('baseline');
  const text = `changed from ${was.secured} to ${is.secured}`;
  return [{ operation: is.id, place: 'security', text, breaks, at: is.securedAt ?? placed(undefined, is, was) }];
}

/** Parts of a scheme that say what is sent; its name alone where it is not described. */
function kindOf(name: string, scheme: unknown): string {
  if (scheme === undefined) return name;
  const { type, scheme: of, in: where, name: field, openIdConnectUrl } = fields(scheme);
  const inAnyCase = (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text);
  const called = where === 'header' ? inAnyCase(field) : field;
  return JSON.stringify([type, inAnyCase(of), where, called, openIdConnectUrl]);
}

function isEnough(sent: Map<string, unknown[]>, { security }: Asked): boolean {
  return security.some((choice) =>
    [...choice].every(([scheme, scopes]) => {
      const given = sent.get(scheme);
      return given !== undefined && scopes.every((scope) => given.includes(scope));
    }),
  );
}
