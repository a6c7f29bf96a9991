import { openTable } from './database.ts';
import type { LockOptions } from './locks.ts';
import { createTimer, sleep } from './timers.ts';

/** Time, in ms, after which a lease is over that nobody has renewed: timers of hidden pages run once a minute. */
const LEASE_MS = 90_000;
const RENEW_MS = 20_000;

/** How often, in ms, a page that waits for a lease looks for it. */
const LOOK_MS = 200;

/** Row of a lock that is held. */
interface Lease {
  name: string;
  holder: string;
  /** When it is over, in ms since 1970 by this machine's clock, which all tabs have. */
  until: number;
}

const table = openTable('lock-leases', 'name');

/**
 * What `requestLock` does in a browser without locks. The database gives a lease to one tab; it is over when the work is, when
 * the page is left, or when a page that ended without a word has not renewed it. A browser that has no database either keeps
 * no tab from anything.
 */
export async function requestLease<Result>(
  name: string,
  work: (lock: object | null) => Promise<Result>,
  { ifAvailable, signal }: LockOptions = {},
): Promise<Result> {
  const holder = crypto.randomUUID();
  let until = 0;
  const take = async () => {
    const lease: Lease = { name, holder, until: Date.now() + LEASE_MS };
    const isOthers = (row: unknown) => isLease(row) && row.holder !== holder && row.until > Date.now();
    const isTaken = await table.change(name, (row) => (isOthers(row) ? undefined : lease));
    if (isTaken) ({ until } = lease);
    return isTaken;
  };
  const giveBack = () => table.change(name, (row) => (isLease(row) && row.holder === holder ? null : undefined));

  signal?.throwIfAborted();
  while ((await take()) === false) {
    if (ifAvailable) return work(null);
    await sleep(LOOK_MS, signal);
  }
  const timer = createTimer();
  const renew = () => timer.start(RENEW_MS, () => void take().then(renew));
  // There is no time to read whose it is. As long as it lasts nobody else can have it.
  const leave = () => void (Date.now() < until && table.remove([name]));
  renew();
  window.addEventListener('pagehide', leave);
  try {
    return await work({ name });
  } finally {
    window.removeEventListener('pagehide', leave);
    timer.stop();
    await giveBack();
  }
}

function isLease(row: unknown): row is Lease {
  return typeof row === 'object' && row !== null && 'holder' in row && 'until' in row && typeof row.until === 'number';
}
