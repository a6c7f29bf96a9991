import { isMessage, operationOf, pinOf, type Contract } from '../pact-files/pact-file.ts';
import { codeIn } from '../support/subject.ts';
import type { MessageSpec } from '../push/message-spec.ts';
import type { ServiceSpec } from '../support/spec.ts';

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

/** One cell of the matrix. */
export interface Cell {
  operation: string;
  pin: Pin;
  /** Number of interactions that show it, of both kinds. */
  interactions: number;
  /** Those of them that the client bears. */
  borne: number;
  state: 'covered' | 'excepted' | 'missing';
}

/** Statuses, or messages, of each operation that the spec of a service documents. */
export interface Documented {
  slug: string;
  pins: Map<string, Pin[]>;
  /** Refusals that have a code in the spec, as `operation pin`: a contract of either kind holds it. */
  coded?: Set<string>;
}

/** Coverage of a service's contract. */
export interface Coverage {
  service: string;
  cells: Cell[];
  /** Problems of the matrix: exceptions for nothing, interactions that the spec does not have. */
  problems: string[];
}

/** The operations and statuses of a service that is called. */
export function documentedCalls({ slug, operations }: ServiceSpec): Documented {
  const coded = [...operations].flatMap(([id, { responses }]) =>
    [...responses]
      .filter(
        ([status, { examples }]) => status >= 400 && Object.values(examples).some((one) => codeIn(one) !== undefined),
      )
      .map(([status]) => `${id} ${status}`),
  );
  return {
    slug,
    pins: new Map([...operations].map(([id, { responses }]) => [id, [...responses.keys()].map(String)])),
    coded: new Set(coded),
  };
}

/** The operations of a service that sends messages, and each message that its spec shows. */
export function documentedMessages({ slug, operations }: MessageSpec): Documented {
  return { slug, pins: new Map([...operations].map(([id, { examples }]) => [id, [...examples.keys()]])) };
}

/**
 * The matrix of one service: every operation × every status or message that its spec documents and every pin recommended for it.
 * @param recommended operationId -> pins, separated by spaces; operations that the spec does not have yet wait
 */
export function coverageOf(
  { slug: service, pins: documentedPins, coded = new Set() }: Documented,
  contract: Contract | undefined,
  recommended: Record<string, string>,
  exceptions: Exception[],
  client?: Contract,
): Coverage {
  const asked = counted(contract);
  const borne = counted(client);
  const counts = new Map([...asked, ...borne].map(([key]) => [key, (asked.get(key) ?? 0) + (borne.get(key) ?? 0)]));
  const codes = new Set([contract, client].flatMap(keysWithCode));
  const own = exceptions.filter((exception) => exception.service === service);
  const cells = [...documentedPins].flatMap(([operationId, documented]) => {
    const pins = (recommended[operationId] ?? '').split(' ').filter(Boolean);
    // Alternatives that the spec documents are asked for one by one.
    const further = pins.filter((pin) => !pin.split('/').some((one) => documented.includes(one)));
    return [...new Set([...documented, ...further])].sort().map((pin): Cell => {
      const sumOf = (numbers: Map<string, number>) =>
        pin.split('/').reduce((sum, status) => sum + (numbers.get(`${operationId} ${status}`) ?? 0), 0);
      const interactions = sumOf(counts);
      const isExcepted = own.some((exception) => exception.operation === operationId && exception.pin === pin);
      return {
        operation: operationId,
        pin,
        interactions,
        borne: sumOf(borne),
        state: interactions > 0 ? 'covered' : isExcepted ? 'excepted' : 'missing',
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
      .filter((key) => !isCell('covered', ...pair(key)))
      .map((key) => `the contract holds ${key}, which the spec does not have`),
    // Each kind by itself: what providers are asked for shows every call, the contracts together every documented code.
    ...(asked.size === 0 ? [] : [...documentedPins])
      .filter(([operation]) => [...counts.keys()].some((key) => pair(key)[0] === operation))
      .filter(([operation]) => ![...asked.keys()].some((key) => isCall(key, operation)))
      .map(([operation]) => `no provider is asked for ${operation} as it succeeds`),
    ...[...coded]
      .filter((key) => counts.has(key) && !codes.has(key))
      .map((key) => `no contract holds the code of ${key}`),
  ];
  return { service, cells, problems };
}

/** Problems of exceptions: services that nothing documents. */
export function strayExceptions(exceptions: Exception[], documented: Documented[]): string[] {
  const slugs = documented.map(({ slug }) => slug);
  return exceptions
    .filter(({ service }) => !slugs.includes(service))
    .map(({ service, operation, pin }) => `the exception for ${operation} ${pin} is of ${service}, which there is not`);
}

function counted(contract: Contract | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const interaction of contract?.interactions ?? []) {
    const key = `${operationOf(interaction)} ${pinOf(interaction)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Refusals whose code is in a contract. */
function keysWithCode(contract: Contract | undefined): string[] {
  return (contract?.interactions ?? []).flatMap((interaction) =>
    !isMessage(interaction) && codeIn(interaction.response.body?.content) !== undefined
      ? [`${operationOf(interaction)} ${pinOf(interaction)}`]
      : [],
  );
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
  return { covered: numbersOf(cell), excepted: 'e', missing: '✗' }[cell.state];
}

/** `2+1c`: two that providers are asked for, one that the client bears. */
function numbersOf({ interactions, borne }: Cell): string {
  const asked = interactions - borne;
  return [asked > 0 ? [String(asked)] : [], borne > 0 ? [`${borne}c`] : []].flat().join('+');
}
