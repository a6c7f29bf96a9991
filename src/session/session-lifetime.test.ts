import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { accessTokenOf } from './session-test-kit.ts';
import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
beforeEach(() => {
  world = new SessionWorld();
});

describe('refreshing', () => {
  test('S21 ten refused calls cause one refresh', async () => {
    world.signedInCookies();
    const { startSession, accessToken, refreshAccessToken } = await world.openTab();
    await startSession();
    world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
    const refused = accessToken();
    const fresh = await Promise.all(Array.from({ length: 10 }, () => refreshAccessToken(refused)));
    expect(new Set(fresh)).toEqual(new Set([accessTokenOf('anna', 2)]));
    expect(world.authority.tokenCalls.map((form) => form.get('refresh_token'))).toEqual(['refresh-anna-1']);
  });

  test('S22 R7 five tabs cause one refresh, the others take its token', async () => {
    world.signedInCookies();
    const tabs = [
      await world.openTab(),
      await world.openTab(),
      await world.openTab(),
      await world.openTab(),
      await world.openTab(),
    ];
    for (const { startSession } of tabs) await startSession();
    world.authority.answer = () => world.authority.tokens('anna', { mark: 2 });
    const fresh = await Promise.all(tabs.map(({ refreshAccessToken }) => refreshAccessToken(accessTokenOf('anna'))));
    expect(new Set(fresh)).toEqual(new Set([accessTokenOf('anna', 2)]));
    expect(world.authority.tokenCalls).toHaveLength(1);
  });

  test('S23 invalid_grant: cookies removed, one redirect back to the same place', async () => {
    world.signedInCookies();
    const { startSession, accessToken, refreshAccessToken, signInNeeded, tab } =
      await world.openTab('/settings/personal-details');
    await startSession();
    world.authority.answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    expect(await refreshAccessToken(accessToken())).toBeUndefined();
    expect(world.browser.cookies.cookies).toEqual([]);
    signInNeeded();
    signInNeeded();
    await vi.waitFor(() => expect(tab.left).toHaveLength(1));
    expect(tab.sessionStorage.getItem('auth_pending_sign_ins')).toContain('"/settings/personal-details"');
  });

  test.each([
    ['another error', () => Response.json({ error: 'unauthorized_client' }, { status: 400 })],
    ['401', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ])('S23 a refusal with %s ends the session, too', async (_name, answer) => {
    world.signedInCookies();
    const { startSession, accessToken, refreshAccessToken } = await world.openTab();
    await startSession();
    world.authority.answer = answer;
    expect(await refreshAccessToken(accessToken())).toBeUndefined();
    expect(world.browser.cookies.cookies).toEqual([]);
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['an error of the authority', () => new Response('', { status: 503 }), 'unavailable'],
    ['too many requests', () => Response.json({ message: 'Too many requests' }, { status: 429 }), 'unavailable'],
    ['a refusal that names no error', () => Response.json({ message: 'Bad request' }, { status: 400 }), 'refused'],
    [
      'a refusal that is not about the session',
      () => Response.json({ message: 'Forbidden' }, { status: 403 }),
      'refused',
    ],
  ])('A8.8 O120 %s keeps the session and rejects', async (_name, answer, reason) => {
    world.signedInCookies();
    const { startSession, state, refreshAccessToken, tab } = await world.openTab();
    await startSession();
    world.authority.answer = answer;
    await expect(refreshAccessToken(accessTokenOf('anna'))).rejects.toMatchObject({ reason });
    expect(state().status).toBe('signed-in');
    expect(world.browser.cookies.cookies).toHaveLength(2);
    expect(tab.reports).toEqual([expect.stringMatching(/^AccessToken Error: /)]);
  });

  test('S21 ten calls that were refused while the authority is down ask it once, and again later', async () => {
    world.signedInCookies();
    const { startSession, refreshAccessToken } = await world.openTab();
    await startSession();
    world.authority.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const all = () => Promise.allSettled(Array.from({ length: 10 }, () => refreshAccessToken(accessTokenOf('anna'))));
    await all();
    expect(world.authority.tokenCalls).toHaveLength(1);
    await all();
    expect(world.authority.tokenCalls).toHaveLength(2);
  });

  test('S14 tokens that arrive after a sign-out are dropped', async () => {
    world.signedInCookies();
    const { startSession, refreshAccessToken, signOut } = await world.openTab();
    await startSession();
    let answer = (_response: Response) => {};
    world.authority.answer = () => new Promise<Response>((resolve) => (answer = resolve));
    const refreshed = refreshAccessToken(accessTokenOf('anna'));
    await vi.waitFor(() => expect(world.authority.tokenCalls).toHaveLength(1));
    await signOut();
    answer(world.authority.tokens('anna', { mark: 2 }));
    expect(await refreshed).toBeUndefined();
    expect(world.browser.cookies.cookies).toEqual([]);
  });
});

describe('signing out', () => {
  test('A4.8 A4.9 A4.10 S14 removes cookies and personal data, then ends the session of the authority', async () => {
    world.signedInCookies();
    const { startSession, signOut, state, accessToken, personalDataClear, tab } = await world.openTab('/orders');
    const cleared = vi.fn();
    personalDataClear.on(cleared);
    await startSession();
    for (const key of [
      'scrollPosition',
      'scrollPosition album-1',
      'visibleTimeLineSections',
      'reactivationModalShown',
      'formDraft:personal-details',
    ])
      tab.sessionStorage.setItem(key, '1');
    for (const key of ['heldDeletion photo-1', 'archiveOrder 1', 'archiveState 1', 'archiveNews', 'requestedExport'])
      world.browser.localStorage.setItem(key, '{}');
    await signOut({ to: '/account-deleted?stripped=true' });

    expect(world.browser.cookies.cookies).toEqual([]);
    expect([state(), accessToken()]).toEqual([{ status: 'signed-out', leaving: true }, undefined]);
    expect(cleared).toHaveBeenCalledTimes(1);
    expect([...tab.sessionStorage.entries.keys()]).toEqual(['auth_place']);
    expect([...world.browser.localStorage.entries.keys()]).toEqual(['auth_sign_out_owed']);
    const url = new URL(tab.left[0] ?? '');
    expect(url.origin + url.pathname).toBe(`${world.authority.issuer}/session/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'photo-account',
      post_logout_redirect_uri: 'https://account.folioleaf-uk.example/account-deleted',
      state: expect.stringMatching(/^signed-out-.{40}/),
    });
  });

  test('P4.14 S14 what has to be done before is waited for, with the token still there', async () => {
    world.signedInCookies();
    const { startSession, signOut, state, accessToken, beforeSignOut, tab } = await world.openTab('/orders');
    await startSession();
    const work = Promise.withResolvers<void>();
    beforeSignOut.on((first) => first(work.promise));
    const ends = [signOut(), signOut()];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([state().status, accessToken()]).toEqual(['signed-in', accessTokenOf('anna')]);
    work.reject(new Error('refused'));
    await Promise.all(ends);
    expect([state(), accessToken()]).toEqual([{ status: 'signed-out', leaving: true }, undefined]);
    expect(tab.left).toHaveLength(1);
  });

  test('S14 S23 the authority ends its session, too, where what has to be done before finds that the session is over', async () => {
    world.signedInCookies();
    const { startSession, signOut, accessToken, refreshAccessToken, beforeSignOut, tab } =
      await world.openTab('/orders');
    await startSession();
    world.authority.answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    beforeSignOut.on((first) => first(refreshAccessToken(accessToken())));
    await signOut();
    expect(tab.left.map((to) => to.split('?')[0])).toContain(`${world.authority.issuer}/session/end`);
  });

  test('P2.16 where nothing is said it goes home, stripped or not', async () => {
    vi.stubGlobal('location', { search: '?stripped=true' });
    onTestFinished(() => void vi.unstubAllGlobals());
    world.signedInCookies();
    const { startSession, signOut, load, tab } = await world.openTab('/orders?stripped=true');
    await startSession();
    await signOut();
    tab.url = new URL(world.signedOutAt(tab.left[0]));
    await (await load()).startSession();
    expect(tab.path).toBe('/?stripped=true');
  });

  test('P2.16 stripped=true is back after the way through the authority', async () => {
    world.signedInCookies();
    const { startSession, signOut, load, tab } = await world.openTab('/orders');
    await startSession();
    await signOut({ to: '/account-deleted?stripped=true' });
    tab.url = new URL(world.signedOutAt(tab.left[0]));
    await (await load()).startSession({ isPublic: () => true });
    expect(tab.path).toBe('/account-deleted?stripped=true');
  });

  test('O86 without a token it just goes to "/"', async () => {
    const { startSession, signOut, tab } = await world.openTab('/logout');
    await startSession({ isPublic: () => true });
    await Promise.all([signOut(), signOut()]);
    expect([tab.replaced, tab.left, world.authority.calls]).toEqual([['/'], [], 0]);
  });

  test('A4.9 an authority that does not answer holds nobody back', async () => {
    world.signedInCookies();
    const { startSession, signOut, tab } = await world.openTab();
    await startSession();
    vi.spyOn(world.authority, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    tab.env.fetch = world.authority.fetch;
    await signOut();
    expect(tab.replaced).toEqual(['/']);
    expect(world.browser.cookies.cookies).toEqual([]);
  });

  test('A4.9 P2.16 what an authority could not be told it is told before the next sign-in, which leads to where the customer wanted all the same', async () => {
    world.signedInCookies();
    const { startSession, signOut, tab } = await world.openTab();
    await startSession();
    const { fetch } = tab.env;
    tab.env.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await signOut();
    tab.env.fetch = fetch;

    const back = await world.openTab('/orders?stripped=true');
    await back.startSession();
    expect(back.tab.left.map((left) => left.split('?')[0])).toEqual([`${world.authority.issuer}/session/end`]);
    // It comes back to the one page that is registered for that.
    back.tab.url = new URL(world.signedOutAt(back.tab.left[0]));
    expect(back.tab.path).toMatch(/^\/\?state=/);
    await (await back.load()).startSession();
    expect(back.tab.left.map((left) => left.split('?')[0]).at(-1)).toBe(`${world.authority.issuer}/auth`);
    expect(back.tab.sessionStorage.getItem('auth_pending_sign_ins')).toContain('"/orders?stripped=true"');
  });

  test('S15 the other tabs are signed out too, and stay where they are', async () => {
    const { one, two } = await world.twoTabs();
    const cleared = vi.fn();
    two.personalDataClear.on(cleared);
    await one.signOut();
    expect(two.state()).toEqual({ status: 'signed-out', leaving: false });
    expect(two.accessToken()).toBeUndefined();
    expect(cleared).toHaveBeenCalledTimes(1);
    expect([two.tab.left, two.tab.replaced]).toEqual([[], []]);
    two.signInNeeded();
    expect(two.tab.left).toEqual([]);
  });

  test.each(['in this tab', 'in another'])(
    'S14 S15 what a page stores as it goes is gone with what it has stored before, when the customer signs out %s',
    async (where) => {
      const { one, two } = await world.twoTabs();
      one.onSessionChange(() => one.state().status === 'signed-out' && storeIn(one.tab));
      two.onSessionChange(() => two.state().status === 'signed-out' && storeIn(two.tab));
      const storeIn = ({ sessionStorage }: typeof one.tab) => sessionStorage.setItem('scrollPosition album-1', '{}');
      await one.signOut();
      const { tab } = where === 'in this tab' ? one : two;
      expect(tab.sessionStorage.length).toBe(0);
    },
  );

  test('S15 a tab that finds the tokens gone before it hears why is signed out, and starts no sign-in', async () => {
    const { one, two } = await world.twoTabs();
    const deliver = world.browser.holdMessages();
    await one.signOut();
    expect(await two.refreshAccessToken(two.accessToken())).toBeUndefined();
    two.signInNeeded();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(two.state().status).toBe('signed-in');
    deliver();
    // Longer than it waits for the message.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(two.state()).toEqual({ status: 'signed-out', leaving: false });
    expect([two.tab.left, two.tab.replaced]).toEqual([[], []]);
  });

  test('S15 S19 a tab that never hears of it is signed out when the customer looks at it again', async () => {
    const { one, two } = await world.twoTabs();
    const cleared = vi.fn();
    two.personalDataClear.on(cleared);
    world.browser.holdMessages();
    await one.signOut();
    two.tab.returned(false);
    expect(two.state()).toEqual({ status: 'signed-out', leaving: false });
    expect(cleared).toHaveBeenCalledTimes(1);
    expect([two.tab.left, two.tab.replaced]).toEqual([[], []]);
  });

  test('S23 a session that ended while the customer was away is no sign-out', async () => {
    world.signedInCookies();
    const { startSession, state, tab } = await world.openTab('/orders');
    await startSession();
    world.browser.cookies.cookies = [];
    tab.returned(false);
    expect(state().status).toBe('signed-in');
  });

  test.each([
    ['after another tab has signed out', true, { status: 'signed-out', leaving: false }],
    ['while nobody has', false, { status: 'failed' }],
  ])('S15 S23 what starts sign-in cannot be loaded, %s', async (_when, isSignedOut, state) => {
    const { one, two } = await world.twoTabs();
    const asked = Promise.withResolvers<void>();
    const script = Promise.withResolvers<never>();
    vi.doMock('./start-sign-in.ts', () => {
      asked.resolve();
      return script.promise;
    });
    onTestFinished(() => void vi.doUnmock('./start-sign-in.ts'));
    const deliver = world.browser.holdMessages();
    if (isSignedOut) await one.signOut();
    else world.browser.cookies.cookies = [];
    two.signInNeeded();
    await asked.promise;
    deliver();
    script.reject(new TypeError('Failed to fetch dynamically imported module'));
    await vi.waitFor(() => expect(two.state()).toMatchObject(state));
    // Nothing takes it back.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(two.state()).toMatchObject(state);
  });

  test('S23 tokens that are gone without a word of another tab start one sign-in', async () => {
    world.signedInCookies();
    const { startSession, signInNeeded, tab } = await world.openTab('/orders');
    await startSession();
    world.browser.cookies.cookies = [];
    signInNeeded();
    signInNeeded();
    await vi.waitFor(() => expect(tab.left).toHaveLength(1));
    // A second one would come right after it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(tab.left).toHaveLength(1);
    expect(tab.left[0]).toContain(world.authority.issuer);
  });

  test('S16 a planted second token signs out and is reported, once', async () => {
    world.signedInCookies();
    const { startSession, accessToken, tab } = await world.openTab();
    await startSession();
    world.browser.cookies.write('auth_access_token=planted; Path=/');
    expect(accessToken()).toBeUndefined();
    expect(accessToken()).toBeUndefined();
    await vi.waitFor(() => expect(tab.left).toHaveLength(1));
    expect(world.browser.cookies.cookies).toEqual([]);
    expect(tab.reports).toEqual(['AccessToken Error: a second token cookie of the same name was planted']);
  });

  test('S16 a second token that was there before starting signs out as well', async () => {
    world.signedInCookies();
    world.browser.cookies.write('auth_access_token=planted; Path=/');
    const { startSession, state, tab } = await world.openTab();
    await startSession();
    expect(state()).toEqual({ status: 'signed-out', leaving: true });
    await vi.waitFor(() => expect(tab.left).toHaveLength(1));
    expect(tab.left[0]).toContain(`${world.authority.issuer}/session/end`);
  });
});

describe('coming back to a page', () => {
  test('S19 a page out of the back-forward cache reloads when nobody is signed in', async () => {
    world.signedInCookies();
    const { startSession, tab } = await world.openTab();
    await startSession();
    tab.returned(true);
    expect(tab.reloads).toBe(0);
    world.browser.cookies.cookies = [];
    tab.returned(true);
    expect(tab.reloads).toBe(1);
  });

  test('S19 what a page out of the back-forward cache showed is gone before it reloads, whatever keeps it from that', async () => {
    const { one, two } = await world.twoTabs();
    // A page that the browser keeps hears nothing.
    world.browser.channel.length = 1;
    await one.signOut();
    const shown = vi.fn(() => two.state());
    two.tab.env.reload = shown;
    two.tab.sessionStorage.setItem('formDraft:email', '{}');
    two.tab.returned(true);
    expect(shown.mock.results.map(({ value }) => value)).toEqual([{ status: 'signed-out', leaving: true }]);
    expect(two.tab.sessionStorage.length).toBe(0);
  });

  test('S20 a tab that becomes visible notices somebody else', async () => {
    world.signedInCookies('anna');
    const { startSession, tab } = await world.openTab();
    await startSession();
    world.signedInCookies('carl');
    tab.returned(false);
    expect(tab.replaced).toEqual(['/']);
  });
});
