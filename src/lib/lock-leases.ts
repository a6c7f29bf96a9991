import { openTable } from './database.ts';
import type { LockOptions } from './locks.ts';
import { readStored, type Stored, writeStored } from './storage.ts';
import { createTimer, sleep } from './timers.ts';

/** Time, in ms, after which a lease is over that nobody has renewed: timers of hidden pages run once a minute. */
const LEASE_MS = 90_000;
const RENEW_MS = 20_000;

/** Interval, in ms, at which a page that waits for a lease looks for it. */
const LOOK_MS = 200;

/** Row of a lock that is held. */
interface Lease {
  name: string;
  holder: string;
  /** End of the lease, in ms since 1970 by this machine's clock, which all tabs have. */
  until: number;
}

const table = openTable('lock-leases', 'name');

/** Leases that this page has, or has asked for: their `until` is 0. */
const leases = new Set<Lease>();

/** Leases that a page of this tab had when it was left, each as its name and its holder: the database may have had no time to remove them. */
const storedLeft: Stored<[name: string, holder: string][]> = {
  key: 'leftLeases',
  parse: (value) => (Array.isArray(value) && value.every(isPair) ? value : undefined),
  store: () => sessionStorage,
};

let begin: Promise<void> | undefined;

/**
 * `requestLock` for a browser without locks. The database gives a lease to one tab; it is over when the work is, when
 * the page is left or at the latest when the next page of its tab begins, or when a page that ended without a word has
 * not renewed it. Without a database, too, no tab waits for another.
 */
export async function requestLease<Result>(
  name: string,
  work: (lock: object | null) => Promise<Result>,
  { ifAvailable, signal }: LockOptions = {},
): Promise<Result> {
  await (begin ??= startLeases());
  const lease: Lease = { name, holder: crypto.randomUUID(), until: 0 };
  const isOthers = (row: unknown) => isLease(row) && row.holder !== lease.holder && row.until > Date.now();
  const take = async () => {
    const until = Date.now() + LEASE_MS;
    const isTaken = await table.change(name, (row) => (isOthers(row) ? undefined : { ...lease, until }));
    if (isTaken) lease.until = until;
    return isTaken;
  };

  signal?.throwIfAborted();
  leases.add(lease);
  const timer = createTimer();
  try {
    while ((await take()) === false) {
      if (ifAvailable) return await work(null);
      await sleep(LOOK_MS, signal);
    }
    // Work may end while the database renews it.
    const renew = () => timer.start(RENEW_MS, () => void take().then(() => leases.has(lease) && renew()));
    renew();
    return await work({ name });
  } finally {
    timer.stop();
    leases.delete(lease);
    if (lease.until > 0) await giveBack(lease);
  }
}

/** Gives back what a page before this one in the tab could not, and from then on what this page has when it is left. */
async function startLeases(): Promise<void> {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (leases.size === 0) return;
    // There is no time to read whose they are. As long as they last nobody else can have them.
    const lasting = [...leases].filter(({ until }) => Date.now() < until);
    void table.remove(lasting.map(({ name }) => name));
    // A page that Back brings back as it is goes on with them.
    const left = [...leases].map(({ name, holder }): [string, string] => [name, holder]);
    if (!persisted) writeStored(storedLeft, left);
  });
  const left = readStored(storedLeft) ?? [];
  await Promise.all(left.map(([name, holder]) => giveBack({ name, holder })));
  writeStored(storedLeft, undefined);
}

function giveBack({ name, holder }: Pick<Lease, 'name' | 'holder'>): Promise<boolean | undefined> {
  return table.change(name, (row) => (isLease(row) && row.holder === holder ? null : undefined));
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function isLease(row: unknown): row is Lease {
  return typeof row === 'object' && row !== null && 'holder' in row && 'until' in row && typeof row.until === 'number';
}
