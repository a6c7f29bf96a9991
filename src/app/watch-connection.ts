import type { QueryClient } from '@tanstack/react-query';
import { gotNoAnswer } from '#api/api-error.ts';
import { isAnswered } from '#api/is-answered.ts';
import { t } from '#i18n/texts.ts';
import { pendingUnload } from '#lib/leaving.ts';
import { isOffline, onConnection, setOffline, whenBack } from '#lib/offline.ts';
import { sleep } from '#lib/timers.ts';
import { dismissToast, showToast } from '#ui/toast-store.ts';
import { appConfig } from '#vendor/app-config.ts';

/** Time, in ms, between two tries to reach anybody, whether the first is over or not: what is back goes on within two seconds. */
const PAUSE_MS = 1_000;

/** Says in one bar that there is no connection, as long as there is none. See: [Note: Away from the network] */
export function showConnection(): void {
  let bar = 0;
  const update = () => {
    if (isOffline()) bar = showToast({ tone: 'info', text: t('app.offline'), isLasting: true });
    else dismissToast(bar);
  };
  onConnection(update);
  update();
}

/** Reads again all that got no answer and is shown, once the connection is back. */
export function refetchWhenBack(client: QueryClient): void {
  whenBack(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => gotNoAnswer(state.error) }));
}

let doubt: Promise<void> | undefined;

/** Finds out what it means that something got no answer; much fails at the same time. */
export async function checkConnection(): Promise<void> {
  if (isOffline()) return;
  await (doubt ??= decide().finally(() => (doubt = undefined)));
}

async function decide(): Promise<void> {
  if (await isAnybodyThere()) return;
  // These calls, too, may have ended because the page was left. See: [Note: A page that is left]
  const unload = pendingUnload();
  if (unload) return unload.then(decide);
  setOffline(true);
  void awaitConnection();
}

/** Tries to reach a service until that works, or the browser reports a network: it may have noticed no loss at all. */
async function awaitConnection(): Promise<void> {
  while (isOffline()) {
    await sleep(PAUSE_MS);
    if (navigator.onLine) void isAnybodyThere().then((is) => is && setOffline(false));
  }
}

/** Whether our own server answers, or the authority, which is another one. */
function isAnybodyThere(): Promise<boolean> {
  return isAnswered(['/config.json', `${appConfig().auth.authority}/.well-known/openid-configuration`]);
}
