import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { accessTokenOf } from './session-test-kit.ts';
import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
beforeEach(() => {
  world = new SessionWorld();
});

describe('starting', () => {
  test('A4.2 an access token is enough: nobody is asked', async () => {
    world.signedInCookies();
    const { startSession, state, currentIdentity, tab } = await world.openTab();
    await startSession();
    expect(state().status).toBe('signed-in');
    expect(currentIdentity()).toMatchObject({
      sub: 'anna',
      email: 'anna@example.com',
      idpType: 'email',
      idpSub: 'i-anna',
    });
    expect([world.authority.calls, tab.left.length]).toEqual([0, 0]);
  });

  test('A4.3 A7.5 A7.6 A7.7 S1 S8 no token: leaves for the authority with PKCE and the acr of the vendor', async () => {
    const { startSession, state, tab } = await world.openTab('/orders?page=2');
    await startSession();
    expect(state()).toEqual({ status: 'signing-in' });
    expect(Object.fromEntries(new URL(tab.left[0] ?? '').searchParams)).toEqual({
      client_id: 'photo-account',
      response_type: 'code',
      redirect_uri: 'https://account.folioleaf-uk.example/',
      scope: 'openid email account',
      state: expect.stringMatching(/.{40}/),
      nonce: expect.stringMatching(/.{40}/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      acr_values: 'vendor:folioleaf-uk',
    });
  });

  test('S2 every sign-in has a new state, nonce and challenge', async () => {
    const { signIn, tab } = await world.openTab();
    await signIn();
    await signIn();
    const [one, two] = tab.left.map((url) => new URL(url).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.get(name)).not.toBe(two?.get(name));
  });

  test('S11 a public page asks nobody, also with a refresh token at hand', async () => {
    world.signedInCookies();
    world.dropAccessCookie();
    const { startSession, state, tab } = await world.openTab('/account-deleted');
    await startSession({ isPublic: () => true });
    expect(state()).toEqual({ status: 'signed-out', leaving: false });
    expect([world.authority.calls, tab.left.length]).toEqual([0, 0]);
  });

  test('S26 only the refresh cookie is left after a long sleep: one refresh and no sign-in', async () => {
    world.signedInCookies();
    world.dropAccessCookie();
    world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
    const { startSession, state, tab } = await world.openTab();
    await startSession();
    expect(state().status).toBe('signed-in');
    expect([world.authority.tokenCalls.length, tab.left.length]).toEqual([1, 0]);
  });

  test('S25 S26 a session goes on whatever the clock says by then', async () => {
    world.signedInCookies();
    world.dropAccessCookie();
    const now = Math.floor(Date.now() / 1000);
    world.authority.answer = () =>
      world.authority.tokens('anna', { mark: 2, idToken: { iat: now - 7_500, exp: now - 7_200 } });
    const { startSession, state } = await world.openTab();
    await startSession();
    expect(state().status).toBe('signed-in');
  });

  test('A3.55 a token that names nobody is no token', async () => {
    world.browser.cookies.write('auth_access_token=opaque; Path=/');
    const { startSession, tab } = await world.openTab();
    await startSession();
    expect(tab.left).toHaveLength(1);
    expect(world.browser.cookies.cookies).toEqual([]);
  });

  test('S6 signing in over and over ends in a message, from which the customer can go on', async () => {
    const { tab, load } = await world.openTab();
    for (let start = 0; start < 6; start += 1) await (await load()).startSession();
    const last = await load();
    await last.startSession();
    expect(last.state()).toMatchObject({ status: 'failed', failure: { reason: 'loop' } });
    expect(tab.left).toHaveLength(5);
    await last.signIn();
    expect(tab.left).toHaveLength(6);
  });
});

describe('the hand-back', () => {
  test('A4.4 A4.5 S5 S9 stores both tokens, cleans the address and returns to where the customer was', async () => {
    const { tab, finish, onSignedIn } = await world.leaveAndReturn();
    const { state, accessToken } = await finish();
    expect(state().status).toBe('signed-in');
    expect(accessToken()).toBe(accessTokenOf('anna'));
    expect(world.browser.cookies.value('auth_refresh_token')).toBe('refresh-anna-1');
    expect(tab.path).toBe('/my-photos/photos?stripped=true');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(world.authority.tokenCalls[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      client_id: 'photo-account',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('S27 S28 no token and no verifier in storage, address or report', async () => {
    const { tab, finish } = await world.leaveAndReturn();
    await finish();
    const seen = JSON.stringify([
      [...tab.sessionStorage.entries],
      [...world.browser.localStorage.entries],
      tab.left,
      tab.path,
      tab.reports,
    ]);
    const secrets = [
      accessTokenOf('anna'),
      'refresh-anna',
      world.authority.tokenCalls[0]?.get('code_verifier') ?? 'missing',
      'anna@example.com',
    ];
    for (const secret of secrets) expect(seen).not.toContain(secret);
  });

  test.each([
    ['another state', { state: 'x' }],
    ['no state', { state: '' }],
  ])('S3 A4.6 %s: no call, no cookie, back at "/" and one reload', async (_name, changes) => {
    const { tab, finish } = await world.leaveAndReturn(changes);
    await finish();
    expect(world.authority.tokenCalls).toHaveLength(0);
    expect(world.browser.cookies.cookies).toEqual([]);
    expect([tab.path, tab.replaced]).toEqual(['/', ['/']]);
    expect(tab.reports).toEqual(['Auth Error: The state is unknown here, used or too old']);
  });

  test('S3 a replayed hand-back of somebody who is signed in changes nothing', async () => {
    const { tab, finish, load } = await world.leaveAndReturn();
    await finish();
    tab.url = new URL(world.handBack(tab.left[0]), tab.url);
    const again = await load();
    await again.startSession();
    expect(again.state().status).toBe('signed-in');
    expect([world.authority.tokenCalls.length, tab.path, tab.replaced]).toEqual([1, '/', []]);
  });

  test('S10 after more than ten minutes it is refused', async () => {
    const { tab, finish } = await world.leaveAndReturn();
    tab.clock += 11 * 60_000;
    await finish();
    expect([world.authority.tokenCalls.length, tab.replaced]).toEqual([0, ['/']]);
  });

  test.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['expiry', { exp: Math.floor(Date.now() / 1000) - 660 }],
  ])('S4 an ID token of the wrong %s is refused', async (_name, idToken) => {
    const { finish, nonce, tab } = await world.leaveAndReturn();
    world.authority.answer = () => world.authority.tokens('anna', { idToken: { nonce, ...idToken } });
    await finish();
    expect(world.browser.cookies.cookies).toEqual([]);
    expect(tab.replaced).toEqual(['/']);
  });

  test('S4 an answer without an ID token is refused', async () => {
    const { finish } = await world.leaveAndReturn();
    world.authority.answer = () => world.authority.tokens('anna', { id_token: undefined });
    await finish();
    expect(world.browser.cookies.cookies).toEqual([]);
  });

  test('S4 a hand-back of another issuer is refused', async () => {
    const { finish } = await world.leaveAndReturn({ iss: 'https://evil.example' });
    await finish();
    expect(world.authority.tokenCalls).toHaveLength(0);
  });

  test.each([-540, 540])('S25 a clock that is wrong by %i seconds does no harm', async (skew) => {
    const { finish, nonce } = await world.leaveAndReturn();
    const now = Math.floor(Date.now() / 1000) + skew;
    world.authority.answer = () => world.authority.tokens('anna', { idToken: { nonce, iat: now - 60, exp: now } });
    expect((await finish()).state().status).toBe('signed-in');
    expect(world.browser.cookies.cookies[1]?.line).toContain('Max-Age=900');
  });

  test.each([
    ['an hour ahead', -3600, undefined],
    ['an hour behind, where tokens say from when on they are good', 3600, 3600],
  ])(
    'S25 a clock that is %s is told apart from a sign-in that is not good, and no reload is tried',
    async (_name, authority, notBefore) => {
      const { tab, finish, nonce } = await world.leaveAndReturn();
      const iat = Math.floor(Date.now() / 1000) + authority;
      world.authority.answer = () =>
        world.authority.tokens('anna', {
          idToken: { nonce, iat, exp: iat + 600, ...(notBefore !== undefined && { nbf: iat }) },
        });
      const state = (await finish()).state();
      expect(state).toMatchObject({ status: 'failed', failure: { reason: 'clock' } });
      expect(state.status === 'failed' && Math.round((state.failure.clockErrorMs ?? 0) / 60_000)).toBe(60);
      expect(tab.replaced).toEqual([]);
    },
  );

  test('S7 A4.1 the token endpoint fails: one reload, then a message with a correlation id and the way on', async () => {
    const { tab, finish, load } = await world.leaveAndReturn();
    world.authority.answer = () => new Response('down', { status: 500 });
    await finish();
    expect([tab.replaced, tab.path]).toEqual([['/'], '/']);

    await (await load()).startSession();
    tab.url = new URL(world.handBack(tab.left[1]), tab.url);
    const second = await load();
    await second.startSession();
    expect(second.state()).toEqual({
      status: 'failed',
      failure: { reason: 'unavailable', correlationId: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    // Whatever leads on from here begins there.
    expect(tab.path).toBe('/my-photos/photos?stripped=true');
    expect(tab.replaced).toHaveLength(1);
  });

  test('S6 after a sign-in that worked a later failure may reload again', async () => {
    const { tab, finish } = await world.leaveAndReturn();
    tab.sessionStorage.setItem('auth_reloaded', '1');
    await finish();
    world.browser.cookies.cookies = [];
    tab.url = new URL('/?code=a&state=unknown', tab.url);
    await (await world.load(tab)).startSession();
    expect(tab.replaced).toEqual(['/']);
  });

  test('S7 no answer: a message at once, and trying again leads to where the customer wanted to go', async () => {
    const { tab, finish, nonce } = await world.leaveAndReturn();
    world.authority.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { state, signIn } = await finish();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'unreachable' } });
    expect(tab.replaced).toEqual([]);

    await signIn();
    expect(new URL(tab.left[1] ?? '').searchParams.get('nonce')).not.toBe(nonce);
    expect(tab.sessionStorage.getItem('auth_pending_sign_ins')).toContain('/my-photos/photos?stripped=true');
  });

  test('S7 the authority cannot be found: a message, and trying again looks for it anew', async () => {
    const { startSession, signIn, state, tab } = await world.openTab();
    tab.env.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await startSession();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'unreachable' } });
    expect(tab.reports).toEqual(['Auth Error: Failed to fetch']);
    tab.env.fetch = world.authority.fetch;
    await signIn();
    expect(tab.left).toHaveLength(1);
  });

  test('A4.7 S6 cancelling at the authority signs out here and asks before it tries again', async () => {
    const opened = await world.openTab();
    await opened.signIn();
    world.signedInCookies();
    opened.tab.url = new URL(
      world.handBack(opened.tab.left[0], { error: 'access_denied' }).replace('code=the-code&', ''),
      opened.tab.url,
    );
    const { startSession, state } = await opened.load();
    await startSession();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'abandoned' } });
    expect(world.browser.cookies.cookies).toEqual([]);
    expect([opened.tab.replaced, opened.tab.left.length, world.authority.tokenCalls.length]).toEqual([[], 1, 0]);
  });

  test('S17 a token that no cookie holds is a clear message and no loop', async () => {
    const { tab, finish, nonce } = await world.leaveAndReturn();
    world.authority.answer = () =>
      world.authority.tokens('anna', { idToken: { nonce }, access_token: accessTokenOf('anna', 'x'.repeat(4000)) });
    expect((await finish()).state()).toMatchObject({ status: 'failed', failure: { reason: 'token-too-large' } });
    expect([world.browser.cookies.cookies, tab.replaced]).toEqual([[], []]);
  });
});

