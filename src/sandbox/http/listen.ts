import { createServer as createPlainServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A server under both loopback addresses of this machine, and under one more where that is asked for. */
export type OpenServer = {
  port: number;
  /** Gets the requests and upgrades of all addresses. */
  server: Server;
  /** Stops listening and cuts what is still open. */
  close(): Promise<void>;
};

/** What is not as on this machine alone. */
export type Opening = {
  /** Key and certificate, in PEM: then it speaks https and nothing else. */
  tls?: { key: string; cert: string } | undefined;
  /** An address of this machine at which others reach it, too. */
  lan?: string | undefined;
};

const ATTEMPTS = 5;

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers try either for localhost. Nothing outside of this machine
 * reaches it, unless an address is named: then at that one, and no other.
 * @param port 0 takes a free one
 * @throws Error with code EADDRINUSE when the port is taken on one of them
 */
export async function openServer(port: number, opening: Opening = {}, attempt = 1): Promise<OpenServer> {
  const { tls, lan } = opening;
  const create = () => (tls ? createTlsServer(tls) : createPlainServer());
  const main = create();
  // First of all that hear of an upgrade: nothing else hears the errors of its socket until someone takes it, and one would end the process.
  main.on('upgrade', (_request: IncomingMessage, socket: Duplex) => socket.on('error', () => undefined));
  await listen(main, port, '127.0.0.1');
  const taken = (main.address() as AddressInfo).port;
  const servers = [main];
  for (const host of ['::1', ...(lan === undefined ? [] : [lan])]) {
    const twin = create();
    twin.on('request', (request, response) => void main.emit('request', request, response));
    twin.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      main.emit('upgrade', request, socket, head),
    );
    try {
      await listen(twin, taken, host);
      servers.push(twin);
    } catch (error) {
      // A machine without IPv6 has one loopback address.
      if (host === '::1' && codeOf(error) !== 'EADDRINUSE') continue;
      await Promise.all(servers.map(closeServer));
      // A free port on one address may be taken on the other.
      if (codeOf(error) === 'EADDRINUSE' && port === 0 && attempt < ATTEMPTS)
        return openServer(port, opening, attempt + 1);
      throw error;
    }
  }
  for (const server of servers) {
    // Longer than browsers keep idle connections, so that it is never the server who hangs up on a request.
    server.keepAliveTimeout = 300_000;
    server.headersTimeout = 310_000;
    server.requestTimeout = 0;
  }
  return {
    port: taken,
    server: main,
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
