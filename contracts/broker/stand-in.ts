import { text } from 'node:stream/consumers';
import { listening } from '../support/listening.ts';

/** A request that reached the stand-in. */
export interface Asked {
  /** Method and address, such as `GET /`. */
  target: string;
  authorization?: string;
  body?: unknown;
}

/** Answer of the stand-in; text that is no JSON is sent as it is. */
export interface Reply {
  status?: number;
  body: object | string;
}

/**
 * Starts a stand-in for a Pact Broker, for tests.
 * @param reply answers a request as the broker's documentation says; undefined for what it does not have, which is a 404
 */
export async function startStandIn(reply: (asked: Asked, base: string) => Reply | undefined | Promise<Reply>) {
  const asked: Asked[] = [];
  const server = await listening(async (request, response) => {
    const sent = await text(request);
    const { authorization, host } = request.headers;
    const now = { target: `${request.method} ${request.url}`, authorization, ...(sent && { body: JSON.parse(sent) }) };
    asked.push(now);
    const { status = 200, body } = (await reply(now, `http://${host}`)) ?? {
      status: 404,
      body: { error: 'not found' },
    };
    response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { ...server, asked };
}
