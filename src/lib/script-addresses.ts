/** What a policy gives is no text, but stands where the address of a script does. */
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
 * The one way to the address of a script: the page starts none from a text (S46), but through a policy that the headers name.
 * @param vouch gives back the address when it is one to start, and throws otherwise
 */
export function scriptAddresses(
  name: 'own-workers' | 'external-scripts',
  vouch: (address: string) => string,
): ScriptAddresses {
  const rules: ScriptAddresses = { createScriptURL: vouch };
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
