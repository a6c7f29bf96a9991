import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vendors } from '../services/public-vendor-config/vendors.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { TestBrowser } from './test-browser.ts';

const APP_PORT = 5173;
const VERIFIER = 'a'.repeat(43);
const CLIENT = 'photo-account';

let sandbox: TestSandbox;
let authority: { authorization_endpoint: string; token_endpoint: string; end_session_endpoint: string };
beforeAll(async () => {
  sandbox = await startTestSandbox({ appPort: APP_PORT });
  authority = await answerOf(`${sandbox.addresses.sandbox}/identity-provider/.well-known/openid-configuration`);
}, 30_000);
afterAll(() => sandbox.close());

const hosts = vendors.flatMap(({ host, key }) =>
  ['account', 'test-account', 'acceptance-account'].map((prefix) => [`${prefix}.${host}.localhost`, key] as const),
);

it.each(hosts)('O162 S8 on %s customers of %s sign in, are known to the services, and sign out', async (host, key) => {
  const origin = `http://${host}:${APP_PORT}`;
  const browser = new TestBrowser(sandbox.addresses.sandbox);

  const page = await browser.visit(authorizeAddress(origin, key));
  const { url } = await browser.visit(page.url, { email: 'anna@example.com', password: 'photos' });
  expect(url.href).toMatch(new RegExp(`^${origin}/\\?.*code=`));

  const token = await redeem(origin, url.searchParams.get('code') ?? '');
  expect(claimsOf(token)).toMatchObject({ email: 'anna@example.com', acr: `vendor:${key}` });
  const me = await sandbox.call('/customer/customers/me', { headers: { authorization: `Bearer ${token}`, origin } });
  expect(me.status).toBe(200);
  expect(me.headers.get('access-control-allow-origin')).toBe(origin);

  const after = await browser.visit(
    `${authority.end_session_endpoint}?${new URLSearchParams({ client_id: CLIENT, post_logout_redirect_uri: `${origin}/` })}`,
  );
  expect(after.url.href).toBe(`${origin}/`);
  // A customer who comes back is asked again.
  expect((await browser.visit(authorizeAddress(origin, key))).body).toContain('type="password"');
});

it('O133 nobody is sent on to a host that is no vendor\u2019s', async () => {
  const { status } = await new TestBrowser(sandbox.addresses.sandbox).visit(
    authorizeAddress('http://account.nobody.localhost:5173', 'folioleaf-uk'),
  );
  expect(status).toBe(400);
});

function authorizeAddress(origin: string, key: string): string {
  const query = {
    client_id: CLIENT,
    response_type: 'code',
    redirect_uri: `${origin}/`,
    scope: 'openid email profile offline_access account',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    acr_values: `vendor:${key}`,
  };
  return `${authority.authorization_endpoint}?${new URLSearchParams(query)}`;
}

async function redeem(origin: string, code: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: CLIENT,
    redirect_uri: `${origin}/`,
    code,
    code_verifier: VERIFIER,
  });
  const { access_token: token }: { access_token: string } = await answerOf(authority.token_endpoint, {
    method: 'POST',
    body,
    headers: { origin },
  });
  return token;
}

async function answerOf<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
