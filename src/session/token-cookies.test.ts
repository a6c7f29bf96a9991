import { expect, test } from 'vitest';

import { vendors } from '#vendor/vendors.ts';
import { FakeCookies } from './session-test-kit.ts';
import { readTokens } from './read-tokens.ts';
import { removeTokens } from './token-cookies.ts';
import { writeTokens } from './write-tokens.ts';

const TOKENS = { accessToken: 'access', accessSeconds: 900, refreshToken: 'refresh', refreshSeconds: 1_209_600 };

function place(hostname: string, pathname = '/', protocol = 'https:') {
  const jar = new FakeCookies(hostname);
  jar.pathname = pathname;
  return { jar, protocol, hostname, pathname };
}

test('A3.59 S12 both cookies have their exact names and attributes', () => {
  const here = place('account.folioleaf-uk.example');
  writeTokens(here, TOKENS);
  expect(here.jar.cookies.map(({ line }) => line)).toEqual([
    'auth_refresh_token=refresh; Max-Age=1209600; Path=/; Domain=folioleaf-uk.example; Secure; SameSite=Strict',
    'auth_access_token=access; Max-Age=900; Path=/; Domain=folioleaf-uk.example; Secure; SameSite=Strict',
  ]);
});

test.each(['localhost', 'account.folioleaf-uk.localhost', '127.0.0.1', '[::1]'])(
  'S12 over http on this machine itself, %s, they are not Secure: WebKit would refuse them',
  (hostname) => {
    const here = place(hostname, '/', 'http:');
    writeTokens(here, TOKENS);
    expect(here.jar.cookies.map(({ line }) => /Secure/.test(line))).toEqual([false, false]);
    removeTokens(here);
    expect(here.jar.cookies).toEqual([]);
  },
);

test.each([
  ['https:', 'localhost'],
  ['https:', 'account.folioleaf-uk.example'],
  ['http:', 'account.folioleaf-uk.example'],
  ['http:', 'localhost.example'],
  ['http:', 'notlocalhost'],
  ['http:', '127.0.0.1.example'],
  ['http:', '192.168.1.20'],
  ['http:', '[::2]'],
])('S12 over %s on %s they are Secure', (protocol, hostname) => {
  const here = place(hostname, '/', protocol);
  writeTokens(here, TOKENS);
  expect(here.jar.cookies.map(({ line }) => /; Secure;/.test(line))).toEqual([true, true]);
});

const hosts = vendors.flatMap(({ host }) => {
  const name = host.replace('account.', '');
  return [host, `test-${host}`, `acceptance-${host}`, `test.${host}`, `www.${name}`].map(
    (hostname) => [hostname, name] as const,
  );
});

test.each(hosts)(
  'A9.7 S12 S14 on %s both cookies belong to %s, and both are gone after a sign-out',
  (hostname, domain) => {
    const here = place(hostname);
    writeTokens(here, TOKENS);
    expect(here.jar.cookies.map(({ line }) => /Domain=[^;]*/.exec(line)?.[0])).toEqual([
      `Domain=${domain}`,
      `Domain=${domain}`,
    ]);
    removeTokens(here);
    expect(here.jar.cookies).toEqual([]);
  },
);

test('S12 a token of unknown lifetime lasts as long as the browser session', () => {
  const here = place('localhost');
  writeTokens(here, { ...TOKENS, accessSeconds: undefined });
  expect(here.jar.cookies[1]?.line).toBe('auth_access_token=access; Path=/; Secure; SameSite=Strict');
});

test('A3.59 any token survives the way through a cookie', () => {
  const here = place('localhost');
  writeTokens(here, { ...TOKENS, accessToken: 'a;b, c=%d"+/é' });
  expect(readTokens(here.jar)).toEqual({ accessToken: 'a;b, c=%d"+/é', refreshToken: 'refresh', conflict: false });
});

test('A3.59 nothing stored reads as nothing, names that only begin alike do not count', () => {
  const jar = new FakeCookies();
  jar.write('auth_access_token_old=x; Path=/');
  jar.write('auth_access_token=; Path=/');
  expect(readTokens(jar)).toEqual({ accessToken: undefined, refreshToken: undefined, conflict: false });
});

test.each(['auth_access_token', 'auth_refresh_token'])('S16 a second %s is noticed, and neither is used', (name) => {
  const here = place('account.folioleaf-uk.example');
  writeTokens(here, TOKENS);
  here.jar.write(`${name}=planted; Path=/`);
  expect(readTokens(here.jar)).toEqual({ conflict: true });
});

test('A4.8 S14 removal reaches every Domain and Path, the planted ones too', () => {
  const here = place('test.account.folioleaf-uk.example', '/my-photos/albums/7');
  writeTokens(here, TOKENS);
  for (const scope of ['; Domain=account.folioleaf-uk.example', '; Domain=test.account.folioleaf-uk.example', '']) {
    for (const path of ['/', '/my-photos', '/my-photos/', '/my-photos/albums/7']) {
      here.jar.write(`auth_access_token=planted; Path=${path}${scope}`);
      here.jar.write(`auth_refresh_token=planted; Path=${path}${scope}`);
    }
  }
  here.jar.write('consent=11; Path=/');
  removeTokens(here);
  expect(here.jar.cookies.map(({ name }) => name)).toEqual(['consent']);
});

test('S16 signing in clears what was planted before', () => {
  const here = place('account.folioleaf-uk.example');
  here.jar.write('auth_access_token=planted; Path=/');
  writeTokens(here, TOKENS);
  expect(readTokens(here.jar)).toMatchObject({ accessToken: 'access', conflict: false });
});

test('S13 a host under a suffix that only the browser knows keeps its tokens to itself', () => {
  const here = place('www.suffix.example');
  here.jar.refusedDomains = ['suffix.example'];
  writeTokens(here, TOKENS);
  expect(here.jar.cookies.map(({ domain }) => domain)).toEqual([undefined, undefined]);
});

test('S17 a token above 4096 bytes is a clear error and leaves neither cookie', () => {
  const here = place('localhost');
  writeTokens(here, TOKENS);
  expect(() => writeTokens(here, { ...TOKENS, accessToken: 'x'.repeat(4080) })).toThrow(
    expect.objectContaining({
      problem: 'too-large',
      message: 'The token is too large for the cookie auth_access_token',
    }),
  );
  expect(here.jar.cookies).toEqual([]);
});

test('S17 the largest token that fits is kept', () => {
  const here = place('localhost');
  const accessToken = 'x'.repeat(4096 - 'auth_access_token='.length);
  writeTokens(here, { ...TOKENS, accessToken });
  expect(readTokens(here.jar).accessToken).toBe(accessToken);
});

test('S18 a browser that keeps nothing is a clear error', () => {
  const here = { ...place('localhost'), jar: { read: () => '', write: () => {} } };
  expect(() => writeTokens(here, TOKENS)).toThrow(expect.objectContaining({ problem: 'refused' }));
});

test('S22 a token endpoint without rotation keeps the refresh token', () => {
  const here = place('localhost');
  writeTokens(here, TOKENS);
  writeTokens(here, { ...TOKENS, accessToken: 'next', refreshToken: undefined });
  expect(readTokens(here.jar)).toMatchObject({ accessToken: 'next', refreshToken: 'refresh' });
});
