/** Minimal browser for tests: cookies with paths, redirects followed one by one, forms. */

interface StoredCookie {
  value: string;
  path: string;
}

export interface Visit {
  /** Final URL; one of the app is not loaded. */
  url: URL;
  status: number;
  body: string;
}

/** A browser that stops at the first address outside of `origin`. */
export class TestBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, StoredCookie>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  #cookieHeader(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, cookie]) => `${name}=${cookie.value}`)
      .join('; ');
  }

  #store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }

  async visit(address: string | URL, form?: Record<string, string>): Promise<Visit> {
    let url = new URL(address, this.#origin);
    let body = form ? new URLSearchParams(form) : undefined;
    for (;;) {
      if (url.origin !== this.#origin) return { url, status: 0, body: '' };
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { cookie: this.#cookieHeader(url.pathname), accept: 'text/html' },
        ...(body ? { body } : {}),
        redirect: 'manual',
      });
      this.#store(response.headers);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || !location) {
        return { url, status: response.status, body: await response.text() };
      }
      url = new URL(location, url);
      body = undefined;
    }
  }
}
