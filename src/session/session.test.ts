import { beforeEach, describe, expect, test, vi } from 'vitest';

import { FakeAuthority, FakeBrowser, accessTokenOf } from './session-test-kit.ts';

const AUTH = { clientId: 'photo-account', scope: 'openid email account' };
let browser: FakeBrowser;
let authority: FakeAuthority;

beforeEach(() => {
  browser = new FakeBrowser('account.folioleaf-uk.example');
  authority = new FakeAuthority();
});

/** A tab with a session module of its own, as after loading the page. */
async function openTab(path = '/', { onSignedIn = () => {} }: { onSignedIn?: () => void } = {}) {
  vi.resetModules();
  const tab = browser.tab(`https://account.folioleaf-uk.example${path}`, authority.fetch);
  const load = async () => {
    vi.resetModules();
    const session = await import('./session.ts');
    const { sessionState } = await import('./session-store.ts');
    const { onPersonalDataClear } = await import('./personal-data.ts');
    session.configureSession({
      auth: { ...AUTH, authority: authority.issuer },
      acr: 'vendor:folioleaf-uk',
      reporter: tab.reporter,
      onSignedIn,
      environment: tab.env,
    });
    return { ...session, state: sessionState, onPersonalDataClear };
  };
  return { tab, load, ...(await load()) };
}

function signedInCookies(sub = 'anna', mark = 1): void {
  browser.cookies.write(`auth_refresh_token=refresh-${sub}-${mark}; Path=/; Domain=folioleaf-uk.example`);
  browser.cookies.write(`auth_access_token=${accessTokenOf(sub, mark)}; Path=/; Domain=folioleaf-uk.example`);
}

const dropAccessCookie = () => browser.cookies.write('auth_access_token=; Max-Age=0; Path=/; Domain=folioleaf-uk.example');

/** The address that the authority hands back to, for the sign-in that the tab left for. */
function handBack(left: string | undefined, changes: Record<string, string> = {}): string {
  const asked = new URL(left ?? '').searchParams;
  return `/?${new URLSearchParams({ code: 'the-code', state: asked.get('state') ?? '', iss: authority.issuer, ...changes })}`;
}

/** A tab that comes back from the authority. */
async function comeBack(changes: Record<string, string> = {}, path = '/my-photos/photos?stripped=true') {
  const onSignedIn = vi.fn();
  const opened = await openTab(path, { onSignedIn });
  await opened.startSession();
  const nonce = new URL(opened.tab.left[0] ?? '').searchParams.get('nonce');
  authority.answer = () => authority.tokens('anna', { idToken: { nonce } });
  const finish = async () => {
    opened.tab.url = new URL(handBack(opened.tab.left.at(-1), changes), opened.tab.url);
    const session = await opened.load();
    await session.startSession();
    return session;
  };
  return { ...opened, nonce, finish, onSignedIn };
}

