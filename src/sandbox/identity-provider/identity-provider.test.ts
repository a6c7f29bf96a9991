import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as oauth from 'oauth4webapi';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { threadTime } from '../../../tests/support/thread-time.ts';
import type { KeyValueStore } from '../core/identity-store.ts';
import { openIdentityStore } from '../core/identity-store.ts';
import { AccessTokenError } from './access-tokens.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { TestBrowser } from './test-browser.ts';

const PEOPLE = [
  {
    email: 'anna@example.com',
    name: 'Anna Ek',
    sub: 'p-anna',
    idpType: 'email',
    idpSub: 'i-anna',
    amr: ['pwd'],
    note: 'Has photos',
  },
  {
    email: 'b2b@example.com',
    name: 'Bo <Ek>',
    sub: 'p-bo',
    idpType: 'email',
    idpSub: 'i-bo',
    amr: ['b2b'],
    note: 'A company',
  },
];
const APP = 'http://localhost:5999/';
const CLIENT: oauth.Client = { client_id: 'photo-account' };
const HTTP = { [oauth.allowInsecureRequests]: true };

let folder: string;
let server: Server;
let provider: IdentityProvider;
let store: KeyValueStore;
let issuer: string;
let browser: TestBrowser;
let as: oauth.AuthorizationServer;

