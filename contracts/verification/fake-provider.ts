import { mkdtempSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PactInteraction } from '../pact-files/pact-file.ts';
import { listening } from '../support/listening.ts';
import type { Job } from './job.ts';

/** Behaviour of a provider: its responses, and the results of provider states. */
export interface Behaviour {
  answer?: { status: number; body: unknown };
  /** Address to which it redirects from its root. */
  home?: string;
  /** States of the catalogue. */
  states?: string[];
  /** The status that a state's setup answers; `never`: it does not answer at all. */
  setup?: number | 'never';
  /** Address to which it redirects requests for states. */
  statesMoved?: string;
  /** States whose setup does not answer, whatever that of others does. */
  silent?: string[];
}

/** A provider to verify, which counts what it is asked. */
export interface FakeProvider {
  job: Job;
  /** Authorization headers of the requests, in order. */
  tokens: (string | undefined)[];
  /** `setup name` and `teardown name`, in order. */
  stateCalls: string[];
  close(): Promise<void>;
}

/** An interaction that a well-behaved fake provider serves. */
export const greeting = {
  type: 'Synchronous/HTTP',
  description: 'greet 200: a greeting',
  providerStates: [{ name: 'somebody is there' }],
  request: { method: 'GET', path: '/greeting', headers: { Authorization: ['Bearer token-of-the-customer'] } },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { content: { text: 'Hello' }, contentType: 'application/json', encoded: false },
    matchingRules: { body: { '$.text': { combine: 'AND', matchers: [{ match: 'type' }] } } },
  },
};

/** Starts a provider and writes the contract that it is to be verified against. */
export async function startFakeProvider(
  interactions: PactInteraction[] | string,
  behaviour: Behaviour = {},
): Promise<FakeProvider> {
  const {
    home,
    answer = { status: 200, body: { text: 'Good morning' } },
    states = ['somebody is there'],
    setup = 200,
    statesMoved,
    silent = [],
  } = behaviour;
  const tokens: (string | undefined)[] = [];
  const stateCalls: string[] = [];
  const { url: base, close } = await listening(async (request, response) => {
    if (request.url === '/' && home !== undefined) response.writeHead(302, { Location: home }).end();
    else if (request.url !== '/states') {
      if (request.url !== '/') tokens.push(request.headers.authorization);
      reply(response, answer.status, answer.body);
    } else if (request.method === 'GET') {
      reply(
        response,
        200,
        states.map((name) => ({ name })),
      );
    } else {
      const { action, state } = JSON.parse(await text(request));
      stateCalls.push(`${action} ${state}`);
      if (statesMoved !== undefined) response.writeHead(301, { Location: statesMoved }).end('moved');
      else if (action === 'teardown') reply(response, 200, {});
      else if (setup !== 'never' && !silent.includes(state)) reply(response, setup, {});
    }
  });
  const pact = join(mkdtempSync(join(tmpdir(), 'fake-provider-')), 'pact.json');
  writeFileSync(pact, typeof interactions === 'string' ? interactions : contractText(interactions));
  return {
    job: { service: 'fake', pact, baseUrl: base, stateUrl: `${base}/states`, token: 'a-real-token' },
    tokens,
    stateCalls,
    close,
  };
}

function contractText(interactions: PactInteraction[]): string {
  return JSON.stringify({
    consumer: { name: 'photo-account' },
    provider: { name: 'fake' },
    interactions,
    metadata: { pactSpecification: { version: '4.0' } },
  });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