describe('starting', () => {
  test('A4.2 an access token is enough: nobody is asked', async () => {
    signedInCookies();
    const { startSession, state, currentIdentity, tab } = await openTab();
    await startSession();
    expect(state().status).toBe('signed-in');
    expect(currentIdentity()).toMatchObject({ sub: 'anna', email: 'anna@example.com', idpType: 'email', idpSub: 'i-anna' });
    expect([authority.calls, tab.left.length]).toEqual([0, 0]);
  });

  test('A4.3 A7.5 A7.6 A7.7 S1 S8 no token: leaves for the authority with PKCE and the acr of the vendor', async () => {
    const { startSession, state, tab } = await openTab('/orders?page=2');
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
    const { signIn, tab } = await openTab();
    await signIn();
    await signIn();
    const [one, two] = tab.left.map((url) => new URL(url).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.get(name)).not.toBe(two?.get(name));
  });

  test('S11 a public page asks nobody, also with a refresh token at hand', async () => {
    signedInCookies();
    dropAccessCookie();
    const { startSession, state, tab } = await openTab('/account-deleted');
    await startSession({ signInRequired: false });
    expect(state()).toEqual({ status: 'signed-out', leaving: false });
    expect([authority.calls, tab.left.length]).toEqual([0, 0]);
  });

  test('S26 only the refresh cookie is left after a long sleep: one refresh and no sign-in', async () => {
    signedInCookies();
    dropAccessCookie();
    authority.answer = () => authority.tokens('anna', { mark: 2 });
    const { startSession, state, tab } = await openTab();
    await startSession();
    expect(state().status).toBe('signed-in');
    expect([authority.tokenCalls.length, tab.left.length]).toEqual([1, 0]);
  });

  test('A3.55 a token that names nobody is no token', async () => {
    browser.cookies.write('auth_access_token=opaque; Path=/');
    const { startSession, tab } = await openTab();
    await startSession();
    expect(tab.left).toHaveLength(1);
    expect(browser.cookies.cookies).toEqual([]);
  });

  test('S6 signing in over and over ends in a message, from which the customer can go on', async () => {
    const { tab, load } = await openTab();
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
    const { tab, finish, onSignedIn } = await comeBack();
    const { state, accessToken } = await finish();
    expect(state().status).toBe('signed-in');
    expect(accessToken()).toBe(accessTokenOf('anna'));
    expect(browser.cookies.value('auth_refresh_token')).toBe('refresh-anna-1');
    expect(tab.path).toBe('/my-photos/photos?stripped=true');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(authority.tokenCalls[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code', code: 'the-code', client_id: 'photo-account', code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('S27 S28 no token and no verifier in storage, address or report', async () => {
    const { tab, finish } = await comeBack();
    await finish();
    const seen = JSON.stringify([[...tab.sessionStorage.entries], [...browser.localStorage.entries], tab.left, tab.path, tab.reports]);
    const secrets = [accessTokenOf('anna'), 'refresh-anna', authority.tokenCalls[0]?.get('code_verifier') ?? 'missing', 'anna@example.com'];
    for (const secret of secrets) expect(seen).not.toContain(secret);
  });

  test.each([['another state', { state: 'x' }], ['no state', { state: '' }]])(
    'S3 A4.6 %s: no call, no cookie, back at "/" and one reload',
    async (_name, changes) => {
      const { tab, finish } = await comeBack(changes);
      await finish();
      expect(authority.tokenCalls).toHaveLength(0);
      expect(browser.cookies.cookies).toEqual([]);
      expect([tab.path, tab.replaced]).toEqual(['/', ['/']]);
      expect(tab.reports).toEqual(['Auth Error: The state is unknown here, used or too old']);
    },
  );

  test('S3 a replayed hand-back of somebody who is signed in changes nothing', async () => {
    const { tab, finish, load } = await comeBack();
    await finish();
    tab.url = new URL(handBack(tab.left[0]), tab.url);
    const again = await load();
    await again.startSession();
    expect(again.state().status).toBe('signed-in');
    expect([authority.tokenCalls.length, tab.path, tab.replaced]).toEqual([1, '/', []]);
  });

  test('S10 after more than ten minutes it is refused', async () => {
    const { tab, finish } = await comeBack();
    tab.clock += 11 * 60_000;
    await finish();
    expect([authority.tokenCalls.length, tab.replaced]).toEqual([0, ['/']]);
  });

  test.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['expiry', { exp: Math.floor(Date.now() / 1000) - 660 }],
  ])('S4 an ID token of the wrong %s is refused', async (_name, idToken) => {
    const { finish, nonce, tab } = await comeBack();
    authority.answer = () => authority.tokens('anna', { idToken: { nonce, ...idToken } });
    await finish();
    expect(browser.cookies.cookies).toEqual([]);
    expect(tab.replaced).toEqual(['/']);
  });

  test('S4 a hand-back of another issuer is refused', async () => {
    const { finish } = await comeBack({ iss: 'https://evil.example' });
    await finish();
    expect(authority.tokenCalls).toHaveLength(0);
  });

  test.each([-540, 540])('S25 a clock that is wrong by %i seconds does no harm', async (skew) => {
    const { finish, nonce } = await comeBack();
    const now = Math.floor(Date.now() / 1000) + skew;
    authority.answer = () => authority.tokens('anna', { idToken: { nonce, iat: now - 60, exp: now } });
    expect((await finish()).state().status).toBe('signed-in');
    expect(browser.cookies.cookies[1]?.line).toContain('Max-Age=900');
  });

  test('S7 A4.1 the token endpoint fails: one reload, then a message with a correlation id and the way on', async () => {
    const { tab, finish, load } = await comeBack();
    authority.answer = () => new Response('down', { status: 500 });
    await finish();
    expect([tab.replaced, tab.path]).toEqual([['/'], '/']);

    await (await load()).startSession();
    tab.url = new URL(handBack(tab.left[1]), tab.url);
    const second = await load();
    await second.startSession();
    expect(second.state()).toEqual({
      status: 'failed',
      failure: { reason: 'unavailable', correlationId: expect.stringMatching(/^[\da-f-]{36}$/) },
      returnTo: '/my-photos/photos?stripped=true',
    });
    expect(tab.replaced).toHaveLength(1);
  });

  test('S7 no answer: a message at once, and trying again leads to where the customer wanted to go', async () => {
    const { tab, finish, nonce } = await comeBack();
    authority.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { state, signIn } = await finish();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'unreachable' } });
    expect(tab.replaced).toEqual([]);

    await signIn();
    expect(new URL(tab.left[1] ?? '').searchParams.get('nonce')).not.toBe(nonce);
    expect(tab.sessionStorage.getItem('auth_pending_sign_ins')).toContain('/my-photos/photos?stripped=true');
  });

  test('S7 the authority cannot be found: a message', async () => {
    const tab = browser.tab('https://account.folioleaf-uk.example/', () => Promise.reject(new TypeError('Failed to fetch')));
    const { configureSession, startSession } = await import('./session.ts');
    const { sessionState } = await import('./session-store.ts');
    configureSession({ auth: { ...AUTH, authority: authority.issuer }, acr: '', reporter: tab.reporter, environment: tab.env });
    await startSession();
    expect(sessionState()).toMatchObject({ status: 'failed', failure: { reason: 'unreachable' } });
    expect(tab.reports).toEqual(['Auth Error: Failed to fetch']);
  });

  test('A4.7 S6 cancelling at the authority signs out here and asks before it tries again', async () => {
    signedInCookies();
    const opened = await openTab();
    await opened.signIn();
    opened.tab.url = new URL(handBack(opened.tab.left[0], { error: 'access_denied' }).replace('code=the-code&', ''), opened.tab.url);
    const { startSession, state } = await opened.load();
    await startSession();
    expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'abandoned' } });
    expect(browser.cookies.cookies).toEqual([]);
    expect([opened.tab.replaced, opened.tab.left.length, authority.tokenCalls.length]).toEqual([[], 1, 0]);
  });

  test('S17 a token that no cookie holds is a clear message and no loop', async () => {
    const { tab, finish, nonce } = await comeBack();
    authority.answer = () => authority.tokens('anna', { idToken: { nonce }, access_token: accessTokenOf('anna', 'x'.repeat(4000)) });
    expect((await finish()).state()).toMatchObject({ status: 'failed', failure: { reason: 'token-too-large' } });
    expect([browser.cookies.cookies, tab.replaced]).toEqual([[], []]);
  });
});