async function start(port = 0): Promise<void> {
  server = createServer((request, response) => {
    // A kept-alive connection would outlive the restart that one test is about.
    response.setHeader('connection', 'close');
    void provider.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  issuer = `http://localhost:${bound}/identity-provider`;
  store = openIdentityStore(join(folder, 'identity.sqlite'));
  provider = createIdentityProvider({
    issuer,
    app: 'http://localhost:5999',
    people: PEOPLE,
    vendorHosts: ['folioleaf-uk'],
    acrValues: ['vendor:folioleaf-uk'],
    store,
  });
  const discovered = await oauth.discoveryRequest(new URL(issuer), HTTP);
  as = await oauth.processDiscoveryResponse(new URL(issuer), discovered);
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  store.close();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
  await start();
  browser = new TestBrowser(new URL(issuer).origin);
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function authorizeUrl(changes: Record<string, string> = {}) {
  const verifier = oauth.generateRandomCodeVerifier();
  const url = new URL(as.authorization_endpoint ?? '');
  url.search = String(
    new URLSearchParams({
      client_id: 'photo-account',
      response_type: 'code',
      redirect_uri: APP,
      scope: 'openid email profile offline_access account',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: 'the-state',
      nonce: 'the-nonce',
      acr_values: 'vendor:folioleaf-uk',
      ...changes,
    }),
  );
  return { url, verifier };
}

async function exchange(handBack: URL, verifier: string): Promise<oauth.TokenEndpointResponse> {
  const params = oauth.validateAuthResponse(as, CLIENT, handBack, 'the-state');
  const response = await oauth.authorizationCodeGrantRequest(as, CLIENT, oauth.None(), params, APP, verifier, HTTP);
  return oauth.processAuthorizationCodeResponse(as, CLIENT, response, {
    expectedNonce: 'the-nonce',
    requireIdToken: true,
  });
}

async function refresh(token: string): Promise<oauth.TokenEndpointResponse> {
  const response = await oauth.refreshTokenGrantRequest(as, CLIENT, oauth.None(), token, HTTP);
  return oauth.processRefreshTokenResponse(as, CLIENT, response);
}

async function signIn(email = 'anna@example.com', changes: Record<string, string> = {}) {
  const { url, verifier } = await authorizeUrl(changes);
  const page = await browser.visit(url);
  const { url: handBack } = await browser.visit(page.url, { email, password: 'photos' });
  const tokens = await exchange(handBack, verifier);
  return { page, tokens, access: tokens.access_token, refreshToken: tokens.refresh_token ?? '' };
}

describe('signing in', () => {
  test('A7.5 code with PKCE hands out an access token with the claims of the person', async () => {
    const { tokens, access } = await signIn();

    expect(tokens.expires_in).toBe(900);
    expect(await provider.verifyAccessToken(access)).toMatchObject({
      sub: 'p-anna',
      email: 'anna@example.com',
      idpType: 'email',
      idpSub: 'i-anna',
      amr: ['pwd'],
      acr: 'vendor:folioleaf-uk',
    });
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({
      nonce: 'the-nonce',
      email: 'anna@example.com',
      sub: 'p-anna',
      idp_type: 'email',
      idp_sub: 'i-anna',
      amr: ['pwd'],
      acr: 'vendor:folioleaf-uk',
    });
  });

  test('A3.58 a business customer is told by amr', async () => {
    const { access } = await signIn('b2b@example.com');
    expect((await provider.verifyAccessToken(access)).amr).toEqual(['b2b']);
  });

  test('S17 both tokens are far below the size of a cookie', async () => {
    const { access, refreshToken } = await signIn();
    expect(access.length).toBeLessThan(1000);
    expect(refreshToken.length).toBeLessThan(200);
  });

  test('a second sign-in passes without the page, with the acr asked for this time', async () => {
    await signIn();
    const { url, verifier } = await authorizeUrl({ acr_values: 'vendor:other' });
    const { url: handBack } = await browser.visit(url);
    const { access_token: access } = await exchange(handBack, verifier);
    expect(await provider.verifyAccessToken(access)).toMatchObject({ sub: 'p-anna', acr: 'vendor:other' });
  });

  test('a wrong password keeps what was typed and says so', async () => {
    const page = await browser.visit((await authorizeUrl()).url);
    const answer = await browser.visit(page.url, { email: 'anna@example.com', password: 'guess' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('That e-mail address and password do not go together.');
    expect(answer.body).toContain('value="anna@example.com"');
  });

  test('the page lists the people, with their names as text', async () => {
    const { body } = await browser.visit((await authorizeUrl()).url);
    expect(body).toContain('Sign in as Anna');
    expect(body).not.toContain('<Ek>');
  });

  test('S6 Cancel hands access_denied back to the app', async () => {
    const page = await browser.visit((await authorizeUrl()).url);
    const { url } = await browser.visit(page.url, { action: 'cancel' });
    expect(url.origin + url.pathname).toBe(APP);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ error: 'access_denied', state: 'the-state' });
  });

  test.each([
    ['another redirect address', { redirect_uri: 'http://localhost:5999/elsewhere' }, 400],
    ['a vendor that is not there', { redirect_uri: 'http://account.evil.localhost:5999/' }, 400],
  ])('%s is refused without a redirect', async (_name, changes, status) => {
    const answer = await browser.visit((await authorizeUrl(changes)).url);
    expect(answer.status).toBe(status);
  });

  test.each(['account', 'test-account', 'acceptance-account'])('the vendor host %s.* may sign in', async (prefix) => {
    const redirect_uri = `http://${prefix}.folioleaf-uk.localhost:5999/`;
    expect((await browser.visit((await authorizeUrl({ redirect_uri })).url)).status).toBe(200);
  });

  test('S1 no code without a challenge, nor with a plain one', async () => {
    const { url } = await authorizeUrl({ code_challenge_method: 'plain' });
    expect((await browser.visit(url)).url.searchParams.get('error')).toBe('invalid_request');
  });

  test('the session stays on the side of the provider', async () => {
    const { url } = await authorizeUrl();
    const response = await fetch(url, { redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(/path=\/identity-provider/i);
      expect(cookie).toMatch(/httponly/i);
    }
  });

  test('CORS is for the app alone', async () => {
    const ask = (origin: string) =>
      fetch(as.token_endpoint ?? '', {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'photo-account', grant_type: 'refresh_token', refresh_token: 'x' }),
      });
    const app = await ask('http://account.folioleaf-uk.localhost:5999');
    expect(app.headers.get('access-control-allow-origin')).toBe('http://account.folioleaf-uk.localhost:5999');
    expect((await ask('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('refreshing', () => {
  test('a refresh token works once and gives the next one', async () => {
    const { access, refreshToken } = await signIn();
    const next = await refresh(refreshToken);
    expect(next.access_token).not.toBe(access);
    expect(next.refresh_token).not.toBe(refreshToken);
    expect(await provider.verifyAccessToken(next.access_token)).toMatchObject({
      sub: 'p-anna',
      acr: 'vendor:folioleaf-uk',
    });
    expect((await refresh(next.refresh_token ?? '')).access_token).toBeTruthy();
  });

  test('using a rotated token again ends the whole grant', async () => {
    const { refreshToken } = await signIn();
    const next = await refresh(refreshToken);
    await expect(refresh(refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(refresh(next.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('expiring', () => {
  test('tokens given so far are refused, those given afterwards are not', async () => {
    const { access, refreshToken } = await signIn();
    const other = await provider.issueAccessToken('b2b@example.com');
    provider.expireTokens({ email: 'anna@example.com' });

    await expect(provider.verifyAccessToken(access)).rejects.toMatchObject({ problem: 'refused' });
    expect((await provider.verifyAccessToken(other)).sub).toBe('p-bo');
    const next = await refresh(refreshToken);
    expect((await provider.verifyAccessToken(next.access_token)).sub).toBe('p-anna');
  });

  test('S23 refresh tokens go too when asked, the session of the provider stays', async () => {
    const { refreshToken } = await signIn();
    provider.expireTokens({ email: 'anna@example.com', refresh: true });

    await expect(refresh(refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' });
    const { url } = await browser.visit((await authorizeUrl()).url);
    expect(url.searchParams.has('code')).toBe(true);
  });

  test('a reset takes nobody along and refuses nothing', async () => {
    const { access, refreshToken } = await signIn();
    provider.expireTokens({ email: 'anna@example.com' });
    const started = threadTime();
    provider.reset();
    expect(threadTime() - started).toBeLessThan(50);

    expect((await provider.verifyAccessToken(access)).sub).toBe('p-anna');
    await expect(refresh(refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await browser.visit((await authorizeUrl()).url)).status).toBe(200);
  });

  test('tokens of others and broken ones are told apart', async () => {
    const access = await provider.issueAccessToken('anna@example.com');
    const broken = access.slice(0, -4) + 'AAAA';
    await expect(provider.verifyAccessToken(broken)).rejects.toBeInstanceOf(AccessTokenError);
    await expect(provider.verifyAccessToken(broken)).rejects.toMatchObject({ problem: 'invalid' });
    await expect(provider.verifyAccessToken('nonsense')).rejects.toMatchObject({ problem: 'invalid' });
  });
});

describe('ending the session', () => {
  const endUrl = (to: string, more: Record<string, string> = {}) => {
    const url = new URL(as.end_session_endpoint ?? '');
    url.search = String(new URLSearchParams({ client_id: 'photo-account', post_logout_redirect_uri: to, ...more }));
    return url;
  };

  test('A4.9 goes back to the app at once; refresh token and session are gone', async () => {
    const { refreshToken } = await signIn();
    const { url } = await browser.visit(endUrl(`${APP}account-deleted`));
    expect(url.href).toBe(`${APP}account-deleted`);
    expect(browser.cookieNames()).not.toContain('_session');
    await expect(refresh(refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await browser.visit((await authorizeUrl()).url)).status).toBe(200);
  });

  test('without a session it just goes back', async () => {
    expect((await browser.visit(endUrl(APP))).url.href).toBe(APP);
  });

  test('A4.9 gives the state back, whether there was a session or not', async () => {
    await signIn();
    for (const state of ['first', 'second'])
      expect((await browser.visit(endUrl(APP, { state }))).url.href).toBe(`${APP}?state=${state}`);
  });

  test('nowhere else', async () => {
    expect((await browser.visit(endUrl('http://evil.example/'))).status).toBe(400);
  });
});

test('a restart keeps keys, sessions and refresh tokens', async () => {
  const { access, refreshToken } = await signIn();
  const port = Number(new URL(issuer).port);
  await stop();
  await start(port);

  expect((await provider.verifyAccessToken(access)).sub).toBe('p-anna');
  expect((await refresh(refreshToken)).access_token).toBeTruthy();
  expect((await browser.visit((await authorizeUrl()).url)).url.searchParams.has('code')).toBe(true);
});

test.each([
  ['GET', '/.well-known/openid-configuration', 'getOpenIdConfiguration'],
  ['GET', '/auth', 'authorize'],
  ['POST', '/token', 'exchangeToken'],
  ['OPTIONS', '/token', undefined],
  ['GET', '/session/end', 'endSession'],
])('%s %s is %s', (method, path, operation) => {
  expect(provider.operationIdOf(method, path)).toBe(operation);
});
