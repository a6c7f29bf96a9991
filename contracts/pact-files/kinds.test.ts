import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS, pactsOf } from './kinds.ts';
import { pactPath, pactServices, readContract, type PactInteraction } from './pact-file.ts';
import { unaskable } from './update.ts';

test('F12 no contract asks a provider for a back door or for a field that no spec describes', () => {
  const faults = pactServices().flatMap((service) => {
    const contract = readContract(pactPath(service));
    return contract ? unaskable(service, contract) : [];
  });
  expect(faults).toEqual([]);
});

test('F12 every 500 and 429 is borne by the client, and every service has contracts of both kinds', () => {
  const [asked, borne] = KINDS.map((kind) => pactServices(pactsOf(kind)));
  expect(borne).toEqual(asked);
  for (const service of asked ?? []) {
    const { interactions } = readContract(pactPath(service)) ?? { interactions: [] };
    const statuses = interactions.flatMap((one) => ('response' in one ? one.response.status : []));
    expect(statuses.filter((status) => status === 429 || status >= 500).filter((status) => status !== 507)).toEqual([]);
  }
});

test('F12 a field that a schema merely keeps cannot be asked for', () => {
  const kept = {
    type: 'Synchronous/HTTP',
    description: 'getVoucherOffer 200: kept',
    comments: { references: { openapi: { operationId: 'getVoucherOffer' } } },
    request: { method: 'GET', path: '/' },
    response: { status: 200, body: { content: { title: 'x', articles: [] } } },
  };
  const contract = { consumer: { name: 'a' }, provider: { name: 'voucher' }, interactions: [kept], metadata: {} };
  expect(unaskable('voucher', contract)).toEqual(['getVoucherOffer 200: kept: no spec describes articles']);
});

test('F12 two interactions that ask the same in the same situation have to expect the same', () => {
  const spoken = (description: string, body: object, state = 'a voucher exists') => ({
    type: 'Synchronous/HTTP',
    description,
    comments: { references: { openapi: { operationId: 'getVoucherOffer' } } },
    providerStates: [{ name: state }],
    request: { method: 'GET', path: '/' },
    response: { status: 200, body: { content: body } },
  });
  const faults = (...interactions: PactInteraction[]) =>
    unaskable('voucher', { consumer: { name: 'a' }, provider: { name: 'voucher' }, interactions, metadata: {} });
  const [one, same, other] = [spoken('one', { title: 'x' }), spoken('same', { title: 'x' }), spoken('other', {})];
  expect(faults(one, same)).toEqual([]);
  expect(faults(one, spoken('elsewhere', {}, 'a voucher exists, untitled'))).toEqual([]);
  expect(faults(one, other)).toEqual(['one: "other" asks the same and expects another answer']);
});

test('a contract that cannot be parsed is named in one line', () => {
  const file = join(tmpdir(), 'broken.json');
  writeFileSync(file, '<<<<<<< HEAD\n');
  expect(() => readContract(file)).toThrow(/^\S+broken\.json: Unexpected token.*$/);
});
