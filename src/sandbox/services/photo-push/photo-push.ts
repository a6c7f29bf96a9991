import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { VerifyAccessToken } from '../../core/authorisation.ts';
import type { Fault } from '../../core/faults.ts';
import type { Journal, JournalEntry } from '../../core/journal.ts';
import { queryObject } from '../../core/journal.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { isAppOrigin } from '../../http/cors.ts';
import { jsonDelivery } from '../../http/deliver.ts';
import type { Mounted } from '../../http/mounted.ts';
import { requestTarget } from '../../http/request-target.ts';
import { cutFirstMessage } from './cut-message.ts';

export const PUSH_SLUG = 'photo-push';
const OPERATION = 'connectPush';

/** Close codes that the client reacts to. */
const REFUSED = 4401;
const TOO_LATE = 1008;
const AUTHENTICATION_MS = 10_000;

/** The push connection over plain HTTP: there is none. */
export const photoPush: Mounted = {
  slug: PUSH_SLUG,
  operationIds: [OPERATION],
  operationIdOf: () => undefined,
  refusalOf({ status, body, headers = {}, malformed, nulls, abortAfter }) {
    const hasFrame = body !== undefined || malformed === true;
    const isPossible =
      Object.keys(headers).length === 0 && !nulls && abortAfter === undefined && !(hasFrame && status !== undefined);
    return isPossible
      ? undefined
      : 'The push connection has neither headers, nulls nor abortAfter, and one that is refused by its status no body.';
  },
  async answer() {
    return jsonDelivery(426, { code: 'upgrade-required', message: 'This is a WebSocket.' }, { upgrade: 'websocket' });
  },
};

/** Takes over a request for a WebSocket. */
export type PushEndpoint = { upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void; close(): void };

type Parts = { sandbox: Sandbox; journal: Journal; verify: VerifyAccessToken };

/**
 * The push connection: the first frame is `{ "action": "authenticate", "token": … }`, answered with the plain text OK;
 * from then on the person's messages arrive. A refused token closes with 4401.
 */
export function createPushEndpoint({ sandbox, journal, verify }: Parts): PushEndpoint {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  /** Connections that a fault holds up. */
  const heldUp = new Map<Duplex, NodeJS.Timeout>();
  const letGo = (socket: Duplex) => {
    clearTimeout(heldUp.get(socket));
    heldUp.delete(socket);
  };

  function greet(socket: WebSocket, connection: Duplex, fault: Fault | undefined): void {
    const timeout = setTimeout(() => socket.close(TOO_LATE, 'not authenticated in time'), AUTHENTICATION_MS);
    socket.once('close', () => clearTimeout(timeout));
    // A connection that breaks is closed by the library; there is no one to report it to.
    socket.on('error', () => undefined);
    socket.once('message', (data) => {
      clearTimeout(timeout);
      void whoSends(String(data), verify).then((sub) => {
        if (sub === undefined) return socket.close(REFUSED, 'the token is refused');
        sandbox.push.join(sub, socket);
        socket.send('OK');
        if (fault?.abort === 'body') cutFirstMessage(socket, connection);
        const frame = fault && firstFrame(fault);
        if (frame !== undefined) socket.send(frame);
      });
    });
  }

  return {
    upgrade(request, socket, head) {
      const entry = journalEntry(request);
      journal.add(entry);
      const fault = sandbox.faults.take(PUSH_SLUG, OPERATION, entry.path);
      const { origin } = request.headers;
      const isForeign = origin !== undefined && !isAppOrigin(origin, sandbox.addresses.app);
      const status = isForeign ? 403 : fault?.status;
      const answer = () => {
        letGo(socket);
        if (fault?.abort === true) return socket.destroy();
        if (status !== undefined && status !== 101) {
          entry.status = status;
          return socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
        }
        entry.status = 101;
        server.handleUpgrade(request, socket, head, (opened) => greet(opened, socket, fault));
      };
      heldUp.set(socket, setTimeout(answer, fault?.delayMs ?? 0));
      socket.once('close', () => letGo(socket));
    },
    close() {
      for (const socket of heldUp.keys()) socket.destroy();
      server.close();
    },
  };
}

/** The frame that a fault puts in front of all messages. */
function firstFrame({ malformed, body }: Fault): string | undefined {
  if (malformed) return '{malformed';
  return typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
}

async function whoSends(frame: string, verify: VerifyAccessToken): Promise<string | undefined> {
  try {
    const message: unknown = JSON.parse(frame);
    if (typeof message !== 'object' || message === null || !('token' in message)) return undefined;
    if (!('action' in message) || message.action !== 'authenticate') return undefined;
    return (await verify(String(message.token))).sub;
  } catch {
    return undefined;
  }
}

function journalEntry(request: IncomingMessage): JournalEntry {
  const { path, query } = requestTarget(request);
  const { origin } = request.headers;
  return {
    at: new Date().toISOString(),
    service: PUSH_SLUG,
    operationId: OPERATION,
    method: 'GET',
    path: path.slice(`/${PUSH_SLUG}`.length) || '/',
    query: queryObject(query),
    headers: { authorization: request.headers.authorization !== undefined, ...(origin !== undefined && { origin }) },
    status: null,
    ms: null,
    bytes: 0,
  };
}
