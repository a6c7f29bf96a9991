/** Behaviour of the next matching calls; see `POST /__sandbox/faults`. */
export interface Fault {
  service: string;
  operationId?: string;
  /** Part of the path of the calls. */
  path?: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  abort?: true | 'body';
  abortAfter?: number;
  malformed?: true;
  nulls?: true;
  times?: number;
  probability?: number;
  seed?: number;
}

/** One call that reached the sandbox. */
export interface JournalEntry {
  at: string;
  service: string;
  operationId: string | null;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  body?: unknown;
  /** Reason why the body breaks the spec. */
  breach?: string;
  headers: Record<string, unknown>;
  /** Null until the answer is out. */
  status: number | null;
  ms: number;
}

/** A mail that the services sent. */
export interface Mail {
  to: string;
  subject: string;
  link: string;
  at: string;
}

/** The sandbox's control interface, for tests. */
export interface SandboxControl {
  reset(now?: string): Promise<void>;
  fault(fault: Fault): Promise<void>;
  healFaults(): Promise<void>;
  expireTokens(user: string, options?: { refresh?: true }): Promise<void>;
  /** Brings about a situation of the catalogue (`GET /__sandbox/provider-states`); for anna@example.com unless `user` says otherwise. */
  state(name: string, params?: Record<string, unknown>): Promise<void>;
  /** Calls so far, oldest first; of one operation when named. */
  calls(operationId?: string): Promise<JournalEntry[]>;
  forgetCalls(): Promise<void>;
  /** Sends something over the push connections of a person, as it is; gives how many there are. */
  push(to: string, message: unknown): Promise<number>;
  /** Sets the services' clock. */
  clock(now: string): Promise<void>;
  /** The mails to an address, oldest first. */
  mail(to: string): Promise<Mail[]>;
}

/** Talks to the control interface of the sandbox at `origin`. */
export function sandboxControl(origin: string): SandboxControl {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${origin}/__sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} /__sandbox/${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  return {
    reset: async (now) => void (await call('POST', 'reset', now ? { now } : {})),
    fault: async (fault) => void (await call('POST', 'faults', fault)),
    healFaults: async () => void (await call('DELETE', 'faults')),
    expireTokens: async (user, options = {}) => void (await call('POST', 'tokens/expire', { user, ...options })),
    state: async (name, params = {}) =>
      void (await call('POST', 'provider-states', { action: 'setup', state: name, params })),
    calls: async (operationId) => {
      const response = await call('GET', 'requests');
      const entries: JournalEntry[] = await response.json();
      return operationId ? entries.filter((entry) => entry.operationId === operationId) : entries;
    },
    forgetCalls: async () => void (await call('DELETE', 'requests')),
    push: async (to, message) => {
      const { delivered }: { delivered: number } = await (await call('POST', 'push', { to, message })).json();
      return delivered;
    },
    clock: async (now) => void (await call('POST', 'clock', { now })),
    mail: async (to) => await (await call('GET', `mail?to=${encodeURIComponent(to)}`)).json(),
  };
}
