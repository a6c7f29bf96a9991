import { expect, it, vi } from 'vitest';
import { rememberPending } from '#session/sign-in-storage.ts';
import { refreshTokens } from '#session/refresh.ts';
import { accessTokenOf, jwt } from '#session/session-test-kit.ts';
import { completeSignIn } from '#session/sign-in.ts';
import { writeTokens } from '#session/write-tokens.ts';
import type { Interaction } from './support/interaction.ts';
import { record } from './support/record.ts';
import { readSpec, type Schema } from './support/spec.ts';
import { type Discovery, ISSUER, openSignInApp, ROOT, type SignInApp } from './sign-in/sign-in-app.ts';

/*
 * Signing in (signIn in the requirements) is a redirect and two calls, which an OAuth library makes for the app: so the
 * cases drive the app's session and not a generated client. What the customer sees is in tests/e2e/sign-in.spec.ts.
 */
const spec = readSpec('identity-provider');
const DOCUMENT = exampleOf('getOpenIdConfiguration', 200);
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const NONCE = 'n-0S6_WzA2Mj';
const TOKENS = {
  access_token: accessTokenOf('user-anna'),
  token_type: 'Bearer',
  expires_in: 900,
  refresh_token: 'refresh-2',
  // Valid for as long as the contract: what counts is that the app reads it.
  id_token: jwt({
    iss: ISSUER,
    aud: 'photo-account',
    sub: 'user-anna',
    nonce: NONCE,
    iat: 1_790_000_000,
    exp: 4_102_444_800,
  }),
};

type Parts = Pick<Interaction, 'states' | 'request' | 'body'> &
  Partial<Pick<Interaction, 'exactly' | 'headers'>> & {
    /** Fields of the body that the app reads, where they are fewer than the spec has. */
    reads?: Schema;
  };

function signInCase(
  ids: string,
  id: string,
  status: number,
  meaning: string,
  { reads, ...parts }: Parts,
  discovery: Discovery,
  act: (app: SignInApp) => Promise<void>,
): void {
  const described = spec.operations.get(id);
  if (!described) throw new Error(`The spec has no operation ${id}.`);
  const responses = new Map(described.responses);
  if (reads) responses.set(status, { ...responses.get(status), examples: {}, schema: reads });
  const operation = { ...described, responses };
  const description = `${id} ${status}: ${meaning}`;
  const title = `${ids} ${description}`;
  it(title, () =>
    record('identity-provider', { operation, description, title, status, exactly: [], ...parts }, [], (mockUrl) =>
      act(openSignInApp(mockUrl, discovery)),
    ),
  );
}

const fails = (operationId: string) => [
  { state: 'the service fails', service: 'identity-provider', operationId, status: 500 },
];

/** Body of those failures. */
const inTrouble = { body: { code: 'internal-error' }, exactly: ['code'] };

/** State for a response that a provider may give and this one does not. */
const answers = (body: Record<string, string>) => [
  { state: 'the service answers', service: 'identity-provider', operationId: 'exchangeToken', status: 200, body },
];

/** Leaves for the provider with a session module that has not asked it anything yet. */
async function leave({ context }: SignInApp): Promise<void> {
  vi.resetModules();
  const fresh = await import('#session/sign-in.ts');
  context.env.replaceWith(await fresh.beginSignIn(context));
}

/** Random values of each sign-in. */
const made = expect.stringMatching(/^[\w-]{43}$/);

signInCase(
  'O133 A4.3 S1 S8',
  'getOpenIdConfiguration',
  200,
  'where the endpoints are',
  { states: [], request: {}, body: DOCUMENT },
  'asked',
  async (app) => {
    await leave(app);
    expect(app.tab.left).toEqual([expect.stringMatching(/^https:\/\/identity\.example\/auth\?/)]);
    expect(Object.fromEntries(new URL(app.tab.left[0] ?? '').searchParams)).toEqual({
      client_id: 'photo-account',
      response_type: 'code',
      redirect_uri: ROOT,
      scope: 'openid email',
      state: made,
      nonce: made,
      code_challenge: made,
      code_challenge_method: 'S256',
      acr_values: 'vendor:folioleaf-uk',
    });
  },
);

signInCase(
  'S7 A4.1',
  'getOpenIdConfiguration',
  500,
  'the provider is in trouble',
  { states: fails('getOpenIdConfiguration'), request: {}, ...inTrouble },
  'asked',
  async (app) => {
    await expect(leave(app)).rejects.toMatchObject({ name: 'SignInError', reason: 'unavailable' });
    expect(app.tab.left).toEqual([]);
  },
);

const handBack = new URLSearchParams({ code: 'code-1', state: 'state-1', iss: ISSUER });

/** Comes back from the provider, with the sign-in pending that the contract speaks of. */
function comeBack({ context }: SignInApp) {
  const createdAt = context.env.now();
  rememberPending(context.env.sessionStorage, {
    state: 'state-1',
    nonce: NONCE,
    verifier: VERIFIER,
    returnTo: '/albums',
    createdAt,
  });
  return completeSignIn(context, handBack);
}

const codeForm = {
  redirect_uri: ROOT,
  code: 'code-1',
  code_verifier: VERIFIER,
  grant_type: 'authorization_code',
  client_id: 'photo-account',
};
const issued = {
  state: 'an authorization code was issued',
  code: 'code-1',
  redirectUri: ROOT,
  codeVerifier: VERIFIER,
  nonce: NONCE,
};

