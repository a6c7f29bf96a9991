import type { ErrorReporter } from '#lib/error-reporter.ts';
import type { SessionEnvironment, WebStorage } from './environment.ts';
import type { CookieJar } from './read-tokens.ts';

/** Stand-ins for a browser and an authority, for the tests of this folder. */

export class MemoryStorage implements WebStorage {
  readonly entries = new Map<string, string>();

  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
}

interface Cookie {
  name: string;
  value: string;
  domain: string | undefined;
  path: string;
  /** As it was written, for looking at the attributes. */
  line: string;
}

/** Cookies of one host, with the rules of browsers that matter here. */
export class FakeCookies implements CookieJar {
  cookies: Cookie[] = [];
  hostname: string;
  pathname = '/';
  refusedDomains: string[] = [];

  constructor(hostname = 'localhost') {
    this.hostname = hostname;
  }

  read(): string {
    return this.cookies
      .filter(({ path }) => this.pathname === path || this.pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  write(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (key: string) => attributes.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
    const domain = attribute('Domain');
    const path = attribute('Path') ?? '/';
    const isOwn = domain === undefined || this.hostname === domain || this.hostname.endsWith(`.${domain}`);
    if (!isOwn || (domain !== undefined && this.refusedDomains.includes(domain)) || pair.length > 4096) return;
    this.cookies = this.cookies.filter((one) => one.name !== name || one.domain !== domain || one.path !== path);
    if (Number(attribute('Max-Age') ?? 1) > 0) this.cookies.push({ name, value, domain, path, line });
  }

  value(name: string): string | undefined {
    return this.cookies.find((one) => one.name === name)?.value;
  }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT that nobody verifies: the session only reads it. */
export function jwt(claims: Record<string, unknown>): string {
  return `${encode({ alg: 'ES256' })}.${encode(claims)}.c2ln`;
}

/** An access token of a person; `mark` tells one from the next. */
export function accessTokenOf(sub: string, mark: string | number = 1): string {
  const person = { sub, email: `${sub}@example.com`, idp_type: 'email', idp_sub: `i-${sub}`, amr: ['pwd'], mark };
  return jwt({ ...person, iat: 1_000, exp: 1_900 });
}

type TokenAnswer = (form: URLSearchParams) => Response | Promise<Response>;
let authorities = 0;

/** An authority that is asked by `fetch`. */
export class FakeAuthority {
  readonly issuer = `https://identity-${(authorities += 1)}.example`;
  readonly tokenCalls: URLSearchParams[] = [];
  calls = 0;
  answer: TokenAnswer = () => this.tokens('anna');

  /** A good answer; `idToken` changes the claims of the ID token. */
  tokens(
    sub: string,
    { mark = 1, idToken = {}, ...rest }: { mark?: number; idToken?: object; [field: string]: unknown } = {},
  ): Response {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.issuer, aud: 'photo-account', sub, iat: now, exp: now + 900, ...idToken };
    return Response.json({
      access_token: accessTokenOf(sub, mark),
      refresh_token: `refresh-${sub}-${mark}`,
      id_token: jwt(claims),
      token_type: 'Bearer',
      expires_in: 900,
      ...rest,
    });
  }

  readonly fetch: typeof fetch = async (input, init) => {
    this.calls += 1;
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('/.well-known/openid-configuration')) {
      return Response.json({
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/auth`,
        token_endpoint: `${this.issuer}/token`,
        end_session_endpoint: `${this.issuer}/session/end`,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
      });
    }
    const form = new URLSearchParams(String(init?.body));
    this.tokenCalls.push(form);
    return this.answer(form);
  };
}

/** State that the tabs of one browser share. */
export class FakeBrowser {
  readonly cookies: FakeCookies;
  readonly localStorage = new MemoryStorage();
  readonly channel: ((message: unknown) => void)[] = [];
  locked: Promise<unknown> = Promise.resolve();
  #held: (() => void)[] | undefined;

  constructor(hostname = 'localhost') {
    this.cookies = new FakeCookies(hostname);
  }

  /** Messages between tabs wait, as they may in a browser, until the returned function delivers them. */
  holdMessages(): () => void {
    const held: (() => void)[] = [];
    this.#held = held;
    return () => {
      this.#held = undefined;
      for (const deliver of held) deliver();
    };
  }

  /** Tells all tabs but one, as many as there are now. */
  tell(from: (message: unknown) => void, message: unknown): void {
    const others = this.channel.filter((hear) => hear !== from);
    const deliver = () => others.forEach((hear) => hear(message));
    if (this.#held) this.#held.push(deliver);
    else deliver();
  }

  tab(url: string, fetch: typeof globalThis.fetch): FakeTab {
    return new FakeTab(this, url, fetch);
  }
}

/** One tab: its address and what it did. */
export class FakeTab {
  readonly sessionStorage = new MemoryStorage();
  /** Addresses of the authority that took the place of the page, and those of this app. */
  readonly left: string[] = [];
  readonly replaced: string[] = [];
  reloads = 0;
  online = true;
  clock = Date.now();
  url: URL;
  returned: (restored: boolean) => void = () => {};
  readonly reports: string[] = [];
  readonly reporter: ErrorReporter = {
    capture: (error) => {
      this.reports.push(error instanceof Error ? error.message : String(error));
    },
  };
  readonly env: SessionEnvironment;

  constructor(browser: FakeBrowser, url: string, fetch: typeof globalThis.fetch) {
    this.url = new URL(url);
    this.env = {
      cookies: browser.cookies,
      sessionStorage: this.sessionStorage,
      localStorage: browser.localStorage,
      location: () => this.url,
      replaceAddress: (path) => {
        this.url = new URL(path, this.url);
      },
      replaceWith: (to) => void (to.startsWith('/') ? this.replaced : this.left).push(to),
      reload: () => {
        this.reloads += 1;
      },
      now: () => this.clock,
      online: () => this.online,
      exclusively: (_name, task) => {
        const run = browser.locked.then(task);
        browser.locked = run.catch(() => undefined);
        return run;
      },
      openChannel: (_name, heard) => {
        browser.channel.push(heard);
        return (message) => browser.tell(heard, message);
      },
      onReturn: (returned) => {
        this.returned = returned;
      },
      fetch,
    };
  }

  get path(): string {
    return this.url.pathname + this.url.search + this.url.hash;
  }
}
