import { createServer } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { PactMessage } from '../pact-files/pact-file.ts';
import { listening } from '../support/listening.ts';
import type { Job } from './job.ts';

/** Behaviour of a sender of messages. */
export interface Sending {
  /** Messages of its connection once the state is set up: text as it is, all else as JSON. */
  frames?: unknown[];
  /** Messages of its connection that come with the response to the first frame. */
  early?: unknown[];
  /** Whether its connection opens; `never`: it takes the request and does not answer. */
  opens?: 'never';
  /** Response to the first frame; a number closes the connection with that code. */
  greeting?: string | number;
  /** Response of its endpoint for messages: text as it is, all else as JSON. */
  answer?: { status: number; body: unknown };
  /** The status that a state's setup answers. */
  setup?: number;
  /** Time, in ms, that this takes. */
  setupMs?: number;
}

/** A service that sends messages, over a connection and by an endpoint. */
export interface FakeSender {
  /** Over the connection; with `messageUrl` beside it, by the endpoint. */
  job: Job;
  messageUrl: string;
  /** Requests of the endpoint, and the first frames of connections. */
  asked: unknown[];
  /** `setup name` and `teardown name`, in order. */
  stateCalls: string[];
  /** Paths of connections that ended before they were open. */
  ended: string[];
  close(): Promise<void>;
}

/** A message that a well-behaved fake sender sends; its id may be any text. */
export const begun = {
  type: 'Asynchronous/Messages',
  description: 'tell started: something has begun',
  providerStates: [{ name: 'something begins' }],
  contents: { content: { type: 'thing-started', id: 'thing-1' }, contentType: 'application/json', encoded: false },
  matchingRules: { body: { '$.id': { combine: 'AND', matchers: [{ match: 'type' }] } } },
} satisfies PactMessage & { matchingRules: object };

/** Starts a sender and writes the contract that it is to be verified against. */
export async function startFakeSender(
  interactions: PactMessage[],
  { frames = [], early = [], opens, greeting = 'OK', answer, setup = 200, setupMs = 0 }: Sending,
): Promise<FakeSender> {
  const asked: unknown[] = [];
  const stateCalls: string[] = [];
  const ended: string[] = [];
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(textOf(body));
    if (request.url === '/states' && request.method === 'GET') return reply(200, [{ name: 'something begins' }]);
    if (request.url === '/states') {
      const { action, state } = JSON.parse(await text(request));
      stateCalls.push(`${action} ${state}`);
      if (action === 'setup') await wait(setupMs);
      reply(action === 'setup' ? setup : 200, {});
      if (action === 'setup') sockets.clients.forEach((socket) => sendAll(socket, frames));
      return;
    }
    if (request.url === '/message' && request.method === 'POST') {
      asked.push(JSON.parse(await text(request)));
      return reply(answer?.status ?? 404, answer?.body ?? { message: 'no such message' });
    }
    reply(426, {});
  });
  const sockets = new WebSocketServer(opens === 'never' ? { noServer: true } : { server });
  if (opens === 'never')
    server.on('upgrade', ({ url = '' }, wire) =>
      wire.resume().on('end', () => {
        ended.push(url);
        wire.destroy();
      }),
    );
  sockets.on('connection', (socket, { socket: wire }) =>
    socket.once('message', (data: Buffer) => {
      asked.push(JSON.parse(data.toString()));
      if (typeof greeting === 'number') socket.close(greeting, 'refused');
      else {
        // In one piece: nothing happens between them at who reads it.
        wire.cork();
        sendAll(socket, [greeting, ...early]);
        wire.uncork();
      }
    }),
  );
  const { url: base, close } = await listening(server);
  const pact = join(mkdtempSync(join(tmpdir(), 'fake-sender-')), 'pact.json');
  writeFileSync(
    pact,
    JSON.stringify({
      consumer: { name: 'photo-account' },
      provider: { name: 'fake' },
      interactions,
      metadata: { pactSpecification: { version: '4.0' } },
    }),
  );
  return {
    job: { service: 'fake', pact, baseUrl: base, stateUrl: `${base}/states`, token: 'a-real-token', messageMs: 10_000 },
    messageUrl: `${base}/message`,
    asked,
    stateCalls,
    ended,
    close: () => {
      sockets.close();
      sockets.clients.forEach((socket) => socket.terminate());
      return close();
    },
  };
}

function sendAll(socket: WebSocket, frames: unknown[]): void {
  frames.forEach((frame) => socket.send(textOf(frame)));
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