signInCase(
  'A4.4 S4',
  'exchangeToken',
  200,
  'tokens for an authorization code',
  { states: [issued], request: { form: codeForm }, body: TOKENS },
  DOCUMENT,
  async (app) => {
    expect(await comeBack(app)).toMatchObject({
      returnTo: '/albums',
      identity: { sub: 'user-anna', email: 'user-anna@example.com' },
    });
    expect(app.tokens()).toEqual({ access: TOKENS.access_token, refresh: 'refresh-2' });
  },
);

const { expires_in: _seconds, refresh_token: _next, ...bare } = TOKENS;

signInCase(
  'A4.4 O163',
  'exchangeToken',
  200,
  'tokens for an authorization code, without lifetime and refresh token',
  { states: answers(bare), request: { form: codeForm }, body: bare },
  DOCUMENT,
  async (app) => {
    expect(await comeBack(app)).toMatchObject({ returnTo: '/albums', identity: { sub: 'user-anna' } });
    expect(app.tokens()).toEqual({ access: TOKENS.access_token, refresh: undefined });
  },
);

const unknownCode = { state: 'an authorization code is not known', code: 'code-1' };

signInCase(
  'A4.6',
  'exchangeToken',
  400,
  'an authorization code that is not good',
  { states: [unknownCode], request: { form: codeForm }, ...refusal() },
  DOCUMENT,
  async (app) => {
    expect(await comeBack(app)).toMatchObject({
      returnTo: '/albums',
      error: { reason: 'refused', message: expect.stringContaining('(invalid_grant)') },
    });
    expect(app.tokens()).toEqual({ access: undefined, refresh: undefined });
  },
);

signInCase(
  'S7',
  'exchangeToken',
  500,
  'the provider is in trouble when a code comes',
  { states: fails('exchangeToken'), request: { form: codeForm }, ...inTrouble },
  DOCUMENT,
  async (app) => {
    expect(await comeBack(app)).toMatchObject({ returnTo: '/albums', error: { reason: 'unavailable' } });
    expect(app.tokens()).toEqual({ access: undefined, refresh: undefined });
  },
);

/** Customer whose access token was refused, or is gone. */
function refresh({ context, tab }: SignInApp) {
  const { protocol, hostname, pathname } = tab.url;
  const place = { jar: context.env.cookies, protocol, hostname, pathname };
  writeTokens(place, { accessToken: 'refused', accessSeconds: 900, refreshToken: 'refresh-1', refreshSeconds: 900 });
  return refreshTokens(context, 'refused');
}

const refreshForm = { refresh_token: 'refresh-1', grant_type: 'refresh_token', client_id: 'photo-account' };
const refreshable = [{ state: 'a refresh token was issued', refreshToken: 'refresh-1' }];
const { id_token: _id, ...refreshed } = TOKENS;
const { id_token: _bareId, ...bareRefreshed } = bare;

signInCase(
  'O120 S22',
  'exchangeToken',
  200,
  'tokens for a refresh token',
  { states: refreshable, request: { form: refreshForm }, body: refreshed },
  DOCUMENT,
  async (app) => {
    expect(await refresh(app)).toBe(TOKENS.access_token);
    expect(app.tokens()).toEqual({ access: TOKENS.access_token, refresh: 'refresh-2' });
  },
);

signInCase(
  'S22 O163',
  'exchangeToken',
  200,
  'a refresh token stays, and nothing is said of the lifetime',
  { states: answers(bareRefreshed), request: { form: refreshForm }, body: bareRefreshed },
  DOCUMENT,
  async (app) => {
    expect(await refresh(app)).toBe(TOKENS.access_token);
    expect(app.tokens()).toEqual({ access: TOKENS.access_token, refresh: 'refresh-1' });
  },
);

const unknownToken = { state: 'a refresh token is not known', refreshToken: 'refresh-1' };

signInCase(
  'S23',
  'exchangeToken',
  400,
  'a refresh token that is not good',
  { states: [unknownToken], request: { form: refreshForm }, ...refusal() },
  DOCUMENT,
  async (app) => {
    expect(await refresh(app)).toBeUndefined();
    expect(app.tokens()).toEqual({ access: undefined, refresh: undefined });
  },
);

signInCase(
  'S23',
  'exchangeToken',
  500,
  'the provider is in trouble when a token is refreshed',
  { states: fails('exchangeToken'), request: { form: refreshForm }, ...inTrouble },
  DOCUMENT,
  async (app) => {
    await expect(refresh(app)).rejects.toEqual(expect.objectContaining({ name: 'SignInError', reason: 'unavailable' }));
    expect(app.tokens()).toEqual({ access: 'refused', refresh: 'refresh-1' });
  },
);

/** Body of a refusal: the app goes by its status, once it is one by RFC 6749, 5.2. Which error it names is for reports. */
function refusal() {
  const error = { type: 'string', minLength: 1 };
  const reads: Schema = { type: 'object', required: ['error'], properties: { error } };
  return { body: exampleOf('exchangeToken', 400), reads };
}

function exampleOf(id: string, status: number): object {
  const [example] = Object.values(spec.operations.get(id)?.responses.get(status)?.examples ?? {});
  if (typeof example !== 'object' || example === null) throw new Error(`The spec has no example of ${id} ${status}.`);
  return example;
}
