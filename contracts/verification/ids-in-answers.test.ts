import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { listening } from '../support/listening.ts';
import { openVerifier } from './verifier.ts';

const verifier = openVerifier();
afterAll(() => verifier.close());

const fromState = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' });
const contract = JSON.stringify({
  consumer: { name: 'photo-account' },
  provider: { name: 'albums' },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'getAlbum 200: an album',
      providerStates: [{ name: 'an album exists', params: { albumId: 'album-1', coverId: 'photo-1' } }],
      request: { method: 'GET', path: '/albums/album-1', generators: { path: fromState('/albums/${albumId}') } },
      response: {
        status: 200,
        headers: { 'Content-Type': ['application/json'] },
        body: {
          content: { albumId: 'album-1', coverId: 'photo-1', title: 'Summer' },
          contentType: 'application/json',
          encoded: false,
        },
        matchingRules: { body: { '$.title': { combine: 'AND', matchers: [{ match: 'type' }] } } },
        generators: { body: { '$.albumId': fromState('${albumId}'), '$.coverId': fromState('${coverId}') } },
      },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
});

/**
 * Verifies a service that gives the album the key 4711.
 * @param answered the album that it answers to a question for that key
 * @param key as the state answers it
 * @param cover key of the album's cover
 * @param compresses it compresses its answers where it is asked to
 */
async function verified(
  answered: string,
  key: string | number = '4711',
  cover = '815',
  compresses = false,
): Promise<{ failures: string[]; asked: string[] }> {
  const asked: string[] = [];
  const { url: baseUrl, close } = await listening((request, response) => {
    const { method, url = '' } = request;
    const isStates = url === '/states';
    if (url.startsWith('/albums/')) asked.push(url);
    const answer = !isStates
      ? { albumId: answered, coverId: cover, title: 'Winter' }
      : method === 'GET'
        ? [{ name: 'an album exists' }]
        : { albumId: key, coverId: cover };
    const compressed = compresses && /gzip/.test(String(request.headers['accept-encoding']));
    response
      .writeHead(200, { 'Content-Type': 'application/json', ...(compressed && { 'Content-Encoding': 'gzip' }) })
      .end(compressed ? gzipSync(JSON.stringify(answer)) : JSON.stringify(answer));
  });
  const pact = join(mkdtempSync(join(tmpdir(), 'ids-in-answers-')), 'pact.json');
  writeFileSync(pact, contract);
  const { failures } = await verifier.verify({ service: 'albums', pact, baseUrl, stateUrl: `${baseUrl}/states` });
  await close();
  return { failures, asked };
}

test('F12 the answer of the id that was asked for holds, though the provider gave that id', async () => {
  expect(await verified('4711')).toEqual({ failures: [], asked: ['/albums/4711'] });
});

test('F12 a key that the state answers as a number is that key', async () => {
  expect(await verified('4711', 4711)).toEqual({ failures: [], asked: ['/albums/4711'] });
});

test('F12 two ids of a state may be the same, as serial keys of two tables are', async () => {
  expect(await verified('4711', '4711', '4711')).toEqual({ failures: [], asked: ['/albums/4711'] });
});

test('F12 a provider that compresses what it answers is read like any other', async () => {
  expect(await verified('4711', '4711', '815', true)).toEqual({ failures: [], asked: ['/albums/4711'] });
});

test.each(['4712', 'album-1'])(
  'F12 the answer of another id than the one that was asked for fails, and names that one: %s',
  async (id) => {
    expect((await verified(id)).failures).toEqual([
      `getAlbum 200: an album\n    $.albumId: expected "4711", which the state answered, got "${id}"`,
    ]);
  },
);
