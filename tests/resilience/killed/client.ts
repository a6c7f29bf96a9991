import { request } from '@playwright/test';
import { tokensFor } from '../../support/session.ts';
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

async function tokenOf({ sandbox, app }: World, email: string): Promise<string> {
  const browser = await request.newContext();
  try {
    const tokens = await tokensFor(browser, app, email, `${sandbox}/app-config/config.json`);
    return tokens.access_token;
  } finally {
    await browser.dispose();
  }
}

/** What an answer with one of these statuses says. @throws Error for every other */
export function ok<Body>({ status, body }: Reply, ...statuses: number[]): Body {
  if (!statuses.includes(status)) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}
