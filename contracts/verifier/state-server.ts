import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { listening, type Listening } from '../support/listening.ts';
import { ANSWER_MS } from '../verification/states.ts';
import { UsageError } from './arguments.ts';
import { reasonOf } from '../support/reason.ts';

/** Brings a state about, or undoes it. What it throws fails the verification; what it returns stands for parameters in requests. */
type Act = (parameters: Record<string, unknown>) => unknown;

/** Name of a state -> what brings it about, and what undoes it. */
export type StateHandlers = Record<string, Act | { setup?: Act; teardown?: Act }>;

/** Handlers that bring states about, and their end. */
export interface StateModule {
  handlers: StateHandlers;
  /** Ends what the module has opened, when all is verified; it is waited for, for as long as for a state. */
  close(): Promise<void>;
}

/**
 * Reads a JavaScript module: the handlers are its default export, and `close` may be one by its name.
 * @throws UsageError when it has no handlers
 */
export async function loadStates(file: string): Promise<StateModule> {
  let module: { default?: unknown; close?: unknown };
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UsageError(`--states ${file} cannot be read: ${reasonOf(error)}`);
  }
  if (typeof module.default !== 'object' || module.default === null)
    throw new UsageError(`--states ${file} has no default export that maps names of states to functions.`);
  const { default: handlers, close } = module;
  return {
    handlers: handlers as StateHandlers,
    async close() {
      if (typeof close !== 'function') return;
      const late = wait(ANSWER_MS, undefined, { ref: false }).then(() => {
        throw new Error(`it did not end within ${ANSWER_MS / 1000} s`);
      });
      await Promise.race([(async () => close())(), late]).catch((error: unknown) =>
        console.error(`close of --states ${file}: ${reasonOf(error)}`),
      );
    },
  };
}

/** Serves handlers as the address of provider states that verification asks, on a free port of this machine. */
export function serveStates(handlers: StateHandlers): Promise<Listening> {
  return listening(async (request, response) => {
    try {
      const answer =
        request.method === 'GET'
          ? Object.keys(handlers).map((name) => ({ name }))
          : await act(handlers, await text(request));
      const written = JSON.stringify(answer, asJson);
      response.writeHead(200, { 'content-type': 'application/json' }).end(written);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(reasonOf(error));
    }
  });
}

/** Drivers of databases give keys as numbers that JSON does not have. */
function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function act(handlers: StateHandlers, asked: string): Promise<object> {
  const {
    action,
    state,
    params = {},
  }: { action: 'setup' | 'teardown'; state: string; params?: Record<string, unknown> } = JSON.parse(asked);
  const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
  if (handler === undefined) throw new Error(`no handler for "${state}"`);
  const run = typeof handler !== 'function' ? handler[action] : action === 'setup' ? handler : undefined;
  const values = await run?.(params);
  return typeof values === 'object' && values !== null ? values : {};
}
