/** Trusted-types policy: its result is no string, but is accepted as the address of a script. */
export interface ScriptAddresses {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Absent in browsers that do not know trusted types. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses };
  }
}

/**
 * Policy for the addresses of scripts, by a name in the headers: the page starts no script from a string (S46).
 * @param vouch returns the address if it may be started, and throws otherwise
 */
export function scriptAddresses(
  name: 'own-workers' | 'external-scripts',
  vouch: (address: string) => string,
): ScriptAddresses {
  const rules: ScriptAddresses = { createScriptURL: vouch };
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}

let policy: ScriptAddresses | undefined;

/**
 * Starts a worker whose script belongs to the app: `import address from './<name>-worker.ts?worker&url'`.
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
