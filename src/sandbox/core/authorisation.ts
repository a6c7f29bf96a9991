import type { IncomingMessage } from 'node:http';
import { accountBySub } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import { Problem } from './problem.ts';

/** Checks an access token's signature, issuer, audience and expiry; rejects when it must be refused. */
export type VerifyAccessToken = (token: string) => Promise<{ sub: string }>;

/** Whose bearer token a request carries, or a Problem 401. */
export type Authorise = (request: IncomingMessage) => Promise<Account>;

export function createAuthorise(verify: VerifyAccessToken, database: Database): Authorise {
  return async (request) => {
    const token = /^Bearer ([\w~+/.=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized('The access token is missing.', 'Bearer');
    const { sub } = await verify(token).catch((error: unknown) => {
      throw unauthorized(error instanceof Error ? error.message : 'The access token is refused.', REFUSED);
    });
    const account = accountBySub(database, sub);
    if (!account) throw unauthorized('The access token belongs to nobody.', REFUSED);
    return account;
  };
}

const REFUSED = 'Bearer error="invalid_token"';

function unauthorized(message: string, challenge: string): Problem {
  return new Problem(401, 'unauthorized', message, { 'www-authenticate': challenge });
}
