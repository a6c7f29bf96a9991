import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Pact, PactInteraction } from '../pact-files/pact-file.ts';
import { jsonIn } from '../support/json.ts';
import { listening, type Listening } from '../support/listening.ts';
import { isRefused } from '../support/tokens.ts';
import { bytesOf } from './wire.ts';

/** Parts of a request that decide the response. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
  /** The header `X-Stub-Interaction`: a part of the description of the interaction that is wanted. */
  wanted: string | undefined;
}

/**
 * The interaction that answers a request: of those with its method and path, the one with the nearest query, token and
 * body; of several as near, the one of the lowest status, then the one with the largest answer.
 */
export function chosen(interactions: PactInteraction[], asked: Asked): PactInteraction | undefined {
  const fitting = interactions.filter(
    ({ description, request }) =>
      request.method === asked.method && request.path === asked.path && isWanted(description, asked.wanted),
  );
  const ranked = fitting.map((interaction) => ({
    interaction,
    nearness: nearness(interaction, asked),
    richness: richness(interaction.response.body?.content),
  }));
  ranked.sort(
    (one, other) =>
      other.nearness - one.nearness ||
      one.interaction.response.status - other.interaction.response.status ||
      other.richness - one.richness,
  );
  return ranked[0]?.interaction;
}

/** Serves contracts: a single one at the root, several each below the name of its service. */
export function serveStub(pacts: Pact[], port: number): Promise<Listening> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Behind a name: an address such as `//` would be that of another host, or none.
    const url = new URL(`http://stub${request.url ?? '/'}`);
    const single = pacts.length === 1 ? pacts[0] : undefined;
    const pact = single ?? pacts.find(({ provider }) => url.pathname.startsWith(`/${provider.name}/`));
    const path = single || !pact ? url.pathname : url.pathname.slice(pact.provider.name.length + 1);
    const interaction = chosen(pact?.interactions ?? [], await askedBy(request, path, url.searchParams));
    if (!interaction) {
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 'no-interaction', message: `No contract has ${request.method} ${url.pathname}.` }));
      return;
    }
    const { status, headers = {}, body } = interaction.response;
    response.setHeader('X-Stub-Interaction', encodeURIComponent(interaction.description));
    response.writeHead(status, headers).end(bytesOf(body));
  };
  // A request that breaks off ends its own connection, not the stub.
  return listening((request, response) => void answer(request, response).catch(() => response.destroy()), port);
}

/** A part of a description is taken as it stands, and as the answer's header writes it. */
function isWanted(description: string, wanted: string | undefined): boolean {
  return wanted === undefined || description.includes(wanted) || encodeURIComponent(description).includes(wanted);
}

/** Number of values in a body. */
function richness(content: unknown): number {
  if (typeof content !== 'object' || content === null) return content === undefined || content === null ? 0 : 1;
  return Object.values(content).reduce<number>((sum, part) => sum + richness(part), 1);
}

function nearness({ request: { query = {}, headers = {}, body } }: PactInteraction, asked: Asked): number {
  const names = new Set([...Object.keys(query), ...asked.query.keys()]);
  const strays = [...names].filter((name) => !isDeepStrictEqual(query[name] ?? [], asked.query.getAll(name))).length;
  const token = headers.Authorization?.[0];
  const sameToken = token === asked.authorization ? 2 : 0;
  // Callers do not send the very token of the contract: any token matches it, but none does not, and a refused one is exact.
  const tokenNearness =
    sameToken || (token !== undefined && !isRefused(token) && asked.authorization !== undefined ? 1 : 0);
  return (
    tokenNearness * 100 +
    (bytesOf(body)?.toString() === asked.body || isDeepStrictEqual(body?.content, jsonIn(asked.body)) ? 10 : 0) -
    strays
  );
}

async function askedBy(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Asked> {
  const body = await text(request);
  const wanted = request.headers['x-stub-interaction'];
  return {
    method: request.method ?? 'GET',
    path,
    query,
    authorization: request.headers.authorization,
    body,
    wanted: wanted?.toString(),
  };
}
