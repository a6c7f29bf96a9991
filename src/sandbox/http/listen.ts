import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A server that this machine alone reaches, under both of its loopback addresses. */
export type LoopbackServer = {
  port: number;
  /** Gets the requests and upgrades of both addresses. */
  server: Server;
  /** Stops listening and cuts what is still open. */
  close(): Promise<void>;
};

const ATTEMPTS = 5;

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers try either for localhost.
 * @param port 0 takes a free one
 * @throws Error with code EADDRINUSE when the port is taken on one of them
 */
export async function listenOnLoopback(port: number, attempt = 1): Promise<LoopbackServer> {
  const main = createServer();
  await listen(main, port, '127.0.0.1');
  const taken = (main.address() as AddressInfo).port;
  const twin = createServer((request, response) => void main.emit('request', request, response));
  twin.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    main.emit('upgrade', request, socket, head),
  );
  let servers = [main, twin];
  try {
    await listen(twin, taken, '::1');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      await closeServer(main);
      // A free port on one address may be taken on the other.
      if (port === 0 && attempt < ATTEMPTS) return listenOnLoopback(port, attempt + 1);
      throw error;
    }
    // A machine without IPv6 has one loopback address.
    servers = [main];
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
