import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { createQueryClient } from '#api/query-options.ts';
import { editorAddress, type EditorPlace, HAND_OVER_MIN_MS, handOver } from './hand-over.ts';

const session = vi.hoisted(() => ({
  token: 'first' as string | undefined,
  refreshed: undefined as string | undefined,
}));
vi.mock('#session/session.ts', () => ({
  accessToken: () => session.token,
  refreshAccessToken: () => Promise.resolve(session.refreshed),
}));
vi.mock('#vendor/app-config.ts', () => ({ appConfig: () => ({}) }));

type Answers = Record<'temp-selections' | 'merchandise' | 'public-vendor-config', () => Response>;

const good: Answers = {
  'temp-selections': () => Response.json({ tempSelectionId: 'selection-1' }, { status: 201 }),
  merchandise: () =>
    Response.json({ data: { Channels: [{ ID: 'channel-uk', VendorID: 'folioleaf-uk', Locale: 'en-GB' }] } }),
  'public-vendor-config': () => Response.json({ printsEditorUrl: 'https://editor.folioleaf-uk.example/prints' }),
};

/** Hands two photos over to services that answer so; `sent` is what they were asked. */
function start(answers: Partial<Answers> = {}) {
  const sent: { service: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    const service = new URL(address).hostname as keyof Answers;
    sent.push({ service, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve({ ...good, ...answers }[service]());
  });
  connectForTest((service) => `https://${service}`);
  const reported: string[] = [];
  const client = createQueryClient({ capture: (error) => reported.push(String(error)) });
  const end = new AbortController();
  const address = handOver(client, ['photo-1', 'photo-2'], end.signal);
  let outcome: string | undefined;
  address.then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = String(error)),
  );
  return { address, end, sent, reported, outcome: () => outcome };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { hostname: 'account.folioleaf-uk.example' });
  session.token = 'first';
  session.refreshed = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('handing photos over to the prints editor', () => {
  test('P4.45 P4.46 P4.47 P7.31 keeps them, and gives the address no sooner than after 3 seconds, with the token of then', async () => {
    const { sent, outcome } = start();
    await vi.advanceTimersByTimeAsync(HAND_OVER_MIN_MS - 1);
    expect(sent).toContainEqual({ service: 'temp-selections', body: { photoIds: ['photo-1', 'photo-2'] } });
    expect(outcome()).toBeUndefined();
    session.token = 'second';
    await vi.advanceTimersByTimeAsync(1);
    const { searchParams } = new URL(outcome() ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 'second',
      channel: 'channel-uk',
      tempSelectionId: 'selection-1',
      productCode: 'PAP_910',
    });
  });

  test('P4.48 fails as soon as anything fails', async () => {
    const { outcome } = start({ 'temp-selections': () => new Response(null, { status: 500 }) });
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome()).toMatch(/^ApiError: .*Status Code: 500/);
  });

  test('P4.49 A8.17 fails with "Unable to extract channel ID!" when nobody knows the channel, which is reported', async () => {
    const { outcome, reported } = start({ merchandise: () => Response.json({ data: { Channels: [] } }) });
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome()).toBe('Error: Unable to extract channel ID!');
    expect(reported).toContain('Error: Unable to extract channel ID!');
  });

  test.each([
    ['has no editor', {}],
    ['names one elsewhere', { printsEditorUrl: 'https://elsewhere.example/prints' }],
  ])('S33 fails when the vendor %s', async (_what, config) => {
    const { outcome } = start({ 'public-vendor-config': () => Response.json(config) });
    await vi.advanceTimersByTimeAsync(HAND_OVER_MIN_MS);
    expect(outcome()).toMatch(/^Error: The .*prints editor/);
  });

  test('a cookie that has ended meanwhile is renewed; without a session it fails', async () => {
    session.token = undefined;
    session.refreshed = 'renewed';
    const renewed = start();
    await vi.advanceTimersByTimeAsync(HAND_OVER_MIN_MS);
    expect(renewed.outcome()).toContain('token=renewed');
    session.refreshed = undefined;
    const over = start();
    await vi.advanceTimersByTimeAsync(HAND_OVER_MIN_MS);
    expect(over.outcome()).toBe('Error: The session is over');
  });

  test('gives no address once it has been called off', async () => {
    const { end, outcome } = start();
    await vi.advanceTimersByTimeAsync(10);
    end.abort();
    await vi.advanceTimersByTimeAsync(HAND_OVER_MIN_MS);
    expect(outcome()).toContain('AbortError');
  });
});

