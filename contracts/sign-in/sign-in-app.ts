import { FakeBrowser, type FakeTab } from '#session/session-test-kit.ts';
import type { SessionContext } from '#session/session-context.ts';

/**
 * The issuer that the app is configured with. The mock server's address differs from run to run, and tokens name their
 * issuer: so that the contract is always the same, what the app sends there goes to the mock server.
 */
export const ISSUER = 'https://identity.example';

/** The app's root, where the provider hands back to. */
export const ROOT = 'http://localhost:5173/';

/** The session of one tab, whose provider is a mock server. */
export interface SignInApp {
  context: SessionContext;
  tab: FakeTab;
  /** Contents of the app's two cookies. */
  tokens(): { access: string | undefined; refresh: string | undefined };
}

/** Whether the provider is asked for its discovery document, or which document the app finds, in cases about another operation. */
export type Discovery = 'asked' | object;

/** A session whose provider is the mock server. */
export function openSignInApp(mockUrl: string, discovery: Discovery): SignInApp {
  const browser = new FakeBrowser('localhost');
  const toMock: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    if (discovery !== 'asked' && url.pathname === '/.well-known/openid-configuration')
      return Promise.resolve(Response.json(discovery));
    return fetch(`${mockUrl}${url.pathname}${url.search}`, init);
  };
  const tab = browser.tab(ROOT, toMock);
  return {
    tab,
    context: {
      auth: { authority: ISSUER, clientId: 'photo-account', scope: 'openid email' },
      acr: 'vendor:folioleaf-uk',
      env: tab.env,
      reporter: tab.reporter,
    },
    tokens: () => ({
      access: browser.cookies.value('auth_access_token'),
      refresh: browser.cookies.value('auth_refresh_token'),
    }),
  };
}
