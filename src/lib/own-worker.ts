/** What a policy gives is no text, but stands where the address of a script does. */
interface ScriptAddresses {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Absent in browsers that do not know trusted types. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses };
  }
}

let policy: ScriptAddresses | undefined;

/**
 * Starts a worker whose script belongs to the app: `import address from './x-worker.ts?worker&url'`. The page lets nothing
 * be started from a text (S46), but by the one policy that vouches for the app's own origin.
 * @throws Error when the address is not the app's
 */
export function startOwnWorker(address: string): Worker {
  return new Worker(trusted(address), { type: 'module' });
}

/** The address of a script, if it is the app's own. */
export function ownAddress(address: string, origin: string): string {
  const url = new URL(address, origin);
  if (url.origin !== origin) throw new Error('Only the scripts of the app itself are started.');
  return url.href;
}

function trusted(address: string): string {
  const createScriptURL = (asked: string) => ownAddress(asked, location.origin);
  policy ??= window.trustedTypes?.createPolicy('own-workers', { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(address);
}
