import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountByEmail } from '../accounts/accounts.ts';
import { people } from '../accounts/people.ts';
import { doesSomething } from '../core/faults.ts';
import type { Journal } from '../core/journal.ts';
import { Problem, invalidRequest, notFound } from '../core/problem.ts';
import { parametersSchema, setUpState } from '../core/provider-states.ts';
import type { ProviderState } from '../core/provider-states.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Mounted } from '../http/mounted.ts';
import { hasBody, isJson, readJson } from '../http/read-json.ts';
import { contractsByState } from './contract-usage.ts';
import { answerControlPage } from './control-page.ts';
import { createControlCheck } from './control-schemas.ts';
import { isOwnRequest } from './own-requests.ts';

export const CONTROL_PATH = '/__sandbox';

/** Dependencies of the control interface. */
export type ControlParts = {
  sandbox: Sandbox;
  services: ReadonlyMap<string, Mounted>;
  states: readonly ProviderState[];
  journal: Journal;
  /** Everything back to the seeded state. */
  reset(now?: number): void;
  /** Only what provider states change: data and faults. */
  resetData(): void;
  expireTokens(options: { email: string; refresh: boolean }): void;
};

type Call = { query: URLSearchParams; body: unknown };
type Command = (call: Call) => unknown;

/** The control interface, for tests and for people who want to see a failure. */
export type Control = {
  answer(path: string, query: URLSearchParams, request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export function createControl(parts: ControlParts): Control {
  const commands = controlCommands(parts);

  return {
    async answer(path, query, request, response) {
      try {
        if (!isOwnRequest(request)) throw new Problem(403, 'forbidden', 'Only this machine may control the sandbox.');
        const command = commands[`${request.method ?? 'GET'} ${path}`];
        if (command) {
          sendJson(response, 200, command({ query, body: await readBody(request) }) ?? {});
        } else if (!answerControlPage(path, request, response)) {
          throw notFound(`The control interface has no ${request.method ?? 'GET'} ${CONTROL_PATH}${path}.`);
        }
      } catch (error) {
        const { status, code, message } = error instanceof Problem ? error : asProblem(error);
        sendJson(response, status, { code, message });
      }
    },
  };
}

function controlCommands({ sandbox, services, states, journal, ...actions }: ControlParts): Record<string, Command> {
  const check = createControlCheck();

  return {
    'POST /reset'({ body }) {
      const { now } = check('reset', body);
      actions.reset(now === undefined ? undefined : Date.parse(now));
    },
    'GET /faults': () => sandbox.faults.list(),
    'POST /faults'({ body }) {
      const fault = check('fault', body);
      refuseUnknown(services, fault.service, fault.operationId);
      if (!doesSomething(fault))
        throw invalidRequest(
          'The fault does nothing: give it a status, body, headers, delayMs (0 spares calls from later faults), abort, malformed or nulls.',
        );
      const refusal = services.get(fault.service)?.refusalOf?.(fault);
      if (refusal !== undefined) throw invalidRequest(refusal);
      sandbox.faults.add(fault);
    },
    'DELETE /faults': () => sandbox.faults.clear(),
    'GET /clock': () => ({ now: new Date(sandbox.clock.now()).toISOString() }),
    'POST /clock'({ body }) {
      sandbox.clock.set(Date.parse(check('clock', body).now));
    },
    'POST /push'({ body }) {
      const { to, message } = check('push', body);
      return { delivered: sandbox.push.send(knownAccount(sandbox, to).sub, message) };
    },
    'POST /tokens/expire'({ body }) {
      const { user, refresh = false } = check('expireTokens', body);
      actions.expireTokens({ email: knownAccount(sandbox, user).email, refresh });
    },
    'GET /requests'({ query }) {
      const since = query.get('since') ?? undefined;
      if (since !== undefined && Number.isNaN(Date.parse(since))) throw invalidRequest(`since is no moment: ${since}`);
      return journal.list(since);
    },
    'DELETE /requests': () => journal.clear(),
    'GET /mail': ({ query }) => sandbox.mail.list(query.get('to') ?? undefined),
    'GET /people': () => people,
    'GET /addresses': () => sandbox.addresses,
    'GET /services': () => [...services.values()].map(({ slug, operationIds = [] }) => ({ slug, operationIds })),
    'GET /provider-states'() {
      const usage = contractsByState();
      return states.map((state) => ({
        name: state.name,
        description: state.description,
        parameters: parametersSchema(state),
        contracts: usage.get(state.name) ?? [],
      }));
    },
    'POST /provider-states'({ body }) {
      const { action = 'setup', state, params = {} } = check('providerState', body);
      if (!states.some(({ name }) => name === state)) {
        throw new Problem(422, 'unknown-state', `No service defines the state "${state}".`);
      }
      if (action !== 'teardown') return setUpState(sandbox, states, state, params);
      actions.resetData();
      return undefined;
    },
  };
}

function refuseUnknown(services: ControlParts['services'], slug: string, operationId?: string): void {
  const service = services.get(slug);
  if (!service) throw invalidRequest(`There is no service ${slug}. There are: ${[...services.keys()].join(', ')}.`);
  const known = service.operationIds;
  if (operationId !== undefined && known && !known.includes(operationId)) {
    throw invalidRequest(`${slug} has no operation ${operationId}. It has: ${known.join(', ')}.`);
  }
}

function knownAccount({ database }: Sandbox, email: string) {
  const account = accountByEmail(database, email);
  if (!account) throw notFound(`Nobody has the e-mail address ${email}.`);
  return account;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  // A page elsewhere can make a browser send plain text here without asking; JSON it has to ask for.
  if (!isJson(request)) throw new Problem(415, 'not-json', 'Send JSON, with content-type application/json.');
  return readJson(request);
}

function asProblem(error: unknown): Problem {
  return new Problem(500, 'internal-error', error instanceof Error ? error.message : String(error));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
