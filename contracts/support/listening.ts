import { createServer, type RequestListener, type Server } from 'node:http';

/** A server on this machine. */
export interface Listening {
  /** Without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Has a server listen, on this machine alone.
 * @param serving the server, or what answers its requests
 * @param port left out: a free one
 * @throws Error when the port is taken
 */
export async function listening(serving: Server | RequestListener, port = 0): Promise<Listening> {
  const server = typeof serving === 'function' ? createServer(serving) : serving;
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
