import { createHash, randomBytes } from 'node:crypto';
import { TestBrowser } from '#sandbox/identity-provider/test-browser.ts';
import { PASSWORD } from '../../support/sign-in.ts';
import type { World } from '../../support/world.ts';

/** An answer, its JSON parsed. */
export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What a call is made of; a body that is no binary is sent as JSON. */
export interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls services over HTTP as one person, like the app. */
export interface Client {
  /** @throws Lost when no whole answer came: what was written may be there or not */
  call(path: string, call?: Call): Promise<Reply>;
  /** Signs in once more. */
  signIn(): Promise<void>;
}

/** No answer came. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

/** Somebody who has signed in. */
export async function signedIn(world: World, email: string): Promise<Client> {
  let token = await tokenOf(world, email);
  return {
    async signIn() {
      token = await tokenOf(world, email);
    },
    async call(path, { method = 'GET', body, headers = {} } = {}) {
      const isBinary = body instanceof Uint8Array;
      const sent = body === undefined ? {} : { body: isBinary ? new Uint8Array(body) : JSON.stringify(body) };
      try {
        const answer = await fetch(new URL(path, world.sandbox), {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(!isBinary && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...sent,
        });
        const text = await answer.text();
        return {
          status: answer.status,
          headers: answer.headers,
          body: answer.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : text,
        };
      } catch (error) {
        throw new Lost(`${method} ${path}`, { cause: error });
      }
    },
  };
}

/** Signs in as the app does. */
async function tokenOf({ sandbox, app }: World, email: string): Promise<string> {
  const config = await fetch(`${sandbox}/app-config/config.json`);
  const { auth }: { auth: { authority: string; clientId: string; scope: string } } = await config.json();
  const discovery = await fetch(`${auth.authority}/.well-known/openid-configuration`);
  const endpoints: { authorization_endpoint: string; token_endpoint: string } = await discovery.json();
  const verifier = randomBytes(32).toString('base64url');
  const request = new URL(endpoints.authorization_endpoint);
  const query = {
    client_id: auth.clientId,
    response_type: 'code',
    redirect_uri: `${app}/`,
    scope: auth.scope,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) request.searchParams.set(name, value);
  const browser = new TestBrowser(sandbox);
  const form = await browser.visit(request);
  const action = /<form method="post" action="([^"]+)"/.exec(form.body)?.[1];
  if (action === undefined) throw new Error(`No sign-in page at ${form.url.pathname}`);
  const { url } = await browser.visit(action, { email, password: PASSWORD });
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: auth.clientId,
    redirect_uri: `${app}/`,
    code: url.searchParams.get('code') ?? '',
    code_verifier: verifier,
  });
  const answer = await fetch(endpoints.token_endpoint, { method: 'POST', body });
  const tokens: { access_token?: string } = await answer.json();
  if (tokens.access_token === undefined)
    throw new Error(`The authority gave ${email} no token: ${JSON.stringify(tokens)}`);
  return tokens.access_token;
}

/** What an answer with one of these statuses says. @throws Error for every other */
export function ok<Body>({ status, body }: Reply, ...statuses: number[]): Body {
  if (!statuses.includes(status)) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}
