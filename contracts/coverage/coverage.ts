import { isMessage, operationOf, pinOf, type Contract } from '../pact-files/pact-file.ts';
import type { MessageSpec } from '../push/message-spec.ts';
import { isBackDoor, type Kind } from '../support/case-kinds.ts';
import type { ServiceSpec } from '../support/spec.ts';
import { codeIn, graphQlCodeIn } from '../support/subject.ts';

/**
 * A situation that a contract must hold: a status, alternatives of which one is enough (`400/422`), one without a status
 * (`timeout`), or a message by its name in the spec.
 */
export type Pin = string;

/** A pin that no contract can hold, and why. */
export interface Exception {
  service: string;
  operation: string;
  pin: Pin;
  reason: string;
}

/**
 * One cell of the matrix.
 *
 * [Note: What a provider is asked for] Everything that a provider state brings about. The client alone bears what its contract shows by
 * back doors and never otherwise: no ordinary request of the app leads there, such as to a 400 of a form that sends nothing else than what
 * is good. That follows from the cases' own marks (`provoked`), so that no list of such statuses has to be kept. What providers were
 * asked for once (`handed-out.json`) a state brings about, though no ordinary case shows it any more.
 */
export interface Cell {
  operation: string;
  pin: Pin;
  /** Number of interactions that show it, of both kinds. */
  interactions: number;
  /** Those of them that the client bears. */
  borne: number;
  /** Of a covered one: its kind, the client's where it alone bears it. */
  kind: Kind;
  /** Missing is, too, what the client shows in a state that a provider has, and no provider is asked for. */
  state: 'covered' | 'excepted' | 'missing';
}

/** Statuses, or messages, of each operation that the spec of a service documents. */
export interface Documented {
  slug: string;
  pins: Map<string, Pin[]>;
  /** Codes of failures in the spec, as `operation pin code`: a contract of either kind holds each. */
  codes?: Set<string>;
}

type Interaction = Contract['interactions'][number];

/** Coverage of a service's contract. */
export interface Coverage {
  service: string;
  cells: Cell[];
  /** Number of documented codes that a contract holds, and of all of them. */
  codes: { held: number; all: number };
  /** Problems of the matrix: exceptions for nothing, interactions that the spec does not have. */
  problems: string[];
}

/** The operations and statuses of a service that is called. */
export function documentedCalls({ slug, operations }: ServiceSpec): Documented {
  const codes = [...operations].flatMap(([id, { responses }]) =>
    [...responses].flatMap(([status, { examples }]) =>
      Object.values(examples).flatMap((example) => keysOfCode(`${id} ${status}`, example)),
    ),
  );
  return {
    slug,
    pins: new Map([...operations].map(([id, { responses }]) => [id, [...responses.keys()].map(String)])),
    codes: new Set(codes),
  };
}

/** The operations of a service that sends messages, and each message that its spec shows. */
export function documentedMessages({ slug, operations }: MessageSpec): Documented {
  return { slug, pins: new Map([...operations].map(([id, { examples }]) => [id, [...examples.keys()]])) };
}

/**
 * The matrix of one service: every operation × every status or message that its spec documents and every pin recommended for it.
 * @param recommended operationId -> pins, separated by spaces; operations that the spec does not have yet wait
 * @param handedOut descriptions of the interactions that providers were asked for last
 */
