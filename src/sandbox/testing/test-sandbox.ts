import { startSandbox } from '../main.ts';
import type { RunningSandbox, SandboxOptions } from '../main.ts';

/** An answer of the sandbox, its JSON body parsed. */
export type TestAnswer = { status: number; headers: Headers; body: unknown };

export type TestSandbox = RunningSandbox & {
  /** Calls a service as the person, or without a token when `as` is null. */
  call(
    path: string,
    request?: { method?: string; body?: unknown; as?: string | null; headers?: Record<string, string> },
  ): Promise<TestAnswer>;
  /** Calls the control interface. */
  control(method: string, path: string, body?: unknown): Promise<TestAnswer>;
};

/** A sandbox on free ports that keeps nothing. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const running = await startSandbox({
    sandboxPort: 0,
    appPort: 5173,
    dataFolder: ':memory:',
    app: 'none',
    print: () => undefined,
    ...options,
  });
  const base = running.addresses.local;

  return {
    ...running,
    async call(path, { method = 'GET', body, as = 'anna@example.com', headers = {} } = {}) {
      const all = { ...headers };
      if (as !== null) all['authorization'] ??= `Bearer ${await running.issueAccessToken(as)}`;
      return send(base + path, method, body, all);
    },
    control: (method, path, body) => send(`${base}/__sandbox${path}`, method, body, {}),
  };
}

async function send(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<TestAnswer> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json', ...headers }, ...json });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
