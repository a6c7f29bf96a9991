import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { operationOf, type PactInteraction } from '../pact-files/pact-file.ts';
import { callsWith, contractWith } from './selection.ts';
import { chosen, serveStub, type Asked } from './stub.ts';
import { bytesOf, curlLine, targetOf } from './wire.ts';

const plain = {
  type: 'Synchronous/HTTP',
  description: 'name 200: a name',
  request: {
    method: 'POST',
    path: '/names',
    query: { of: ['Åse & co', 'b'] },
    headers: { Accept: ['a', 'b'] },
    body: { content: { name: "O'Neil" } },
  },
  response: { status: 200 },
};

/** The words of a line, as a shell takes them. */
const words = (line: string) =>
  execFileSync('sh', ['-c', `${line.replaceAll('curl', String.raw`printf '%s\n'`)}`], { encoding: 'utf8' })
    .trim()
    .split('\n');

test('a line for the shell holds method, address, headers and body', () => {
  expect(words(curlLine(plain, 'http://localhost'))).toEqual([
    '-i',
    '-X',
    'POST',
    'http://localhost/names?of=%C3%85se+%26+co&of=b',
    '-H',
    'Accept: a',
    '-H',
    'Accept: b',
    '--data-binary',
    '{"name":"O\'Neil"}',
  ]);
});

test('bytes go to the shell as base64', () => {
  const bytes = { ...plain, request: { ...plain.request, body: { content: '/9j/', encoded: 'base64' } } };
  expect(curlLine(bytes, '')).toMatch(/^printf %s '\/9j\/' \| base64 -d \| curl .* --data-binary @-$/);
  expect(bytesOf(bytes.request.body)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test('the token goes into the header that was sent, and stays out of the line', () => {
  const read = {
    ...plain,
    request: { method: 'GET', path: '/names', headers: { Authorization: ['Bearer token-of-the-customer'] } },
  };
  const lineWith = (name: string, value: string) => curlLine(read, '', { authHeader: { name, value } });
  expect(curlLine(read, '')).toBe(`curl -i -X GET '/names' -H "Authorization: Bearer $TOKEN"`);
  expect(lineWith('x-api-key', 'a secret')).toBe(`curl -i -X GET '/names' -H "X-Api-Key: $TOKEN"`);
  expect(lineWith('authorization', 'Basic secret')).toBe(`curl -i -X GET '/names' -H "Authorization: Basic $TOKEN"`);
});

test('a form is sent as it stands', () => {
  const form = {
    ...plain,
    request: {
      method: 'POST',
      path: '/token',
      body: { content: 'a=1&b=%2F', contentType: 'application/x-www-form-urlencoded;charset=utf-8', encoded: false },
    },
  };
  expect(curlLine(form, '')).toBe("curl -i -X POST '/token' --data-binary 'a=1&b=%2F'");
});

test('no query, no body: neither is there', () => {
  const bare = { ...plain, request: { method: 'GET', path: '/names' } };
  expect(targetOf(bare)).toBe('/names');
  expect(curlLine(bare, '')).toBe("curl -i -X GET '/names'");
});

const interactions = callsWith('customer').flatMap((pact) => pact.interactions);
const asked: Asked = {
  method: 'GET',
  path: '/customers/me',
  query: new URLSearchParams(),
  authorization: 'Bearer mine',
  body: '',
  wanted: undefined,
};

test('the stub answers with the nearest interaction, unless another is wanted', () => {
  expect(chosen(interactions, asked)?.response.status).toBe(200);
  expect(chosen(interactions, { ...asked, authorization: 'Bearer refused-token' })?.response.status).toBe(401);
  expect(chosen(interactions, { ...asked, wanted: 'getCustomer 404' })?.response.status).toBe(404);
  expect(chosen(interactions, { ...asked, wanted: 'getCustomer%20404' })?.response.status).toBe(404);
  expect(chosen(interactions, { ...asked, wanted: '%zz' })).toBeUndefined();
  expect(chosen(interactions, { ...asked, path: '/nowhere' })).toBeUndefined();
});

test('a contract is cut to one operation, and what is not there is refused', () => {
  expect(new Set(contractWith('customer', 'getCustomer').interactions.map(operationOf))).toEqual(
    new Set(['getCustomer']),
  );
  expect(new Set(contractWith('photo-push', 'tellImport').interactions.map(operationOf))).toEqual(
    new Set(['tellImport']),
  );
  expect(() => contractWith('customer', 'none')).toThrow('It has: ');
  expect(() => contractWith('../customer')).toThrow('There are: app-config');
});

test('a stub is of services that are called', () => {
  expect(callsWith(undefined).map(({ provider }) => provider.name)).not.toContain('photo-push');
  expect(() => callsWith('photo-push')).toThrow('photo-push sends messages');
});

test('an address of two slashes is one that no contract has', async () => {
  const { url, close } = await serveStub(callsWith('voucher'), 0);
  expect((await fetch(`${url}//`)).status).toBe(404);
  expect((await fetch(`${url}//voucher`)).status).toBe(404);
  close();
});

/** Number of names in the body of an answer. */
function namesIn({ response }: PactInteraction): number {
  let count = 0;
  JSON.stringify(response.body?.content, (name, value: unknown) => {
    count += name === '' ? 0 : 1;
    return value;
  });
  return count;
}

test('F12 the stub answers with the richest example', () => {
  for (const pact of callsWith(undefined))
    for (const interaction of pact.interactions) {
      const { method, path, query = {}, headers, body } = interaction.request;
      const answer = chosen(pact.interactions, {
        method,
        path,
        query: new URLSearchParams(Object.entries(query).flatMap(([name, all]) => all.map((one) => [name, one]))),
        authorization: headers?.Authorization?.[0],
        body: bytesOf(body)?.toString() ?? '',
        wanted: undefined,
      });
      const same = answer?.response.status === interaction.response.status;
      if (same) expect(namesIn(answer), interaction.description).toBeGreaterThanOrEqual(namesIn(interaction));
    }
  const vouchers = callsWith('voucher').flatMap((pact) => pact.interactions);
  const offer = chosen(vouchers, { ...asked, path: '/api/v1/campaigns/offers/SAVE10' });
  expect(offer?.response.body?.content).toHaveProperty('expiryDate');
});
