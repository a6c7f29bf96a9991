import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
beforeEach(() => {
  world = new SessionWorld();
});

describe('somebody else', () => {
  test('S20 data of the last customer is cleared before the first render', async () => {
    world.signedInCookies('anna');
    await (await world.openTab()).startSession();
    world.dropAccessCookie();
    world.signedInCookies('carl');
    world.browser.localStorage.setItem('archiveOrder 1', '{}');
    const kept = ['uploadsKept', 'exportRowsKept'];
    for (const flag of kept) world.browser.localStorage.setItem(flag, 'true');
    const { startSession, onSessionChange } = await world.openTab();
    const left = vi.fn(() => [...world.browser.localStorage.entries.keys()]);
    onSessionChange(left);
    await startSession();
    expect(left.mock.results[0]?.value).toEqual([...kept, 'auth_last_identity']);
    expect(kept.map((flag) => world.browser.localStorage.getItem(flag))).toEqual(['clearing', 'clearing']);
  });

  test('S14 S20 what was stored while nobody was known to be there is nobody\u2019s', async () => {
    world.signedInCookies('carl');
    world.browser.localStorage.setItem('archiveState 1', '{}');
    const { startSession, tab } = await world.openTab();
    tab.sessionStorage.setItem('keptSelection', '{}');
    await startSession();
    expect([...world.browser.localStorage.entries.keys()]).toEqual(['auth_last_identity']);
    expect([...tab.sessionStorage.entries.keys()]).toEqual(['auth_last_identity']);
  });

  test('S20 what a tab has of a customer who has signed out in another one is not shown to the next, even as the second to come', async () => {
    const { one, two } = await world.twoTabs();
    two.tab.sessionStorage.setItem('formDraft:email', '{}');
    // That tab is at the authority, or asleep.
    world.browser.channel.length = 1;
    await one.signOut();
    world.signedInCookies('carl');
    await (await world.openTab()).startSession();
    await (await two.load()).startSession();
    expect([...two.tab.sessionStorage.entries.keys()]).toEqual(['auth_last_identity']);
  });

  test('S20 a tab that hears late that its customer is gone takes nothing from the one who is there by now', async () => {
    const { one, two } = await world.twoTabs();
    const cleared = vi.fn<(isShared: boolean) => void>();
    two.personalDataClear.on(cleared);
    two.tab.sessionStorage.setItem('formDraft:email', '{}');
    const deliver = world.browser.holdMessages();
    await one.signOut();
    world.signedInCookies('carl');
    await (await world.openTab()).startSession();
    world.browser.localStorage.setItem('archiveOrder 1', '{}');
    world.browser.localStorage.setItem('uploadsKept', 'true');
    const shared = [...world.browser.localStorage.entries];
    deliver();
    expect(two.state().status).toBe('signed-out');
    expect(cleared).toHaveBeenCalledExactlyOnceWith(false);
    expect(two.tab.sessionStorage.length).toBe(0);
    expect([...world.browser.localStorage.entries]).toEqual(shared);
  });

  test('S19 S20 a page out of the back-forward cache is not shown to the next customer, whose access token has ended', async () => {
    const { one, two } = await world.twoTabs();
    world.browser.channel.length = 1;
    await one.signOut();
    world.signedInCookies('carl');
    await (await world.openTab()).startSession();
    world.dropAccessCookie();
    // It is seen again before it is told that it was restored.
    two.tab.returned(false);
    expect([two.state(), two.tab.replaced]).toEqual([{ status: 'signed-out', leaving: true }, ['/']]);
    two.tab.returned(true);
    expect([two.tab.replaced, two.tab.reloads]).toEqual([['/', '/'], 0]);
  });

  test('S14 a tab that was elsewhere as she signed out, and is back with nobody signed in, keeps nothing that she typed', async () => {
    const { one, two } = await world.twoTabs();
    world.browser.channel.length = 1;
    two.tab.sessionStorage.setItem('formDraft:email', '{}');
    await one.signOut();
    await (await two.load()).startSession();
    expect([...two.tab.sessionStorage.entries.keys()]).not.toContain('formDraft:email');
  });

  test('S23 a tab that is back after its session has merely ended keeps it', async () => {
    const { two } = await world.twoTabs();
    two.tab.sessionStorage.setItem('formDraft:email', '{}');
    world.browser.cookies.cookies = [];
    await (await two.load()).startSession();
    expect(two.tab.sessionStorage.getItem('formDraft:email')).toBe('{}');
  });

  test('S20 a tab that finds tokens of somebody else, whom nobody has announced, tells the others', async () => {
    const { one, two } = await world.twoTabs();
    world.signedInCookies('carl');
    await (await world.openTab()).startSession();
    expect([one.tab.replaced, two.tab.replaced]).toEqual([['/'], ['/']]);
  });

  test('S20 signing in as another customer than the last one clears as well', async () => {
    world.signedInCookies('carl');
    await (await world.openTab()).startSession();
    world.browser.cookies.cookies = [];
    const { tab, finish } = await world.leaveAndReturn();
    tab.sessionStorage.setItem('scrollPosition', '1');
    await finish();
    expect(tab.sessionStorage.getItem('scrollPosition')).toBeNull();
  });

  test('S20 the same customer keeps hers', async () => {
    world.signedInCookies('anna');
    await (await world.openTab()).startSession();
    world.browser.localStorage.setItem('archiveOrder 1', '{}');
    const { startSession, personalDataClear } = await world.openTab();
    const cleared = vi.fn();
    personalDataClear.on(cleared);
    await startSession();
    expect(cleared).not.toHaveBeenCalled();
    expect(world.browser.localStorage.getItem('archiveOrder 1')).toBe('{}');
  });

  test('S20 P2.16 signed in from another tab: no call goes out with the other token', async () => {
    vi.stubGlobal('location', { search: '?stripped=true' });
    onTestFinished(() => void vi.unstubAllGlobals());
    world.signedInCookies('anna');
    const { startSession, accessToken, tab } = await world.openTab('/orders');
    await startSession();
    world.signedInCookies('carl');
    expect(accessToken()).toBeUndefined();
    expect(tab.replaced).toEqual(['/?stripped=true']);
  });

  test('S20 a tab hears that somebody else signed in, and a signed-out one that anybody did', async () => {
    world.signedInCookies('anna');
    const one = await world.openTab('/orders');
    await one.startSession();
    world.browser.cookies.cookies = [];
    const out = await world.openTab('/account-deleted');
    await out.startSession({ isPublic: () => true });

    const { finish, nonce } = await world.leaveAndReturn();
    world.authority.answer = () => world.authority.tokens('carl', { idToken: { nonce } });
    await finish();
    expect(one.tab.replaced).toEqual(['/']);
    expect(out.tab.reloads).toBe(1);
  });
});