describe('the way in from a page that is there', () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));

  test('S7 S23 a refresh that failed costs nobody her session: trying again refreshes, and loads the page with its customer', async () => {
    world.signedInCookies();
    world.dropAccessCookie();
    const { startSession, signIn, state, tab } = await world.openTab('/orders?page=2');
    world.authority.answer = cut;
    await startSession();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'unreachable' } });
    await signIn();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'unreachable' } });
    world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
    await signIn();
    expect([tab.reloads, tab.left, tab.path]).toEqual([1, [], '/orders?page=2']);
    expect(world.browser.cookies.value('auth_access_token')).toBe(accessTokenOf('anna', 2));
  });

  test('S11 S26 from a public page it is seen to wait while the tokens are refreshed', async () => {
    world.signedInCookies();
    world.dropAccessCookie();
    world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
    const { startSession, signIn, state, tab } = await world.openTab('/account-deleted');
    await startSession({ isPublic: () => true });
    tab.url = new URL('/orders', tab.url);
    const entered = signIn();
    expect(state().status).toBe('signing-in');
    await entered;
    expect([state().status, tab.reloads, tab.left]).toEqual(['signing-in', 1, []]);
  });

  test('S15 a tab in which signing in has failed goes on to where its customer wanted once another has signed in', async () => {
    const { tab, finish } = await world.leaveAndReturn();
    world.authority.answer = cut;
    await finish();
    world.signedInCookies();
    await (await world.openTab()).startSession();
    expect([tab.reloads, tab.path]).toEqual([1, '/my-photos/photos?stripped=true']);
  });

  test.each([
    ['on the way in', 'failed'],
    ['on the way out', 'signed-out'],
  ])('S7 a page that is not left, because the browser was stopped %s, offers the way on', async (_when, status) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    if (status === 'signed-out') world.signedInCookies();
    const { startSession, signIn, signOut, state, tab } = await world.openTab('/orders');
    await startSession();
    if (status === 'signed-out') await signOut();
    expect(tab.left).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_000);
    const before = state();
    expect(before.status === 'signing-in' || (before.status === 'signed-out' && before.leaving)).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state()).toMatchObject(status === 'failed' ? { status } : { status, leaving: false });
    await signIn();
    expect(tab.left).toHaveLength(2);
  });
});
