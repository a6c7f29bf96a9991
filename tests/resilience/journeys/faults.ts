import index from '#generated/index.json' with { type: 'json' };
import type { OtherDevice } from '../../support/other-device.ts';
import type { Fault } from '../../support/sandbox-control.ts';
import type { Draw } from './draw.ts';

/** What has no spec among the services, and fails all the same: the authority's tokens, and the pictures. */
const OTHERS = [
  { service: 'identity-provider', operationId: 'exchangeToken' },
  { service: 'photo-files', operationId: undefined },
];

/** How a call goes wrong. Shorter than any time-out: those are the fault matrix's. */
const KINDS: { name: string; weight: number; fault: Partial<Fault> }[] = [
  { name: '500', weight: 4, fault: { status: 500 } },
  { name: '503', weight: 2, fault: { status: 503 } },
  { name: '429', weight: 2, fault: { status: 429, headers: { 'retry-after': '1' } } },
  { name: '403', weight: 1, fault: { status: 403 } },
  { name: '404', weight: 1, fault: { status: 404 } },
  { name: '401', weight: 1, fault: { status: 401 } },
  { name: 'cut', weight: 3, fault: { abort: true } },
  { name: 'cut in mid-body', weight: 3, fault: { abort: 'body' } },
  { name: 'slow', weight: 4, fault: { delayMs: 2_500 } },
  { name: 'malformed', weight: 3, fault: { malformed: true } },
  { name: 'null for all that may be missing', weight: 2, fault: { nulls: true } },
];

const operations = [
  ...index.services.flatMap(({ slug, operations: all }) =>
    all.map(({ operationId }) => ({ service: slug, operationId })),
  ),
  ...OTHERS,
];

const services = [...new Set(operations.map(({ service }) => service))].map((service) => ({
  service,
  operationId: undefined,
}));
/** What says by a 404 that there is nothing, which is no failure: the app believes it, and counts no photos or albums until it asks again. */
const NOTHING_AT_404 = new Set([
  'photo-management',
  'photo-management/getPhotoAccountCounts',
  'photo-management/getTimeline',
  'shared-albums',
  'shared-albums/getSharedAlbumSummary',
]);

/** How often it is a whole service that fails, and not one of its operations. */
const WHOLE_SERVICE = 0.35;

/** How much more often something fails that has been called in this journey. */
const CALLED_BEFORE = 12;

/** A fault of this step, drawn among all operations of all services. @param called those that this journey has called so far */
export function drawFault(draw: Draw, called: ReadonlySet<string>): { spelt: string; fault: Fault } {
  const random = draw.random('extent of fault');
  const failing: readonly Pick<Fault, 'service' | 'operationId'>[] =
    random.next() < WHOLE_SERVICE ? services : operations;
  const operation = draw.winner('fault of', failing, ({ service, operationId = '' }) => ({
    name: `${service}/${operationId}`,
    weight: called.has(operationId || service) ? CALLED_BEFORE : 1,
  }));
  const isNothingAt404 =
    operation && NOTHING_AT_404.has([operation.service, operation.operationId].filter(Boolean).join('/'));
  const kind = draw.winner(
    'kind of fault',
    KINDS.filter(({ name }) => name !== '404' || !isNothingAt404),
    (one) => one,
  );
  if (!operation || !kind) throw new Error('There is nothing that could fail');
  // A call, a few, or now and then one.
  const extent =
    random.next() < 0.7 ? { times: random.between(1, 4) } : { probability: 0.5, seed: random.between(1, 1e6) };
  const { service, operationId } = operation;
  const fault = { service, ...(operationId !== undefined && { operationId }), ...kind.fault, ...extent };
  return {
    fault,
    spelt: `${operationId ?? service}: ${kind.name}, ${'times' in extent ? `${extent.times} times` : 'now and then'}`,
  };
}

const COUNTS = ['/users', '/users/timeline'] as const;
const COUNTING = { '/users': 'getPhotoAccountCounts', '/users/timeline': 'getTimeline' };

/** Counts of this moment, or some more, that are still told in later answers: counts that lag behind what happens. */
export async function drawLag(draw: Draw, device: OtherDevice): Promise<{ spelt: string; fault: Fault } | undefined> {
  const random = draw.random('counts that lag');
  const [path, more, times] = [random.pick(COUNTS), random.pick([0, 0, 1, 3]), random.between(1, 4)];
  // A library that there is not, or that fails just now, has no counts.
  const counts = await device.get<object>('photo-management', path).catch(() => undefined);
  if (counts === undefined) return undefined;
  const body: unknown = JSON.parse(JSON.stringify(counts), (_name, value: unknown) =>
    typeof value === 'number' && value > 0 ? value + more : value,
  );
  return {
    fault: { service: 'photo-management', operationId: COUNTING[path], status: 200, body, times },
    spelt: `${COUNTING[path]}: as of now${more > 0 ? ` and ${more} more` : ''}, ${times} times`,
  };
}
