/** Request of an interaction as Pact writes it; only what is read here. */
export interface RecordedRequest {
  path: string;
  query?: Record<string, string[]>;
  /** Of a form the content is its text. */
  body?: { content?: unknown; contentType?: string };
  generators?: object;
}

/** A value that the answer to a provider state gives (`fromProviderState`). */
interface Generator {
  type: 'ProviderState';
  /** The values in it are written `${name}`. */
  expression: string;
  dataType: 'STRING';
}

/** Whether a name is that of an id, a code or a token: what a provider may have chosen itself, where it is no part of a path. */
export function isIdentity(name: string): boolean {
  return /(?:^i|I)d$|(?:^c|C)ode$|(?:^t|T)oken$/.test(name);
}

/**
 * Generators that put what a provider state answers in the place of its parameters: a state "an album exists" with
 * `albumId` may answer with another `albumId`, the one that the service gave. The mock server knows none of this: the app
 * has to ask for the very value of the parameter.
 * @param states provider states as Pact writes them
 * @returns undefined when the request holds no value of a state
 */
export function idsFromStates(
  { path, query = {}, body }: RecordedRequest,
  states: readonly { params?: Record<string, unknown> }[],
): object | undefined {
  const named = namesByValue(states);
  const generatorFor = (value: unknown): Generator | undefined => {
    const name = typeof value === 'string' ? named.get(value) : undefined;
    return name !== undefined && isIdentity(name) ? generator(`\${${name}}`) : undefined;
  };
  const segments = path.split('/').map((segment) => {
    const name = named.get(segment);
    return name === undefined ? segment : `\${${name}}`;
  });
  const inPath = segments.join('/') === path ? {} : { path: generator(segments.join('/')) };
  const inQuery = Object.entries(query).flatMap(([name, [value, ...more]]) => {
    const found = more.length === 0 ? generatorFor(value) : undefined;
    return found ? [[name, found] as const] : [];
  });
  const inBody = partsOf(contentOf(body)).flatMap(([place, value]) => {
    const found = generatorFor(value);
    return found ? [[place, found] as const] : [];
  });
  const generators = {
    ...inPath,
    ...(inQuery.length > 0 && { query: Object.fromEntries(inQuery) }),
    ...(inBody.length > 0 && { body: Object.fromEntries(inBody) }),
  };
  return Object.keys(generators).length > 0 ? generators : undefined;
}

/**
 * Generators for an answer: in the places whose very value is meant, the value that the state answered is asked for.
 * @param rules of the body, by JSON path
 * @returns undefined when there is no such place
 */
export function idsInAnswer(
  body: unknown,
  rules: Readonly<Record<string, unknown>>,
  states: readonly { params?: Record<string, unknown> }[],
): object | undefined {
  const named = namesByValue(states);
  const found = partsOf(body).flatMap(([place, value]) => {
    const name = typeof value === 'string' && !(place in rules) ? named.get(value) : undefined;
    return name !== undefined && /^\$\.\w+$/.test(place) ? [[place, generator(`\${${name}}`)] as const] : [];
  });
  return found.length > 0 ? { body: Object.fromEntries(found) } : undefined;
}

/** The content of a body, that of a form by its fields. */
function contentOf({ content, contentType = '' }: NonNullable<RecordedRequest['body']> = {}): unknown {
  return contentType.startsWith(FORM) && typeof content === 'string'
    ? Object.fromEntries(new URLSearchParams(content))
    : content;
}

const FORM = 'application/x-www-form-urlencoded';

function generator(expression: string): Generator {
  return { type: 'ProviderState', expression, dataType: 'STRING' };
}

/** Texts that states name, by value. A name with two values, and a value with two names, is none: an answer could not tell them apart. */
function namesByValue(states: readonly { params?: Record<string, unknown> }[]): Map<string, string> {
  const pairs = states
    .flatMap(({ params = {} }) => Object.entries(params))
    // What is encoded in an address would come back without.
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && encodeURIComponent(pair[1]) === pair[1])
    .filter(([, value]) => value !== '');
  const isAlone = ([name, value]: [string, string]) =>
    pairs.every(([other, its]) => (other === name) === (its === value));
  return new Map(pairs.filter(isAlone).map(([name, value]) => [value, name]));
}

/** The single values of a JSON body with their JSON paths. */
function partsOf(value: unknown, place = '$'): [place: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, at) => partsOf(item, `${place}[${at}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      /^\w+$/.test(name) ? partsOf(part, `${place}.${name}`) : [],
    );
  return [[place, value]];
}
