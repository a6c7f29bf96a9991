import { sleep } from '#lib/timers.ts';
import { endSessionUrl } from './authority.ts';
import { finishClearing } from './clear-files.ts';
import type { SessionContext } from './session-context.ts';

/** Time, in ms, for what takes the browser longer than emptying its two storages; the next page goes on with what is left. */
const REMOVAL_MS = 2_000;

/**
 * Ends the authority's session, and removes what databases and the browser's file system still hold of the customer. Other pages do
 * so by themselves, but only behind the first screen: a page that is opened to sign out (`/logout`) leaves before that (S14).
 * @returns the address to go to: the authority's, or the target where there is nobody to sign out or no address for it
 * @throws SignInError when the authority cannot be reached
 */
export async function endOfSession(context: SessionContext, target: string, wasSignedIn: boolean): Promise<string> {
  const removed = Promise.race([Promise.allSettled([finishClearing()]), sleep(REMOVAL_MS)]);
  try {
    return (wasSignedIn ? await endSessionUrl(context, target) : undefined) ?? target;
  } finally {
    await removed;
  }
}