export function coverageOf(
  { slug: service, pins: documentedPins, codes: documentedCodes = new Set() }: Documented,
  contract: Contract | undefined,
  recommended: Record<string, string>,
  exceptions: Exception[],
  client?: Contract,
  handedOut: readonly string[] = [],
): Coverage {
  const asked = counted(contract);
  const borne = counted(client);
  const ordinary = counted(client, ({ providerStates = [] }) => !providerStates.some(isBackDoor));
  const onceAsked = new Set(handedOut.map((description) => description.replace(/:.*$/s, '')));
  const counts = new Map([...asked, ...borne].map(([key]) => [key, (asked.get(key) ?? 0) + (borne.get(key) ?? 0)]));
  const held = new Set([contract, client].flatMap(codesIn));
  const unheld = [...documentedCodes].filter((code) => !held.has(code));
  const own = exceptions.filter((exception) => exception.service === service);
  const cells = [...documentedPins].flatMap(([operationId, documented]) => {
    const pins = (recommended[operationId] ?? '').split(' ').filter(Boolean);
    // Alternatives that the spec documents are asked for one by one.
    const further = pins.filter((pin) => !pin.split('/').some((one) => documented.includes(one)));
    return [...new Set([...documented, ...further])].sort().map((pin): Cell => {
      const sumOf = (numbers: Map<string, number>) =>
        pin.split('/').reduce((sum, status) => sum + (numbers.get(`${operationId} ${status}`) ?? 0), 0);
      const interactions = sumOf(counts);
      const isAsked = sumOf(asked) > 0;
      const isOfProvider = sumOf(ordinary) > 0 || pin.split('/').some((one) => onceAsked.has(`${operationId} ${one}`));
      const isCovered = isAsked || (interactions > 0 && !isOfProvider);
      const isExcepted = own.some((exception) => exception.operation === operationId && exception.pin === pin);
      return {
        operation: operationId,
        pin,
        interactions,
        borne: sumOf(borne),
        kind: isAsked ? 'provider' : 'client',
        state: isCovered ? 'covered' : isExcepted ? 'excepted' : 'missing',
      };
    });
  });
  const isCell = (state: Cell['state'], operation: string, pin: Pin) =>
    cells.some((cell) => cell.state === state && cell.operation === operation && cell.pin === pin);
  const problems = [
    ...own
      .filter(({ operation, pin }) => !isCell('excepted', operation, pin))
      .map(({ operation, pin }) => `the exception for ${operation} ${pin} is not needed`),
    ...own
      .filter(({ reason }) => reason.trim() === '')
      .map(({ operation, pin }) => `the exception for ${operation} ${pin} gives no reason`),
    ...[...counts.keys()]
      .filter((key) => !isCell('covered', ...pair(key)) && !isCell('missing', ...pair(key)))
      .map((key) => `the contract holds ${key}, which the spec does not have`),
    // Each kind by itself: what providers are asked for shows every call, the contracts together every documented code.
    ...(asked.size === 0 ? [] : [...documentedPins])
      .filter(([operation]) => [...counts.keys()].some((key) => pair(key)[0] === operation))
      .filter(([operation]) => ![...asked.keys()].some((key) => isCall(key, operation)))
      .map(([operation]) => `no provider is asked for ${operation} as it succeeds`),
    // Of what is missing altogether the matrix says so.
    ...unheld
      .filter((code) => counts.has(pair(code).join(' ')))
      .map((code) => `no contract holds the code ${code.split(' ')[2]} of ${pair(code).join(' ')}`),
  ];
  const codes = { held: documentedCodes.size - unheld.length, all: documentedCodes.size };
  return { service, cells, codes, problems };
}

/** Problems of exceptions: services that nothing documents. */
export function strayExceptions(exceptions: Exception[], documented: Documented[]): string[] {
  const slugs = documented.map(({ slug }) => slug);
  return exceptions
    .filter(({ service }) => !slugs.includes(service))
    .map(({ service, operation, pin }) => `the exception for ${operation} ${pin} is of ${service}, which there is not`);
}

function counted(contract: Contract | undefined, isCounted: (interaction: Interaction) => boolean = () => true) {
  const counts = new Map<string, number>();
  for (const interaction of (contract?.interactions ?? []).filter(isCounted)) {
    const key = `${operationOf(interaction)} ${pinOf(interaction)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Codes of failures that a contract holds. */
function codesIn(contract: Contract | undefined): string[] {
  return (contract?.interactions ?? []).flatMap((interaction) =>
    isMessage(interaction)
      ? []
      : keysOfCode(`${operationOf(interaction)} ${pinOf(interaction)}`, interaction.response.body?.content),
  );
}

/**
 * The code of a failure, behind what it is the answer of; none where it has none. GraphQL fails with 200; any other success may have
 * a field `code` that is none of a failure, such as that of an order.
 */
function keysOfCode(key: string, answer: unknown): string[] {
  const code = graphQlCodeIn(answer) ?? (Number(pair(key)[1]) >= 400 ? codeIn(answer) : undefined);
  return code === undefined ? [] : [`${key} ${code}`];
}

/** Whether a key is of an operation as it succeeds, or of a message. */
function isCall(key: string, operation: string): boolean {
  const [id, pin] = pair(key);
  return id === operation && !/^[3-5]\d\d$/.test(pin);
}

function pair(key: string): [string, string] {
  const [operation = '', pin = ''] = key.split(' ');
  return [operation, pin];
}

/** The matrix as text: a line for each operation, a column for each pin. */
export function matrix({ service, cells }: Coverage): string {
  const pins = [...new Set(cells.map(({ pin }) => pin))].sort();
  const operations = [...new Set(cells.map(({ operation }) => operation))];
  const width = Math.max(...operations.map((operation) => operation.length));
  const widths = pins.map((pin) =>
    Math.max(pin.length, 3, ...cells.filter((cell) => cell.pin === pin).map((cell) => mark(cell).length)),
  );
  const line = (first: string, columns: string[]) =>
    [first.padEnd(width), ...columns.map((text, index) => text.padStart(widths[index] ?? 0))].join('  ').trimEnd();
  const rows = operations.map((operation) =>
    line(
      operation,
      pins.map((pin) => mark(cells.find((cell) => cell.operation === operation && cell.pin === pin))),
    ),
  );
  return [`${service}`, line('', pins), ...rows].join('\n');
}

function mark(cell: Cell | undefined): string {
  if (!cell) return '·';
  return { covered: numbersOf(cell), excepted: 'e', missing: `✗${numbersOf(cell)}` }[cell.state];
}

/** `2+1c`: two that providers are asked for, one that the client bears. */
function numbersOf({ interactions, borne }: Cell): string {
  const asked = interactions - borne;
  return [asked > 0 ? [String(asked)] : [], borne > 0 ? [`${borne}c`] : []].flat().join('+');
}
