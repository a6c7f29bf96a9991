import type { Fault, SandboxControl } from '../../support/sandbox-control.ts';
import type { Operation } from './operations.ts';

/** One way in which an operation goes wrong. */
export interface FaultKind {
  /** How the results call it. */
  name: string;
  /** Why it means nothing for an operation; undefined where it does. */
  meaningless(operation: Operation): string | undefined;
  /** Sets it in the sandbox. */
  set(sandbox: SandboxControl, operation: Operation): Promise<void>;
  /** The call does not fail, it says less: what it does not say shows as not known. */
  isSuccess?: true;
  /** Once that is told the whole network goes, and is back with everything healed: the page goes on by itself. */
  isNetwork?: true;
  /** How long nothing may happen before the page counts as quiet, in ms: a repeated call pauses before it is sent again. */
  quietMs: number;
  /** How long it takes until the app can know of it, in ms. */
  waitsMs(operation: Operation): number;
}

/** What the timeouts of the app are exceeded by, in ms. */
const BEYOND_TIMEOUT_MS = 4_000;
const SLOW_MS = 5_000;
const QUIET_MS = 350;
/** The pauses between attempts (src/api/retry.ts) are shorter. */
const QUIET_WHILE_REPEATING_MS = 800;
/** A page of pictures asks for sixty of them, six at a time: all of them slow would be a minute. */
const SLOW_FILES = 6;

const always = () => undefined;
const atOnce = () => 0;

function isPushed({ kind }: Operation): string | undefined {
  return kind === 'push' ? 'a refused connection does not tell its status' : undefined;
}

function needsToken({ isSignedIn, kind }: Operation): string | undefined {
  if (kind === 'push') return 'the token is in its first message, not in the request';
  return isSignedIn ? undefined : 'it is asked for without a token';
}

function needsBody(operation: Operation): string | undefined {
  return operation.hasBody ? undefined : 'its answer has no body';
}

function status(code: number, headers: Record<string, string> = {}): FaultKind {
  return {
    name: String(code),
    meaningless: code === 500 ? always : isPushed,
    set: (sandbox, operation) => sandbox.fault(on(operation, { status: code, headers })),
    quietMs: QUIET_MS,
    waitsMs: atOnce,
  };
}

/** The services refuse the token once: the app is to get another and to ask again. */
const refreshed: FaultKind = {
  name: '401, refreshed',
  meaningless: needsToken,
  set: (sandbox, operation) => sandbox.fault(on(operation, { status: 401, times: 1 })),
  quietMs: QUIET_MS,
  waitsMs: atOnce,
};

/** The services refuse the token, and so does the authority the refresh token: the session is over. */
const sessionOver: FaultKind = {
  name: '401, session over',
  meaningless: needsToken,
  async set(sandbox, operation) {
    await sandbox.fault(on(operation, { status: 401, times: 1 }));
    await sandbox.fault({
      service: 'identity-provider',
      operationId: 'exchangeToken',
      status: 400,
      body: { error: 'invalid_grant' },
      times: 1,
    });
  },
  quietMs: QUIET_WHILE_REPEATING_MS,
  waitsMs: atOnce,
};

const timeOut: FaultKind = {
  name: 'time-out',
  meaningless: ({ timeoutMs }) =>
    timeoutMs === undefined ? 'the browser waits for it, as long as the connection stands' : undefined,
  set: (sandbox, operation) =>
    sandbox.fault(on(operation, { delayMs: (operation.timeoutMs ?? 0) + BEYOND_TIMEOUT_MS })),
  quietMs: QUIET_MS,
  waitsMs: ({ timeoutMs = 0 }) => timeoutMs,
};

const cut: FaultKind = {
  name: 'cut',
  meaningless: always,
  set: (sandbox, operation) => sandbox.fault(on(operation, { abort: true })),
  quietMs: QUIET_WHILE_REPEATING_MS,
  waitsMs: atOnce,
};

const cutInBody: FaultKind = {
  name: 'cut in the body',
  meaningless: needsBody,
  set: (sandbox, operation) => sandbox.fault(on(operation, { abort: 'body' })),
  quietMs: QUIET_WHILE_REPEATING_MS,
  waitsMs: atOnce,
};

const malformed: FaultKind = {
  name: 'broken schema',
  meaningless: needsBody,
  set: (sandbox, operation) => sandbox.fault(on(operation, { malformed: true })),
  quietMs: QUIET_MS,
  waitsMs: atOnce,
};

/** As services write it that send null for what they do not have. */
const nulls: FaultKind = {
  name: 'null for all that may be missing',
  meaningless: ({ hasOptional }) => (hasOptional ? undefined : 'nothing in its answer may be missing'),
  set: (sandbox, operation) => sandbox.fault(on(operation, { nulls: true })),
  isSuccess: true,
  quietMs: QUIET_MS,
  waitsMs: atOnce,
};

const slow: FaultKind = {
  name: 'slow',
  meaningless: always,
  set: (sandbox, operation) =>
    sandbox.fault(on(operation, { delayMs: SLOW_MS, ...(operation.kind === 'file' && { times: SLOW_FILES }) })),
  quietMs: QUIET_MS,
  waitsMs: ({ timeoutMs = SLOW_MS }) => Math.min(timeoutMs, SLOW_MS),
};

/** The call gets no answer, and nor does any other until the network is back. */
const networkGone: FaultKind = {
  name: 'network gone and back',
  meaningless: always,
  set: (sandbox, operation) => sandbox.fault(on(operation, { abort: true })),
  isNetwork: true,
  quietMs: QUIET_WHILE_REPEATING_MS,
  waitsMs: atOnce,
};

/** The columns of the fault matrix (R1). */
export const faultKinds: readonly FaultKind[] = [
  status(500),
  refreshed,
  sessionOver,
  status(403),
  status(404),
  status(429, { 'retry-after': '2' }),
  timeOut,
  cut,
  cutInBody,
  malformed,
  nulls,
  slow,
  networkGone,
];

/** The kind of a name. @throws Error for one that there is not */
export function faultNamed(name: string): FaultKind {
  const kind = faultKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no fault "${name}"`);
  return kind;
}

function on({ service, operationId }: Operation, fault: Omit<Fault, 'service' | 'operationId'>): Fault {
  return { service, operationId, ...fault };
}