const handed = { token: 'to+k/en=', channel: 'channel-folioleaf-uk', tempSelectionId: 'selection 1' };
const inProduction: EditorPlace = {
  hostname: 'account.folioleaf-uk.example',
  vendorHost: 'account.folioleaf-uk.example',
};

describe('the address of the prints editor', () => {
  test('P4.47 A9.6 O57 carries token, channel, the selection and the product, and keeps what it had', () => {
    const url = new URL(editorAddress('https://editor.folioleaf-uk.example/prints?size=10x15', handed, inProduction));
    expect(url.origin + url.pathname).toBe('https://editor.folioleaf-uk.example/prints');
    expect(Object.fromEntries(url.searchParams)).toEqual({ size: '10x15', ...handed, productCode: 'PAP_910' });
  });

  test('O57 names its parameters as the configuration says', () => {
    const config = { parameters: { token: 'access_token', productCode: 'product' } };
    const url = new URL(editorAddress('https://editor.folioleaf-uk.example/', handed, { ...inProduction, config }));
    expect([...url.searchParams.keys()]).toEqual(['access_token', 'channel', 'tempSelectionId', 'product']);
  });

  test('O179 O57 carries the chosen article under the name that the configuration gives it, and without one not at all', () => {
    const chosen = { ...handed, format: 'PAP_913' };
    const address = 'https://editor.folioleaf-uk.example/';
    const named = { parameters: { format: 'article' } };
    const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
    const without = queryOf(editorAddress(address, handed, inProduction));
    expect(queryOf(editorAddress(address, chosen, { ...inProduction, config: named }))).toEqual({
      ...without,
      article: 'PAP_913',
    });
    expect(queryOf(editorAddress(address, handed, { ...inProduction, config: named }))).toEqual(without);
    expect(queryOf(editorAddress(address, chosen, inProduction))).toEqual(without);
    expect(queryOf(editorAddress(address, chosen, { ...inProduction, config: { parameters: {} } }))).toEqual(without);
  });

  test.each([
    'https://folioleaf-uk.example/',
    'https://test-editor.folioleaf-uk.example/',
    'https://EDITOR.folioleaf-uk.example/',
  ])('S33 %s is one of the vendor’s own', (address) => {
    expect(editorAddress(address, handed, inProduction)).toContain('token=');
  });

  test.each([
    'http://editor.folioleaf-uk.example/',
    'https://editor.example/',
    'https://folioleaf-uk.example.evil.example/',
    'https://evilfolioleaf-uk.example/',
    'https://editor.folioleaf-uk.example@evil.example/',
    'https://localhost/',
    'javascript:alert(1)//editor.folioleaf-uk.example',
    'data:text/html,editor.folioleaf-uk.example',
    '/prints',
    undefined,
  ])('S33 S38 %s is given no token', (address) => {
    expect(() => editorAddress(address, handed, inProduction)).toThrow(/prints editor/);
  });

  test('S33 a further host has to be named by the deployment', () => {
    const config = { hosts: ['editor.example'] };
    expect(editorAddress('https://editor.example/', handed, { ...inProduction, config })).toContain(
      'https://editor.example/?token=',
    );
    expect(() => editorAddress('https://other.example/', handed, { ...inProduction, config })).toThrow(/prints editor/);
  });

  test('S33 on a developer’s machine it may be that machine, plain as it is', () => {
    const local: EditorPlace = { hostname: 'account.bildvik-se.localhost', vendorHost: 'account.bildvik-se.example' };
    expect(editorAddress('http://localhost:5174/prints-editor', handed, local)).toContain(
      'http://localhost:5174/prints-editor?token=',
    );
    expect(() => editorAddress('http://editor.example/', handed, local)).toThrow(/prints editor/);
    expect(() => editorAddress('ftp://localhost/', handed, local)).toThrow(/prints editor/);
  });
});
