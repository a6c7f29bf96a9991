import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { accessTokenOf } from './session-test-kit.ts';
import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
beforeEach(() => {
  world = new SessionWorld();
});

test('S22 R7 a tab that hears late of another one\u2019s tokens waits for them, and uses no refresh token twice', async () => {
  world.signedInCookies();
  const [one, other] = [await world.openTab(), await world.openTab()];
  const before = world.browser.cookies.read();
  let isTold = false;
  other.tab.env.cookies = {
    read: () => (isTold ? world.browser.cookies.read() : before),
    write: (cookie) => world.browser.cookies.write(cookie),
  };
  for (const { tab } of [one, other]) tab.env.storedCookies = async () => world.browser.cookies.read();
  for (const { startSession } of [one, other]) await startSession();
  world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
  const first = one.refreshAccessToken(accessTokenOf('anna'));
  const second = other.refreshAccessToken(accessTokenOf('anna'));
  await first;
  setTimeout(() => (isTold = true), 50);
  expect(await second).toBe(accessTokenOf('anna', 2));
  expect(world.authority.tokenCalls).toHaveLength(1);
});

test('S22 a tab keeps its turn until the browser has its tokens for all', async () => {
  world.signedInCookies();
  const { startSession, refreshAccessToken, tab } = await world.openTab();
  const before = world.browser.cookies.read();
  let asked = 0;
  const isBehind = () => world.authority.tokenCalls.length > 0 && (asked += 1) < 3;
  tab.env.storedCookies = async () => (isBehind() ? before : world.browser.cookies.read());
  await startSession();
  world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
  await refreshAccessToken(accessTokenOf('anna'));
  expect(asked).toBe(3);
});

test('S21 a token that was asked for comes though the page is being left', async () => {
  world.signedInCookies();
  const { startSession, refreshAccessToken, tab } = await world.openTab();
  await startSession();
  world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
  const fetched = vi.spyOn(tab.env, 'fetch');
  await refreshAccessToken(accessTokenOf('anna'));
  expect(fetched.mock.calls.at(-1)).toMatchObject([`${world.authority.issuer}/token`, { keepalive: true }]);
});

test('S21 a page that is being left asks for no token, which would be lost; it does once it stays', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  world.signedInCookies();
  const { startSession, refreshAccessToken } = await world.openTab();
  const { followLeaving } = await import('#lib/leaving.ts');
  followLeaving();
  await startSession();
  world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
  page.dispatchEvent(new Event('pagehide'));
  const fresh = refreshAccessToken(accessTokenOf('anna'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(world.authority.calls).toBe(0);
  page.dispatchEvent(new Event('pageshow'));
  expect(await fresh).toBe(accessTokenOf('anna', 2));
});
