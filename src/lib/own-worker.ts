import { scriptAddresses, type ScriptAddresses } from './script-addresses.ts';

let policy: ScriptAddresses | undefined;

/**
 * Starts a worker whose script belongs to the app: `import address from './x-worker.ts?worker&url'`. The page lets nothing
 * be started from a text (S46), but by the one policy that vouches for the app's own origin.
 * @throws Error when the address is not the app's
 */
export function startOwnWorker(address: string): Worker {
  policy ??= scriptAddresses('own-workers', (asked) => ownAddress(asked, location.origin));
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}

/** The address of a script, if it is the app's own. */
export function ownAddress(address: string, origin: string): string {
  const url = new URL(address, origin);
  if (url.origin !== origin) throw new Error('Only the scripts of the app itself are started.');
  return url.href;
}
