export interface LockOptions {
  /** The work is called at once, with null when the lock is held. */
  ifAvailable?: boolean;
  /** Gives up waiting. */
  signal?: AbortSignal;
}

/**
 * Runs work while it holds a lock, which one tab of this origin at a time can have, and others wait for. Where browsers have no
 * locks there are leases instead, whose script is loaded then.
 * @throws the signal's reason when it was given up
 */
export async function requestLock<Result>(
  name: string,
  work: (lock: object | null) => Promise<Result>,
  options?: LockOptions,
): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return options ? locks.request(name, options, work) : locks.request(name, work);
  const { requestLease } = await import('./lock-leases.ts');
  return requestLease(name, work, options);
}
