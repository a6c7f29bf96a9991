import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { FakeTab } from './session-test-kit.ts';
import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
beforeEach(() => {
  world = new SessionWorld();
});

/** Addresses that the next page that needs a customer leaves for. */
const nextWayIn = async () => {
  const { startSession, tab } = await world.openTab('/orders');
  await startSession();
  return tab.left.map((left) => left.split('?')[0]);
};

/** A tab in which a customer has signed out, as it leaves for the authority. */
const signsOut = async () => {
  world.signedInCookies();
  const { startSession, signOut, tab } = await world.openTab();
  await startSession();
  await signOut();
  expect(tab.left).toHaveLength(1);
  return tab;
};

/** Loads the tab at the address to which the authority hands back. */
const isSignedOutAt = async (tab: FakeTab) => {
  tab.url = new URL(world.signedOutAt(tab.left[0]));
  await (await world.load(tab)).startSession({ isPublic: () => true });
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

  test('A4.9 S14 an authority that was found before is asked once more, not the memory of the browser, and is owed nothing once it has given the state back', async () => {
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
    await isSignedOutAt(tab);
    expect(world.browser.localStorage.length).toBe(0);
    expect(await nextWayIn()).toEqual([`${world.authority.issuer}/auth`]);
  });

  test('A4.9 S14 a request to end the session that was stopped on its way, is made again before the next sign-in', async () => {
    const tab = await signsOut();
    expect(await nextWayIn()).toEqual([`${world.authority.issuer}/session/end`]);
    // The late answer to the first one changes nothing, and is no hand-back.
    await isSignedOutAt(tab);
    expect([tab.path, tab.reports]).toEqual(['/', []]);
    expect(world.browser.localStorage.getItem('auth_sign_out_owed')).not.toBeNull();
  });

  test.each(['/?state=signed-out-guessed', '/?state=signed-out', '/'])(
    'A4.9 S14 coming to %s does not say that the authority has ended its session',
    async (address) => {
      await signsOut();
      const { startSession, tab } = await world.openTab(address);
      await startSession();
      expect(tab.path).toBe('/');
      expect(tab.left.map((left) => left.split('?')[0])).toEqual([`${world.authority.issuer}/session/end`]);
    },
  );

  test('A4.9 S14 an authority that gives no state back is asked once more, and then asks for the password', async () => {
    const tab = await signsOut();
    await (await world.load(tab)).startSession();
    await (await world.load(tab)).startSession();
    expect(tab.left.map((left) => left.split('?')[0])).toEqual(
      ['session/end', 'session/end', 'auth'].map((path) => `${world.authority.issuer}/${path}`),
    );
    const asked = new URL(tab.left[2] ?? '').searchParams;
    expect(asked.get('prompt')).toBe('login');

    const idToken = { nonce: asked.get('nonce') };
    world.authority.answer = () => world.authority.tokens('anna', { idToken });
    tab.url = new URL(world.handBack(tab.left[2]), tab.url);
    const { startSession, state } = await world.load(tab);
    await startSession();
    expect(state().status).toBe('signed-in');
    expect(world.browser.localStorage.getItem('auth_sign_out_owed')).toBeNull();
  });
});
