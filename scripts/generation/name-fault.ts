import { Script } from 'node:vm';

/** Names that the generated code has of its own, or would hide from itself. See client.ts */
const TAKEN = new Set([
  'encodeURIComponent',
  'headers',
  'options',
  'params',
  'pathWithQuery',
  'readOptions',
  'request',
  'signal',
  'undefined',
  'useMutation',
]);

/** Problem of a name that becomes one of the generated code, undefined when there is none. */
export function nameFault(name: string): string | undefined {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return 'is no name of';
  if (isReserved(name)) return 'is a word of JavaScript, no name of';
  return TAKEN.has(name) ? 'is a name of the generated code itself, none of' : undefined;
}

/** Whether modules cannot have the name, which consists of letters and digits. */
function isReserved(name: string): boolean {
  try {
    // Compiled, not run.
    void new Script(`'use strict'; async () => { const ${name} = 0; };`);
    return false;
  } catch {
    return true;
  }
}
