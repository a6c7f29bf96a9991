import type { QueryClient } from '@tanstack/react-query';
import { gotNoAnswer } from '#api/api-error.ts';
import { connectRequests, currentConnection } from '#api/connection.ts';
import { isAnswered } from '#api/is-answered.ts';
import { isOffline, setOffline, whenBack } from '#lib/offline.ts';
import { sleep } from '#lib/timers.ts';
import { appConfig } from '#vendor/app-config.ts';

/** How long after one try to reach anything the next begins, in ms: what is back goes on within two seconds. */
const PAUSE_MS = 1_000;

/**
 * Finds out what it means that a call got no answer, and asks again for what failed so once the connection is back.
 * See: [Note: Away from the network]
 */
export function watchConnection(client: QueryClient): void {
  connectRequests({ ...currentConnection(), lost: connectionLost });
  whenBack(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => gotNoAnswer(state.error) }));
}

let doubt: Promise<void> | undefined;

/** Settles once it is known whether the connection is lost; many calls fail at the same time. */
async function connectionLost(): Promise<void> {
  if (isOffline()) return;
  await (doubt ??= decide().finally(() => (doubt = undefined)));
}

async function decide(): Promise<void> {
  if (await isAnybodyThere()) return;
  setOffline(true);
  void awaitConnection();
}

/** Tries to reach somebody until that works, or the browser says that there is a network: of that it says nothing here. */
async function awaitConnection(): Promise<void> {
  while (isOffline()) {
    await sleep(PAUSE_MS);
    if (navigator.onLine && (await isAnybodyThere())) setOffline(false);
  }
}

/** Whether our own server answers, or the authority, which is another one. */
function isAnybodyThere(): Promise<boolean> {
  return isAnswered(['/config.json', `${appConfig().auth.authority}/.well-known/openid-configuration`]);
}