describe('refreshing', () => {
  test('S21 ten refused calls cause one refresh', async () => {
    signedInCookies();
    const { startSession, accessToken, refreshAccessToken } = await openTab();
    await startSession();
    authority.answer = () => authority.tokens('anna', { mark: 2 });
    const refused = accessToken();
    const fresh = await Promise.all(Array.from({ length: 10 }, () => refreshAccessToken(refused)));
    expect(new Set(fresh)).toEqual(new Set([accessTokenOf('anna', 2)]));
    expect(authority.tokenCalls.map((form) => form.get('refresh_token'))).toEqual(['refresh-anna-1']);
  });

  test('S22 R7 five tabs cause one refresh, the others take its token', async () => {
    signedInCookies();
    const tabs = [await openTab(), await openTab(), await openTab(), await openTab(), await openTab()];
    for (const { startSession } of tabs) await startSession();
    authority.answer = () => authority.tokens('anna', { mark: 2 });
    const fresh = await Promise.all(tabs.map(({ refreshAccessToken }) => refreshAccessToken(accessTokenOf('anna'))));
    expect(new Set(fresh)).toEqual(new Set([accessTokenOf('anna', 2)]));
    expect(authority.tokenCalls).toHaveLength(1);
  });

  test('S23 invalid_grant: cookies removed, one redirect back to the same place', async () => {
    signedInCookies();
    const { startSession, accessToken, refreshAccessToken, signInNeeded, tab } = await openTab('/settings/personal-details');
    await startSession();
    authority.answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    expect(await refreshAccessToken(accessToken())).toBeUndefined();
    expect(browser.cookies.cookies).toEqual([]);
    signInNeeded();
    signInNeeded();
    await vi.waitFor(() => expect(tab.left).toHaveLength(1));
    expect(tab.sessionStorage.getItem('auth_pending_sign_ins')).toContain('"/settings/personal-details"');
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['an error of the authority', () => new Response('', { status: 503 }), 'unavailable'],
  ])('A8.8 O120 %s keeps the session and rejects', async (_name, answer, reason) => {
    signedInCookies();
    const { startSession, state, refreshAccessToken, tab } = await openTab();
    await startSession();
    authority.answer = answer;
    await expect(refreshAccessToken(accessTokenOf('anna'))).rejects.toMatchObject({ reason });
    expect(state().status).toBe('signed-in');
    expect(browser.cookies.cookies).toHaveLength(2);
    expect(tab.reports).toEqual([expect.stringMatching(/^AccessToken Error: /)]);
  });

  test('S14 tokens that arrive after a sign-out are dropped', async () => {
    signedInCookies();
    const { startSession, refreshAccessToken, signOut } = await openTab();
    await startSession();
    let answer = (_response: Response) => {};
    authority.answer = () => new Promise<Response>((resolve) => (answer = resolve));
    const refreshed = refreshAccessToken(accessTokenOf('anna'));
    await vi.waitFor(() => expect(authority.tokenCalls).toHaveLength(1));
    await signOut();
    answer(authority.tokens('anna', { mark: 2 }));
    expect(await refreshed).toBeUndefined();
    expect(browser.cookies.cookies).toEqual([]);
  });
});

