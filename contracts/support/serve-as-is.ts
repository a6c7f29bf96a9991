import { listening } from './listening.ts';

/** Response of a server to everything, or none after it has accepted a connection. */
export type AsIs = { status: number; body: string } | 'silence';

/** Serves an answer that no contract holds, as it is, while `act` runs. */
export async function serveAsIs<Value>(answer: AsIs, act: (url: string) => Promise<Value>): Promise<Value> {
  const server = await listening((_, response) => {
    if (answer !== 'silence')
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  try {
    return await act(server.url);
  } finally {
    await server.close();
  }
}
