import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { listening } from '../support/listening.ts';
import { openVerifier } from './verifier.ts';

const verifier = openVerifier();
afterAll(() => verifier.close());

const fromState = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' });
const FORM = 'application/x-www-form-urlencoded';

/** Requests that reach a service whose state answers other ids. */
async function sent(params: Record<string, string>, own: Record<string, string>, request: object): Promise<string[]> {
  const asked: string[] = [];
  const { url: baseUrl, close } = await listening(async (incoming, response) => {
    const { method, url = '' } = incoming;
    const body = await text(incoming);
    const isStates = url === '/states';
    if (!isStates && url !== '/') asked.push(`${url} ${body}`);
    const answer = !isStates ? {} : method === 'GET' ? [{ name: 'they exist' }] : own;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  const interaction = {
    type: 'Synchronous/HTTP',
    description: 'the request',
    providerStates: [{ name: 'they exist', params }],
    request: { method: 'POST', path: '/albums', ...request },
    response: { status: 200 },
  };
  const pact = join(mkdtempSync(join(tmpdir(), 'ids-in-requests-')), 'pact.json');
  const [consumer, provider] = ['photo-account', 'albums'].map((name) => ({ name }));
  const metadata = { pactSpecification: { version: '4.0' } };
  writeFileSync(pact, JSON.stringify({ consumer, provider, interactions: [interaction], metadata }));
  const { failures } = await verifier.verify({ service: 'albums', pact, baseUrl, stateUrl: `${baseUrl}/states` });
  await close();
  expect(failures).toEqual([]);
  return asked;
}

test('F12 each id of a list in a body is the one that its parameter was answered with', async () => {
  const body = { content: { photoIds: ['photo-1', 'photo-2'] }, contentType: 'application/json', encoded: false };
  const headers = { 'Content-Type': ['application/json'] };
  const generators = {
    body: { '$.photoIds[0]': fromState('${photoId}'), '$.photoIds[1]': fromState('${otherPhotoId}') },
  };
  const [params, own] = [
    { photoId: 'photo-1', otherPhotoId: 'photo-2' },
    { photoId: '17', otherPhotoId: '18' },
  ];
  expect(await sent(params, own, { body, headers, generators })).toEqual(['/albums {"photoIds":["17","18"]}']);
});

test('F12 the field of a form is the one that its parameter was answered with', async () => {
  const content = 'grant_type=authorization_code&code=code-1&redirect_uri=http%3A%2F%2Flocalhost%3A5173%2F';
  const body = { content, contentType: `${FORM};charset=UTF-8`, encoded: false };
  const headers = { 'Content-Type': [FORM] };
  const generators = { body: { '$.code': fromState('${code}') } };
  const [form = ''] = await sent({ code: 'code-1' }, { code: 'SplxlOBeZQQYbYS6WxSbIA' }, { body, headers, generators });
  expect(Object.fromEntries(new URLSearchParams(form.replace(/^\S+ /, '')))).toEqual({
    grant_type: 'authorization_code',
    code: 'SplxlOBeZQQYbYS6WxSbIA',
    redirect_uri: 'http://localhost:5173/',
  });
});
