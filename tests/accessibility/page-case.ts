import type { Page } from '@playwright/test';
import index from '#generated/index.json' with { type: 'json' };
import type { TextKey } from '#i18n/texts.ts';
import type { Fault, SandboxControl } from '../support/sandbox-control.ts';
import type { Visitor } from './visitor.ts';

/** What a page may be in. */
export const states = ['filled', 'loading', 'empty', 'failed'] as const;
export type State = (typeof states)[number];

/** The host of a vendor without `account.` and `.example`, as in http://account.<name>.localhost. */
export type VendorName = `${string}-${string}`;

/** A state of a page, and how it comes about. What is missing here is as the page has it. */
export interface Shown {
  at?: string;
  /** Where it is when only the services know. */
  linked?: (sandbox: SandboxControl) => Promise<string>;
  /** Who has signed in; null for nobody. */
  person?: string | null;
  /** Prepares the services; faults are taken away afterwards. */
  arrange?: (sandbox: SandboxControl) => Promise<void>;
  /** Prepares the browser, before the address is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What is still to be done once the address has been opened. */
  open?: (visitor: Visitor) => Promise<unknown>;
  /** A text that shows in this state and in no other, or a selector of what does. */
  shows: TextKey | { selector: string };
}

/** A page, and each of its states: how it comes about, or why there is no such state. */
export interface PageCase extends Record<State, Shown | string> {
  at: string;
  vendor: VendorName;
  person: string | null;
}

/** What is still grey, or says that it is not yet there. */
export const unfinished = '[aria-busy=true], [class*=_skeleton_]:visible';

const services = new Map(
  index.services.flatMap(({ slug, operations }) => operations.map(({ operationId }) => [operationId, slug] as const)),
);

/** Makes calls late or refused, by the names of their operations. */
export async function fault(
  sandbox: SandboxControl,
  operationIds: readonly string[],
  how: Pick<Fault, 'status' | 'delayMs'>,
): Promise<void> {
  for (const operationId of operationIds) {
    const service = services.get(operationId);
    if (service === undefined) throw new Error(`No service has an operation ${operationId}`);
    await sandbox.fault({ service, operationId, ...how });
  }
}

/** Longer than a page is looked at. */
const LATE_MS = 120_000;

/** The state of a page whose calls are not answered yet. */
export function late(...operationIds: string[]): Shown {
  return { arrange: (sandbox) => fault(sandbox, operationIds, { delayMs: LATE_MS }), shows: { selector: unfinished } };
}

/** The state of a page whose calls are refused; `shows` is what the customer reads. */
export function refused(shows: TextKey, ...operationIds: string[]): Shown {
  return { arrange: (sandbox) => fault(sandbox, operationIds, { status: 500 }), shows };
}
