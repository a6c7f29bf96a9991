import { createHash } from 'node:crypto';
import calls from '../calls.json' with { type: 'json' };
import { faultKinds } from './faults.ts';
import type { Situation } from '../situation.ts';
import type { Cell } from './run-cell.ts';
import { operationNamed, type OperationName } from './operations.ts';

/** What each situation calls, as it was when it was reviewed last. */
const callsBySituation: Readonly<Record<string, readonly string[]>> = calls;

/** Where what all pages call alike is tried: once around a page of the account, and once around the photos. */
const FRAMED = ['Home', 'Photos'];

/** Pages that show what the frame asks for: there its failure is a matter of the page. */
const SHOWN_BY: Partial<Record<OperationName, readonly string[]>> = {
  'customer/getCustomer': [
    'Settings',
    'Business settings',
    'Personal details',
    'Payment method',
    'E-mail address',
    'FTP integration',
    'Addresses',
  ],
};

/** Where the network gone and back is not tried: there the page that says that sign-in cannot be reached has the word (0056). */
const OF_SIGN_IN: readonly string[] = [
  'Coming back when the access token is gone',
  'Sign-out: from the menu',
  'Signing in',
];

/** A cell of the matrix by its place in the results. */
export interface PlacedCell extends Cell {
  situation: string;
  key: string;
}

/** The operations that a situation was seen to call; undefined when it has never been run. */
export function knownCalls(situation: string): readonly OperationName[] | undefined {
  return callsBySituation[situation]?.map(asName);
}

/** What is around the pages: the operations that most of those behind sign-in call. @param pages the names of their openings */
export function frameOf(pages: readonly string[]): OperationName[] {
  const called = pages.map((page) => knownCalls(page) ?? []);
  return [...new Set(called.flat())].filter(
    (name) => called.filter((names) => names.includes(name)).length > called.length / 2,
  );
}

/** The operations of a situation whose faults are its own matter. */
export function ownOperations(
  { name: situation, about }: Pick<Situation, 'name' | 'about'>,
  called: readonly OperationName[],
  frame: readonly OperationName[],
): OperationName[] {
  if (about) return called.filter((name) => about.includes(name));
  return called.filter(
    (name) => FRAMED.includes(situation) || !frame.includes(name) || SHOWN_BY[name]?.includes(situation),
  );
}

/** All cells of a situation: each of its operations with each fault that means something for it. */
export function cellsOf(situation: string, operations: readonly OperationName[]): PlacedCell[] {
  return operations.toSorted().flatMap((name) => {
    const operation = operationNamed(name);
    return faultKinds
      .filter((fault) => fault.meaningless(operation) === undefined)
      .filter(({ isNetwork }) => !isNetwork || !OF_SIGN_IN.includes(situation))
      .map((fault) => ({ situation, operation, fault, key: keyOf(situation, name, fault.name) }));
  });
}

function keyOf(situation: string, operation: OperationName, fault: string): string {
  return `${situation} | ${operation} | ${fault}`;
}

/** Longer waits than this are for a run of all of them, in ms; no faults but time-outs wait so long. */
const PART_WAITS_MS = 6_000;

/**
 * A part that stands for all: every situation, every operation and every fault is in it. Which cells those are follows from
 * their names, so that two runs try the same, and that a new cell changes little.
 */
export function partOf(all: readonly PlacedCell[]): PlacedCell[] {
  const chosen: PlacedCell[] = [];
  const missing = new Set(all.flatMap(traitsOf));
  const candidates = all.toSorted(
    (one, other) => Number(isLong(one)) - Number(isLong(other)) || rankOf(one).localeCompare(rankOf(other)),
  );
  while (missing.size > 0) {
    const gain = (cell: PlacedCell) => traitsOf(cell).filter((trait) => missing.has(trait)).length;
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    traitsOf(best).forEach((trait) => missing.delete(trait));
  }
  return chosen;
}

function traitsOf({ situation, operation, fault }: PlacedCell): string[] {
  return [`situation ${situation}`, `operation ${operation.service}/${operation.operationId}`, `fault ${fault.name}`];
}

function isLong({ fault, operation }: PlacedCell): boolean {
  return fault.waitsMs(operation) > PART_WAITS_MS;
}

function rankOf({ key }: PlacedCell): string {
  return createHash('sha256').update(key).digest('hex');
}

function asName(text: string): OperationName {
  const [service = '', operationId = ''] = text.split('/');
  return `${service}/${operationId}`;
}