describe('signing out', () => {
  test('A4.8 A4.9 A4.10 S14 removes cookies and personal data, then ends the session of the authority', async () => {
    signedInCookies();
    const { startSession, signOut, state, accessToken, onPersonalDataClear, tab } = await openTab('/orders');
    const cleared = vi.fn();
    onPersonalDataClear(cleared);
    await startSession();
    for (const key of ['scrollPosition', 'visibleTimeLineSections:photos', 'reactivationModalShown']) tab.sessionStorage.setItem(key, '1');
    await signOut({ to: '/account-deleted?stripped=true' });

    expect(browser.cookies.cookies).toEqual([]);
    expect([state(), accessToken()]).toEqual([{ status: 'signed-out', leaving: true }, undefined]);
    expect(cleared).toHaveBeenCalledTimes(1);
    expect([...tab.sessionStorage.entries.keys()]).toEqual(['auth_after_sign_out']);
    expect(browser.localStorage.length).toBe(0);
    const url = new URL(tab.replaced[0] ?? '');
    expect(url.origin + url.pathname).toBe(`${authority.issuer}/session/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'photo-account', post_logout_redirect_uri: 'https://account.folioleaf-uk.example/account-deleted',
    });
  });

  test('P2.16 stripped=true is back after the way through the authority', async () => {
    signedInCookies();
    const { startSession, signOut, load, tab } = await openTab('/orders');
    await startSession();
    await signOut({ to: '/account-deleted?stripped=true' });
    tab.url = new URL('/account-deleted', tab.url);
    await (await load()).startSession({ signInRequired: false });
    expect(tab.path).toBe('/account-deleted?stripped=true');
  });

  test('O86 without a token it just goes to "/"', async () => {
    const { startSession, signOut, tab } = await openTab('/logout');
    await startSession({ signInRequired: false });
    await signOut();
    expect([tab.replaced, tab.left, authority.calls]).toEqual([['/'], [], 0]);
  });

  test('A4.9 an authority that does not answer holds nobody back', async () => {
    signedInCookies();
    const { startSession, signOut, tab } = await openTab();
    await startSession();
    vi.spyOn(authority, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    tab.env.fetch = authority.fetch;
    await signOut();
    expect(tab.replaced).toEqual(['/']);
    expect(browser.cookies.cookies).toEqual([]);
  });

  test('S15 the other tabs are signed out too, and stay where they are', async () => {
    signedInCookies();
    const one = await openTab();
    const two = await openTab('/orders');
    await one.startSession();
    await two.startSession();
    const cleared = vi.fn();
    two.onPersonalDataClear(cleared);
    await one.signOut();
    expect(two.state()).toEqual({ status: 'signed-out', leaving: false });
    expect(two.accessToken()).toBeUndefined();
    expect(cleared).toHaveBeenCalledTimes(1);
    expect([two.tab.left, two.tab.replaced]).toEqual([[], []]);
    two.signInNeeded();
    expect(two.tab.left).toEqual([]);
  });

  test('S16 a planted second token signs out and is reported, once', async () => {
    signedInCookies();
    const { startSession, accessToken, tab } = await openTab();
    await startSession();
    browser.cookies.write('auth_access_token=planted; Path=/');
    expect(accessToken()).toBeUndefined();
    expect(accessToken()).toBeUndefined();
    await vi.waitFor(() => expect(tab.replaced).toHaveLength(1));
    expect(browser.cookies.cookies).toEqual([]);
    expect(tab.reports).toEqual(['AccessToken Error: a second token cookie of the same name was planted']);
  });

  test('S16 a second token that was there before starting signs out as well', async () => {
    signedInCookies();
    browser.cookies.write('auth_access_token=planted; Path=/');
    const { startSession, state, tab } = await openTab();
    await startSession();
    expect(state()).toEqual({ status: 'signed-out', leaving: true });
    await vi.waitFor(() => expect(tab.replaced).toHaveLength(1));
    expect(tab.left).toEqual([]);
  });
});

describe('somebody else', () => {
  test('S20 data of the last customer is cleared before the first render', async () => {
    signedInCookies('anna');
    await (await openTab()).startSession();
    dropAccessCookie();
    signedInCookies('carl');
    const { startSession, onPersonalDataClear, state } = await openTab();
    const cleared = vi.fn(() => expect(state().status).not.toBe('signed-in'));
    onPersonalDataClear(cleared);
    await startSession();
    expect(cleared).toHaveBeenCalledTimes(1);
  });

  test('S20 the same customer keeps hers', async () => {
    signedInCookies('anna');
    await (await openTab()).startSession();
    const { startSession, onPersonalDataClear } = await openTab();
    const cleared = vi.fn();
    onPersonalDataClear(cleared);
    await startSession();
    expect(cleared).not.toHaveBeenCalled();
  });

  test('S20 signed in from another tab: no call goes out with the other token', async () => {
    signedInCookies('anna');
    const { startSession, accessToken, tab } = await openTab('/orders');
    await startSession();
    signedInCookies('carl');
    expect(accessToken()).toBeUndefined();
    expect(tab.replaced).toEqual(['/']);
  });

  test('S20 a tab hears that somebody else signed in, and a signed-out one that anybody did', async () => {
    signedInCookies('anna');
    const one = await openTab('/orders');
    await one.startSession();
    const out = await openTab('/account-deleted');
    await out.startSession({ signInRequired: false });
    dropAccessCookie();
    browser.cookies.write('auth_refresh_token=; Max-Age=0; Path=/; Domain=folioleaf-uk.example');
    const outLater = await openTab('/account-deleted');
    await outLater.startSession({ signInRequired: false });

    const { finish, nonce } = await comeBack();
    authority.answer = () => authority.tokens('carl', { idToken: { nonce } });
    await finish();
    expect(one.tab.replaced).toEqual(['/']);
    expect(outLater.tab.reloads).toBe(1);
  });
});

describe('coming back to a page', () => {
  test('S19 a page out of the back-forward cache reloads when nobody is signed in', async () => {
    signedInCookies();
    const { startSession, tab } = await openTab();
    await startSession();
    tab.returned(true);
    expect(tab.reloads).toBe(0);
    browser.cookies.cookies = [];
    tab.returned(true);
    expect(tab.reloads).toBe(1);
  });

  test('S20 a tab that becomes visible notices somebody else', async () => {
    signedInCookies('anna');
    const { startSession, tab } = await openTab();
    await startSession();
    signedInCookies('carl');
    tab.returned(false);
    expect(tab.replaced).toEqual(['/']);
  });
});
