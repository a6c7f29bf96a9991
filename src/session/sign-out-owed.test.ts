import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
beforeEach(() => {
  world = new SessionWorld();
});

/** Where the next page that needs a customer leaves for. */
const nextWayIn = async () => {
  const { startSession, tab } = await world.openTab('/orders');
  await startSession();
  return tab.left.map((left) => left.split('?')[0]);
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a sign-out that the authority has to be told of', () => {
  test('A4.9 S14 an authority that a refresh has found, and that is gone since, is told before the next sign-in', async () => {
    world.signedInCookies();
    const { startSession, refreshAccessToken, accessToken, signOut, tab } = await world.openTab();
    await startSession();
    await refreshAccessToken(accessToken());
    tab.env.fetch = lost;
    await signOut();
    expect([tab.left, tab.replaced]).toEqual([[], ['/']]);
    expect(await nextWayIn()).toEqual([`${world.authority.issuer}/session/end`]);
  });

  test('A4.9 S14 the same of one that the sign-in on this page has found', async () => {
    const { tab, finish } = await world.leaveAndReturn();
    const { signOut, state } = await finish();
    expect(state().status).toBe('signed-in');
    const leftBefore = tab.left.length;
    tab.env.fetch = lost;
    await signOut();
    expect([tab.left.slice(leftBefore), tab.replaced]).toEqual([[], ['/']]);
    expect(await nextWayIn()).toEqual([`${world.authority.issuer}/session/end`]);
  });

  test('A4.9 S14 what speaks with the authority cannot be loaded: it is told before the next sign-in', async () => {
    world.signedInCookies();
    const { startSession, signOut, tab } = await world.openTab();
    await startSession();
    vi.doMock('./authority.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    onTestFinished(() => void vi.doUnmock('./authority.ts'));
    await signOut();
    expect([tab.left, tab.replaced]).toEqual([[], ['/']]);
    expect(world.browser.cookies.cookies).toEqual([]);
    vi.doUnmock('./authority.ts');
    expect(await nextWayIn()).toEqual([`${world.authority.issuer}/session/end`]);
  });

  test('A4.9 S14 an authority that was found before is asked once more, not the memory of the browser, and is owed nothing', async () => {
    world.signedInCookies();
    const { startSession, refreshAccessToken, accessToken, signOut, tab } = await world.openTab();
    await startSession();
    await refreshAccessToken(accessToken());
    const asked = vi.fn(world.authority.fetch);
    tab.env.fetch = asked;
    await signOut();
    expect(asked.mock.calls).toEqual([
      [`${world.authority.issuer}/.well-known/openid-configuration`, expect.objectContaining({ cache: 'no-store' })],
    ]);
    expect(tab.left.map((left) => left.split('?')[0])).toEqual([`${world.authority.issuer}/session/end`]);
    expect(await nextWayIn()).toEqual([`${world.authority.issuer}/auth`]);
  });
});
