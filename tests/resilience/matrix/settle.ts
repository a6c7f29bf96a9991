import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './lane.ts';
import { lookAt, type Look } from './look.ts';

/** How often a page is asked whether it is quiet, in ms. */
const EVERY_MS = 60;
/** What waits when nothing is under way is about to be drawn, or waits for ever: how long that may take to be told apart, in ms. */
const TIMEOUT_MS = 3_000;

/**
 * Waits until a page has come to rest: nothing is asked for, and nothing shows that something is still to come.
 * @param quietMs how long nothing may have been asked for
 * @param limitMs after which it is looked at as it is
 * @param expected what shows so on this page without any fault, too
 */
export async function settled(
  tab: Tab,
  quietMs: number,
  limitMs: number,
  expected: readonly string[] = [],
): Promise<Look> {
  const end = performance.now() + limitMs;
  let waitingSince: number | undefined;
  for (;;) {
    if (tab.quietFor() >= quietMs) {
      const look = await lookOnce(tab);
      const waits = look?.waits.filter((one) => !expected.includes(one)) ?? ['being replaced'];
      if (look && waits.length === 0 && tab.quietFor() >= quietMs) return look;
      waitingSince ??= performance.now();
      if (look && performance.now() - waitingSince > TIMEOUT_MS + quietMs) return look;
    } else {
      waitingSince = undefined;
    }
    const late = performance.now() > end && (await lookOnce(tab));
    if (late) return late;
    await wait(EVERY_MS);
  }
}

/** A look, or none while one page takes the place of another. */
async function lookOnce({ page }: Tab): Promise<Look | undefined> {
  try {
    return await lookAt(page);
  } catch (error) {
    if (page.isClosed()) throw error;
    return undefined;
  }
}
