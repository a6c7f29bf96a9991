import { sleep } from '#lib/timers.ts';
import { readTokens, type StoredTokens } from './read-tokens.ts';
import type { SessionContext } from './session-context.ts';

const PAUSE_MS = 20;
const LONGEST_MS = 2_000;

/** The cookies as the browser keeps them for all tabs, written like `document.cookie`; undefined where it does not say (docs/browsers.md). */
async function storedCookies(): Promise<string | undefined> {
  const { cookieStore } = window as Partial<Pick<Window, 'cookieStore'>>;
  const cookies = await cookieStore?.getAll();
  return cookies?.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const isSame = (one: StoredTokens, other: StoredTokens) =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken && one.conflict === other.conflict;

/**
 * [Note: Cookies reach other tabs late] Tabs may be processes of their own, each with a copy of the cookies, which is what
 * `document.cookie` reads. Firefox hands on a lock before the next tab has heard of a cookie that was written under it: that tab
 * would use the refresh token once more, which ends the session everywhere.
 *
 * Waits until this tab reads what the browser keeps, before and after tokens are written; not for ever.
 */
export async function settledTokens({ env }: SessionContext): Promise<void> {
  const { cookies, storedCookies: read = storedCookies } = env;
  for (let waited = 0; waited < LONGEST_MS; waited += PAUSE_MS) {
    const stored = await read().catch(() => undefined);
    if (stored === undefined || isSame(readTokens({ read: () => stored }), readTokens(cookies))) return;
    await sleep(PAUSE_MS);
  }
}
