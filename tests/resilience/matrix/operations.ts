import { join } from 'node:path';
import index from '#generated/index.json' with { type: 'json' };

import { loadSpec } from '#sandbox/spec/load-spec.ts';
import { hasOptional } from '#sandbox/spec/nulls.ts';

/** An operation as the fault matrix names it: `order/getSuperOrder`. */
export type OperationName = `${string}/${string}`;

/** What decides which faults an operation can have. */
export interface Operation {
  service: string;
  operationId: string;
  /** Whether it is asked for with a token. */
  isSignedIn: boolean;
  /** Whether an answer that is no failure has a body. */
  hasBody: boolean;
  /** Whether something in that answer may be missing. */
  hasOptional: boolean;
  /** Whether it takes something away: where it is not found there, it is taken as gone (`x-client.missing`). */
  isRemoval: boolean;
  /** Whether it changes what the services keep; what was typed is theirs already when something is only read. */
  isWrite: boolean;
  /** How long the app waits for it, in ms; undefined where the browser waits, as long as the connection stands. */
  timeoutMs: number | undefined;
  /** What answers: a service, the sign-in's endpoints, the push connection, or what the browser loads by itself. */
  kind: 'service' | 'authority' | 'push' | 'file';
}

/** What the authority's own pages ask for; the app cannot react to it, it has been left by then. */
const OF_PAGES_ELSEWHERE = [
  'authorize',
  'resumeAuthorization',
  'showSignIn',
  'submitSignIn',
  'getSignInStyles',
  'endSession',
];

/** What src/session/authority.ts gives the authority, in ms. */
const AUTHORITY_TIMEOUT_MS = 10_000;
/** How long a push connection may take until the app goes on without, in ms; it asks again by itself. */
const OTHERS: Record<string, Omit<Operation, 'service' | 'operationId'>> = {
  'identity-provider': {
    isSignedIn: false,
    hasBody: true,
    hasOptional: false,
    isRemoval: false,
    isWrite: false,
    timeoutMs: AUTHORITY_TIMEOUT_MS,
    kind: 'authority',
  },
  'photo-files': {
    isSignedIn: false,
    hasBody: true,
    hasOptional: false,
    isRemoval: false,
    isWrite: false,
    timeoutMs: undefined,
    kind: 'file',
  },
  'third-parties': {
    isSignedIn: false,
    hasBody: true,
    hasOptional: false,
    isRemoval: false,
    isWrite: false,
    timeoutMs: undefined,
    kind: 'file',
  },
  'photo-push': {
    isSignedIn: true,
    hasBody: false,
    hasOptional: false,
    isRemoval: false,
    isWrite: false,
    timeoutMs: undefined,
    kind: 'push',
  },
};

/** An operation of the journal; undefined for what is none of the app's calls. */
export function operationOf(service: string, operationId: string | null): Operation | undefined {
  if (operationId === null || OF_PAGES_ELSEWHERE.includes(operationId) || operationId === 'reportError')
    return undefined;
  const other = OTHERS[service];
  if (other) return { service, operationId, ...other };
  const found = index.services
    .find(({ slug }) => slug === service)
    ?.operations.find((one) => one.operationId === operationId);
  if (!found) return undefined;
  return {
    service,
    operationId,
    isSignedIn: found.auth === 'bearer',
    hasBody: found.method !== 'HEAD' && found.statuses.some((status) => status.startsWith('2') && status !== '204'),
    hasOptional: operationsWithOptional(service).has(operationId),
    isRemoval: found.method === 'DELETE',
    isWrite: found.method !== 'GET',
    timeoutMs: found.client.timeoutMs,
    kind: 'service',
  };
}

const withOptional = new Map<string, ReadonlySet<string>>();

/** The operations of a service whose spec lets something in their answers be missing. */
function operationsWithOptional(service: string): ReadonlySet<string> {
  const known = withOptional.get(service);
  if (known) return known;
  const operations = loadSpec(join(import.meta.dirname, `../../../openapi/${service}.yaml`));
  const found = operations.filter(({ responses }) =>
    [...responses].some(([status, contents]) => status < 300 && hasOptional(contents.get('application/json') ?? false)),
  );
  const names = new Set(found.map(({ id }) => id));
  withOptional.set(service, names);
  return names;
}

export function nameOf({ service, operationId }: Pick<Operation, 'service' | 'operationId'>): OperationName {
  return `${service}/${operationId}`;
}

/** The operation of a name. @throws Error for one that there is not */
export function operationNamed(name: OperationName): Operation {
  const [service = '', operationId = ''] = name.split('/');
  const operation = operationOf(service, operationId);
  if (!operation) throw new Error(`There is no operation ${name}`);
  return operation;
}
