import { createServer, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './arguments.ts';

/** Brings a state about, or undoes it. What it throws fails the verification; what it returns stands for parameters in requests. */
type Act = (parameters: Record<string, unknown>) => unknown;

/** Name of a state -> what brings it about, and what undoes it. */
export type StateHandlers = Record<string, Act | { setup?: Act; teardown?: Act }>;

/**
 * The handlers in a JavaScript module: its default export.
 * @throws UsageError when there is none
 */
export async function loadStates(file: string): Promise<StateHandlers> {
  let module: { default?: unknown };
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UsageError(`--states ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof module.default !== 'object' || module.default === null)
    throw new UsageError(`--states ${file} has no default export that maps names of states to functions.`);
  return module.default as StateHandlers;
}

/** Serves handlers as the address of provider states that verification asks, on a free port of this machine. */
export async function serveStates(handlers: StateHandlers): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    try {
      const answer =
        request.method === 'GET'
          ? Object.keys(handlers).map((name) => ({ name }))
          : await act(handlers, await textOf(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    } catch (error) {
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function act(handlers: StateHandlers, text: string): Promise<object> {
  const {
    action,
    state,
    params = {},
  }: { action: 'setup' | 'teardown'; state: string; params?: Record<string, unknown> } = JSON.parse(text);
  const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
  if (handler === undefined) throw new Error(`no handler for "${state}"`);
  const run = typeof handler !== 'function' ? handler[action] : action === 'setup' ? handler : undefined;
  const values = await run?.(params);
  return typeof values === 'object' && values !== null ? values : {};
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
