import { vi } from 'vitest';

import type { FakeTab } from './session-test-kit.ts';
import { FakeAuthority, FakeBrowser, accessTokenOf } from './session-test-kit.ts';

const AUTH = { clientId: 'photo-account', scope: 'openid email account' };
const DOMAIN = '; Path=/; Domain=folioleaf-uk.example';

/** One browser and one authority, with the session running in as many tabs as a test opens. */
export class SessionWorld {
  readonly browser = new FakeBrowser('account.folioleaf-uk.example');
  readonly authority = new FakeAuthority();

  /** A session module of its own, as after loading a page in this tab. */
  async load(tab: FakeTab, onSignedIn = () => {}) {
    vi.resetModules();
    const session = await import('./session.ts');
    const { onSessionChange, sessionState } = await import('./session-store.ts');
    const { beforeSignOut } = await import('./personal-data.ts');
    const { personalDataClear } = await import('#lib/personal-data.ts');
    const { onSignIn } = await import('./sign-in-announcement.ts');
    onSignIn(onSignedIn);
    session.configureSession({
      auth: { ...AUTH, authority: this.authority.issuer },
      acr: 'vendor:folioleaf-uk',
      reporter: tab.reporter,
      environment: tab.env,
    });
    return { ...session, state: sessionState, onSessionChange, beforeSignOut, personalDataClear };
  }

  async openTab(path = '/', onSignedIn = () => {}) {
    const tab = this.browser.tab(`https://account.folioleaf-uk.example${path}`, this.authority.fetch);
    const load = () => this.load(tab, onSignedIn);
    return { tab, load, ...(await load()) };
  }

  /** Two tabs of a customer who is signed in, the second on the page of her orders. */
  async twoTabs() {
    this.signedInCookies();
    const one = await this.openTab();
    const two = await this.openTab('/orders');
    await one.startSession();
    await two.startSession();
    return { one, two };
  }

  /** The cookies of somebody who signed in before. */
  signedInCookies(sub = 'anna', mark = 1): void {
    this.browser.cookies.write(`auth_refresh_token=refresh-${sub}-${mark}${DOMAIN}`);
    this.browser.cookies.write(`auth_access_token=${accessTokenOf(sub, mark)}${DOMAIN}`);
  }

  /** Removes the access token, as the browser does when its lifetime is over. */
  dropAccessCookie(): void {
    this.browser.cookies.write(`auth_access_token=; Max-Age=0${DOMAIN}`);
  }

  /** The address that the authority hands back to, for the sign-in that a tab left for. */
  handBack(left: string | undefined, changes: Record<string, string> = {}): string {
    const asked = new URL(left ?? '').searchParams;
    const answer = { code: 'the-code', state: asked.get('state') ?? '', iss: this.authority.issuer };
    return `/?${new URLSearchParams({ ...answer, ...changes })}`;
  }

  /** The address that the authority comes back to once it has ended its session, as it does with the state that went there. */
  signedOutAt(left: string | undefined): string {
    const asked = new URL(left ?? '').searchParams;
    return `${asked.get('post_logout_redirect_uri')}?${new URLSearchParams({ state: asked.get('state') ?? '' })}`;
  }

  /** A tab that left for the authority; `finish` comes back with a good answer unless the test changed it. */
  async leaveAndReturn(changes: Record<string, string> = {}) {
    const onSignedIn = vi.fn<() => void>();
    const opened = await this.openTab('/my-photos/photos?stripped=true', onSignedIn);
    await opened.startSession();
    const nonce = new URL(opened.tab.left[0] ?? '').searchParams.get('nonce');
    this.authority.answer = () => this.authority.tokens('anna', { idToken: { nonce } });
    const finish = async () => {
      opened.tab.url = new URL(this.handBack(opened.tab.left.at(-1), changes), opened.tab.url);
      const session = await opened.load();
      await session.startSession();
      return session;
    };
    return { ...opened, nonce, finish, onSignedIn };
  }
}
