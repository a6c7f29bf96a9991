/** The part of oidc-provider 9 that the sandbox uses; the package ships no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type StoredPayload = Record<string, unknown>;

  export interface Adapter {
    upsert(id: string, payload: StoredPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<StoredPayload | undefined>;
    findByUid(uid: string): Promise<StoredPayload | undefined>;
    findByUserCode(userCode: string): Promise<StoredPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface GrantSource {
    acr?: string;
    amr?: string[];
  }

  export interface Session {
    accountId?: string;
    acr?: string;
    state?: { postLogoutRedirectUri?: string; state?: string };
    authorizations?: Record<string, { grantId?: string }>;
    grantIdFor(clientId: string): string | undefined;
    destroy(): Promise<void>;
  }

  export interface Grant {
    accountId?: string;
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export interface OidcContext {
    route?: string;
    client: { clientId: string; grantTypeAllowed(name: string): boolean };
    session: Session;
    params: Record<string, string | undefined>;
    entities: { AuthorizationCode?: GrantSource; RefreshToken?: GrantSource };
    provider: Provider;
    urlFor(name: string): string;
  }

  export interface Context {
    oidc?: OidcContext;
    status: number;
    type: string;
    body: unknown;
    cookies: { set(name: string, value: string | null, options?: CookieOptions): void };
    set(name: string, value: string): void;
    redirect(url: string): void;
  }

  export interface CookieOptions {
    httpOnly?: boolean;
    sameSite?: 'lax' | 'strict' | 'none';
    path?: string;
  }

  export interface AccessTokenModel {
    accountId: string;
    jti: string;
    exp?: number;
    expiration: number;
  }

  export interface Interaction {
    uid: string;
    params: Record<string, string | undefined>;
  }

  /** Keys as oidc-provider names them; the value of each is described in its documentation. */
  export interface Configuration {
    [key: string]: unknown;
    adapter: (model: string) => Adapter;
    loadExistingGrant: (ctx: Context & { oidc: OidcContext }) => Promise<Grant | undefined>;
    extraTokenClaims: (
      ctx: Context & { oidc: OidcContext },
      token: AccessTokenModel,
    ) => Promise<Record<string, unknown>>;
    renderError: (ctx: Context, out: { error: string; error_description?: string }, error: Error) => Promise<void>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: {
      new (init: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
      adapter: Adapter;
    };
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    cookieName(type: 'session' | 'interaction' | 'resume'): string;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>;
    on(event: 'access_token.issued', listener: (token: AccessTokenModel) => void): this;
    on(event: 'server_error', listener: (ctx: Context, error: Error) => void): this;
  }
}
