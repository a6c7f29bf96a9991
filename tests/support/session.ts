import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import type { SandboxControl } from './sandbox-control.ts';
import { PASSWORD } from './sign-in.ts';
import type { Traffic } from './traffic.ts';

/** Parts of /config.json that are read. */
interface Auth {
  authority: string;
  clientId: string;
  scope: string;
}

/** Parts of the authority's response that are read. */
interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

const REFRESH_SECONDS = 86_400;

/**
 * Ends a session at the authority, too: the next call of the page leads to a sign-in that asks for the password. Waits for the page
 * to rest first, for any other call would find out before the one that a test is about.
 */
export async function endSession(
  { context, sandbox, traffic }: { context: BrowserContext; sandbox: SandboxControl; traffic: Traffic },
  email: string,
): Promise<void> {
  await traffic.quiet();
  await context.clearCookies({ name: /^(?!auth_)/ });
  await sandbox.expireTokens(email, { refresh: true });
}

/**
 * Gives a browser the session that it has after signing in: the authority's cookies and ours. No page is drawn: most tests begin
 * behind the sign-in, and tests/e2e/sign-in.spec.ts is about the way there.
 * @param app origin of the app, on plain localhost
 * @param host of the vendor whose pages it is for
 * @returns the tokens
 */
export async function openSession(
  context: BrowserContext,
  app: string,
  email: string,
  host = 'localhost',
): Promise<string[]> {
  const tokens = await tokensFor(context.request, app, email);
  const now = Date.now() / 1000;
  const cookie = (name: string, value: string, seconds: number) => ({
    name,
    value,
    domain: host,
    path: '/',
    // As the app writes them: over http on this machine they go without it.
    secure: app.startsWith('https:'),
    sameSite: 'Strict' as const,
    expires: now + seconds,
  });
  await context.addCookies([
    cookie('auth_refresh_token', tokens.refresh_token, REFRESH_SECONDS),
    cookie('auth_access_token', tokens.access_token, tokens.expires_in),
  ]);
  return [tokens.refresh_token, tokens.access_token];
}

/**
 * Signs in with the same requests as the app makes.
 * @param request keeps the authority's cookies
 * @param app origin of the app, on plain localhost; it need not be there when the address of the configuration is another one
 */
export async function tokensFor(
  request: APIRequestContext,
  app: string,
  email: string,
  config = `${app}/config.json`,
): Promise<Tokens> {
  const { auth }: { auth: Auth } = await answerOf(request.get(config));
  const endpoints: { authorization_endpoint: string; token_endpoint: string } = await answerOf(
    request.get(`${auth.authority}/.well-known/openid-configuration`),
  );
  const verifier = randomBytes(32).toString('base64url');
  const authorized = await request.get(endpoints.authorization_endpoint, {
    maxRedirects: 0,
    params: {
      client_id: auth.clientId,
      response_type: 'code',
      redirect_uri: `${app}/`,
      scope: auth.scope,
      state: randomBytes(16).toString('base64url'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const code = await codeAfter(request, `${app}/`, authorized, email);
  return answerOf(
    request.post(endpoints.token_endpoint, {
      form: {
        grant_type: 'authorization_code',
        client_id: auth.clientId,
        redirect_uri: `${app}/`,
        code,
        code_verifier: verifier,
      },
    }),
  );
}

/** Follows the authority up to the app, which is not loaded, and answers its sign-in page, which is not shown to who is signed in there. */
async function codeAfter(
  request: APIRequestContext,
  redirectUri: string,
  authorized: APIResponse,
  email: string,
): Promise<string> {
  let answer = authorized;
  let hasSignedIn = false;
  for (;;) {
    const location = answer.headers()['location'];
    if (location === undefined) {
      const action = /<form method="post" action="([^"]+)"/.exec(await answer.text())?.[1];
      if (action === undefined || hasSignedIn)
        throw new Error(
          `The authority answered ${answer.status()} at ${new URL(answer.url()).pathname} and led nowhere`,
        );
      hasSignedIn = true;
      answer = await request.post(new URL(action, answer.url()).href, {
        form: { email, password: PASSWORD },
        maxRedirects: 0,
      });
      continue;
    }
    const next = new URL(location, answer.url());
    if (next.href.startsWith(redirectUri)) {
      const code = next.searchParams.get('code');
      if (code === null) throw new Error(`The authority refused ${email}: ${next.searchParams.get('error')}`);
      return code;
    }
    // Each step leads to the next.
    answer = await request.get(next.href, { maxRedirects: 0 });
  }
}

async function answerOf<Answer>(asked: Promise<APIResponse>): Promise<Answer> {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${new URL(answer.url()).pathname} answered ${answer.status()}`);
  return await answer.json();
}
