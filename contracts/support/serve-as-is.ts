import { createServer } from 'node:http';

/** Response of a server to everything, or none after it has accepted a connection. */
export type AsIs = { status: number; body: string } | 'silence';

/** Serves an answer that no contract holds, as it is, while `act` runs. */
export async function serveAsIs<Value>(answer: AsIs, act: (url: string) => Promise<Value>): Promise<Value> {
  const server = createServer((_, response) => {
    if (answer !== 'silence')
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
    return await act(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
