import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { CORRELATION_ID_HEADER } from './app.ts';
import { isBackDoor, undescribed, type Kind } from './case-kinds.ts';
import { CONSUMER } from './consumer.ts';
import { isFile, mediaTypeOf, SENT_AS } from './files.ts';
import { isIdentity } from './ids-from-states.ts';
import { anything, headerMatcher, matchersFor } from './matchers.ts';
import type { SpecOperation } from './spec.ts';
import { graphQlCodeIn } from './subject.ts';
import { CUSTOMER_TOKEN, REFUSED_TOKEN } from './tokens.ts';

/** A situation that the provider is asked for: its name, and beside it its parameters. */
export interface ProviderState {
  state: string;
  [parameter: string]: Json;
}

/** Whether a body of a spec file is JSON: all are but that of a response without a body. */
export function isJson(value: unknown): value is Json {
  return value !== undefined;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The parts of a request that fill the operation's template. */
export interface RequestParts {
  path?: unknown;
  query?: unknown;
  /** Besides those that every call carries. */
  headers?: unknown;
  /** JSON, or the bytes of a file. */
  body?: unknown;
  /** Instead of a body: the fields of a form, in the order in which they are sent. */
  form?: Record<string, string>;
}

/** Interaction with everything that Pact needs to know of it. */
export interface Interaction {
  operation: SpecOperation;
  /** Unique within the contract of a service. */
  description: string;
  /** Title of the test, with the ids of the requirements it shows. */
  title: string;
  states: ProviderState[];
  request: RequestParts;
  status: number;
  /** The answer: JSON, the bytes of a file, undefined when the client reads no body. */
  body: unknown;
  /** Values for headers of the answer; the spec's examples otherwise. */
  headers?: Record<string, string>;
  exactly: readonly string[];
  /** The Authorization header to expect; the customer's unless the operation is public. */
  token?: 'customer' | 'refused' | { exactly: string };
  /** Borne by the client, whatever its states and its body say. See: [Note: Two kinds of case] */
  borne?: boolean;
}

/** Kind of an interaction: the client bears what only a back door brings about, and what no schema describes. */
export function kindOf({ borne, states, operation, status, body }: Interaction): Kind {
  const isAsked =
    !borne &&
    !states.some(({ state }) => isBackDoor({ name: state })) &&
    (isFile(body) || undescribed(operation.responses.get(status)?.schema, body).length === 0);
  return isAsked ? 'provider' : 'client';
}

type Rule = { 'pact:matcher:type': 'regex'; regex: string; value: string };

/** Serves interactions on a mock server while `act` runs; fails when they do not come exactly as described. Writes them to `folder`. */
export async function serveWithPact<Value>(
  provider: string,
  interactions: Interaction[],
  folder: string,
  act: (mockUrl: string) => Promise<Value>,
): Promise<Value> {
  const pact = new PactV4({ consumer: CONSUMER, provider, dir: folder, logLevel: 'error' });
  const last = interactions.map((interaction) => added(pact, interaction)).at(-1);
  if (!last) throw new Error('There is nothing to serve.');
  const outcome = await last.executeTest(async ({ url }) => ({ value: await act(url) }));
  if (!outcome) throw new Error('The mock server gave no outcome.');
  return outcome.value;
}

function added(pact: PactV4, interaction: Interaction) {
  const { operation, description, title, states, request, status, body, exactly, headers = {}, token } = interaction;
  const builder = pact
    .addInteraction()
    .uponReceiving(description)
    .testName(title)
    .reference('openapi', 'operationId', operation.operationId);
  for (const { state, ...parameters } of states)
    builder.given(state, Object.keys(parameters).length > 0 ? parameters : undefined);
  return builder
    .withRequest(operation.method, filledPath(operation.path, request.path), (expected) => {
      expected.query(queryTexts(request.query));
      if (operation.auth === 'bearer') expected.headers(customerHeaders(token ?? 'customer'));
      expected.headers(headerTexts(request.headers));
      if (isFile(request.body)) expected.body(SENT_AS, Buffer.from(request.body)).headers({ 'Content-Type': BYTES });
      else if (request.body !== undefined) expected.jsonBody(request.body);
      else if (request.form) {
        // Pact would only ask whether what is sent looks like a form: each field is to be equal.
        const rules = Object.entries(request.form).map(([field, value]) => ({
          path: `$.${field}`,
          rules: [MatchersV3.equal(value)],
        }));
        expected.body(FORM, Buffer.from(new URLSearchParams(request.form).toString())).matchingRules({ body: rules });
      }
    })
    .willRespondWith(status, (answer) => {
      const { schema, fileType, headers: promised = {} } = operation.responses.get(status) ?? {};
      answer.headers(
        Object.fromEntries(
          Object.entries(promised).map(([name, header]) => [
            name,
            headerMatcher(header.schema, headers[name] ?? header.example),
          ]),
        ),
      );
      // Pact knows no null and would forbid a body: the client takes none for null, so that only the status is in the contract.
      if (body === undefined || body === null) return;
      if (isFile(body)) {
        if (fileType === undefined) throw new Error(`The spec shows no file for ${operation.operationId} ${status}.`);
        // Where the spec has files of several media types, it is that of this one.
        answer.body(mediaTypeOf(body), Buffer.from(body));
        return;
      }
      if (!schema) throw new Error(`The spec shows no body for ${operation.operationId} ${status}.`);
      if (operation.isGenerated) answer.headers({ 'Content-Type': pattern(JSON_OF_ANY_KIND, 'application/json') });
      const meant = [...exactly, ...echoes(operation, request, status, body)];
      // As text, or Pact would take a body that is a single text for JSON already.
      const matching = matchersFor(schema, body, meant, kindOf(interaction) === 'provider');
      answer.jsonBody(JSON.stringify(whatIsRead(status, body, matching)));
    });
}

/** Media types of JSON, `application/problem+json` and those of vendors among them, in letters of any case: as the app has it. */
const JSON_OF_ANY_KIND = String.raw`(?i:^application/(?:[a-z0-9_.-]+\+)?json(?:[^a-z0-9_].*)?$)`;

/**
 * Places of an answer that must hold what was asked for: the fields of a success that are an id, a code, or called as the parameter of
 * the path whose value they hold. The app takes the answer for that of the id, whatever it says.
 */
function echoes(
  { path }: Pick<SpecOperation, 'path'>,
  request: Pick<RequestParts, 'path'>,
  status: number,
  body: unknown,
): string[] {
  if (status >= 300 || Array.isArray(body)) return [];
  const asked = entriesOf(request.path).filter(([name]) => path.includes(`{${name}}`));
  return entriesOf(body).flatMap(([field, value]) =>
    asked.some(([name, given]) => given === value && (name === field || isIdentity(field))) ? [field] : [],
  );
}

/**
 * Of the `errors` of a refusal the app reads the names: what is said of each is anything. Of those of GraphQL, which refuses with 200,
 * it reads the code of the first, and no data.
 */
function whatIsRead(status: number, body: unknown, matching: unknown): unknown {
  const errors = entriesOf(body).find(([name]) => name === 'errors')?.[1];
  if (errors === undefined || typeof matching !== 'object') return matching;
  if (status >= 400) {
    const values = entriesOf(errors).map(([name]) => [name, anything('This is refused.')]);
    return { ...matching, errors: Object.fromEntries(values) };
  }
  const code = graphQlCodeIn(body);
  if (!Array.isArray(errors) || errors.length === 0) return matching;
  const error = code === undefined ? {} : { extensions: { code: { 'pact:matcher:type': 'equality', value: code } } };
  return { errors: { 'pact:matcher:type': 'type', min: 1, value: [error] } };
}

/** Media type of the fields of a form. */
const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Media type of parts of a file. */
const BYTES = 'application/offset+octet-stream';

/** `/albums/{id}` with its parameters, encoded. */
function filledPath(template: string, parameters: unknown): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = entriesOf(parameters).find(([given]) => given === name)?.[1];
    if (value === undefined) throw new Error(`The case gives no ${name} for ${template}.`);
    return encodeURIComponent(String(value));
  });
}

/** Lists are repeated: `?id=1&id=2`. */
function queryTexts(query: unknown): Record<string, string | string[]> {
  return Object.fromEntries(
    entriesOf(query).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

function headerTexts(headers: unknown): Record<string, string> {
  return Object.fromEntries(entriesOf(headers).map(([name, value]) => [name, String(value)]));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function customerHeaders(token: NonNullable<Interaction['token']>): Record<string, string | Rule> {
  const bearer = {
    customer: pattern(String.raw`^Bearer \S+$`, `Bearer ${CUSTOMER_TOKEN}`),
    refused: pattern(`^Bearer ${REFUSED_TOKEN}(?:-again)?$`, `Bearer ${REFUSED_TOKEN}`),
  };
  return {
    Authorization: typeof token === 'string' ? bearer[token] : `Bearer ${token.exactly}`,
    [CORRELATION_ID_HEADER]: pattern(
      '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      '4f1c6f5e-0d0b-4c39-9a55-1d7e8f2b3a60',
    ),
  };
}

function pattern(regex: string, value: string): Rule {
  return { 'pact:matcher:type': 'regex', regex, value };
}
