import { expect, test } from 'vitest';

import { identityOf, isBusinessUser, lifetimeOf } from './claims.ts';
import { jwt } from './session-test-kit.ts';

const PERSON = {
  sub: 'p-1',
  email: 'åsa@example.com',
  idp_type: 'email',
  idp_sub: 'i-1',
  amr: ['pwd'],
  iat: 100,
  exp: 1000,
};

test('A3.54 A3.55 A3.56 A3.57 the claims of the customer are read from the token', () => {
  expect(identityOf(jwt(PERSON))).toMatchObject({
    sub: 'p-1',
    email: 'åsa@example.com',
    idpType: 'email',
    idpSub: 'i-1',
    amr: ['pwd'],
    expiresAt: 1000,
  });
});

test('A3.55 what is missing besides sub is empty', () => {
  expect(identityOf(jwt({ sub: 'p-1' }))).toMatchObject({
    email: '',
    idpType: '',
    idpSub: '',
    amr: [],
    expiresAt: undefined,
  });
});

test.each(['', 'opaque', 'a.b', 'a.!!!.c', jwt({}), jwt({ sub: 7 }), `a.${btoa('[1]')}.c`, `a.${btoa('null')}.c`])(
  'A3.55 "%s" names nobody',
  (token) => {
    expect(identityOf(token)).toBeUndefined();
  },
);

test.each([
  ['amr', { amr: ['pwd', 'B2B'] }, true],
  ['amr', { amr: 'b2b' }, true],
  ['amr', { amr: ['pwd'] }, false],
  ['amr', { amr: ['b2b-trial', 7] }, false],
  ['customer_kind', { customer_kind: 'b2b', amr: [] }, true],
  ['customer_kind', { amr: ['b2b'] }, false],
  ['constructor', { amr: ['b2b'] }, false],
])('A3.58 A6.3 O130 claim %s of %o', (claim, claims, expected) => {
  expect(isBusinessUser(identityOf(jwt({ ...PERSON, ...claims })), claim)).toBe(expected);
});

test('O130 the claim is amr unless configured, and nobody is no business customer', () => {
  expect(isBusinessUser(identityOf(jwt({ ...PERSON, amr: ['b2b'] })))).toBe(true);
  expect(isBusinessUser(undefined)).toBe(false);
});

test('S25 the lifetime comes from the token alone', () => {
  const identity = identityOf(jwt(PERSON));
  expect(identity && lifetimeOf(identity)).toBe(900);
  const undated = identityOf(jwt({ sub: 'p-1' }));
  expect(undated && lifetimeOf(undated)).toBeUndefined();
});

test('S39 claims with the names of object internals change nothing', () => {
  const token = `a.${Buffer.from('{"sub":"p-1","__proto__":{"amr":["b2b"]}}').toString('base64url')}.c`;
  expect(isBusinessUser(identityOf(token))).toBe(false);
});
