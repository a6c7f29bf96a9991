import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSpec } from '../support/spec.ts';
import { isRefused } from '../support/tokens.ts';
import { fixedIds, unnamedFields } from './askable.ts';
import { isAboutCalls, operationOf, pactPath, pactServices, readContract, type PactInteraction } from './pact-file.ts';

/** Interactions that providers are asked for, each with what the spec has of its operation. */
const asked = pactServices().flatMap((service) => {
  const contract = readContract(pactPath(service));
  if (!contract || !isAboutCalls(contract)) return [];
  const { operations } = readSpec(service);
  return contract.interactions.flatMap((interaction) => {
    const operation = operations.get(operationOf(interaction));
    return operation ? [{ operation, interaction, description: `${service}: ${interaction.description}` }] : [];
  });
});

const MORE = 'The states say that there are more than one page, and photos in the album.';

/** Fields that follow from what a state says, without its name: operation -> them, and why. */
const FOLLOWS: Record<string, [fields: string, reason: string]> = {
  exchangeToken: ['expires_in refresh_token id_token', 'OpenID Connect, by the scopes of the client.'],
  getAccountInformation: ['lastOrderDate', 'The state says that the customer has ordered.'],
  getAlbum: ['coverPhoto', 'The state says that the album has photos.'],
  getBackup: ['chunks', 'The state says that there is one zip file.'],
  getChannel: [
    'data Channel ShopURL CurrencyID Title PageHeight PageWidth Border BoxFrame CoverText CoverType ExtraPages FloatingFrame Glossy HangingKit ImageEnhancement LayFlat Linnen Paper Passepartout PlanksOrientation PosterFrame PrebuiltPosterFrame PremiumLayFlat PrintSize Toggles VoucherDiscount WoodFinishing Wrappers',
    'GraphQL answers with data unless it fails; the kind of channel says that nothing of it is missing.',
  ],
  getOrder: ['products', 'The product is that of the order.'],
  getPhotoAccountCounts: [
    'albumsCount',
    'The state says how many albums there are, which is not the 0 of a count that is missing.',
  ],
  getProduct: ['files', 'The state says what the files are for.'],
  getSharedAlbum: ['coverPhoto', 'The state says that the album has photos.'],
  getTimelinePage: ['cursor', MORE],
  listAlbumPhotos: ['cursor', MORE],
  listAlbums: ['coverPhoto cursor', MORE],
  listChannels: ['data', 'GraphQL answers with data unless it fails.'],
  listOrdersByAccount: ['products', 'The product is that of the order.'],
  listPhotos: ['cursor', MORE],
  listSharedAlbumPhotos: ['cursor', MORE],
  listSharedAlbums: ['coverPhoto cursor', MORE],
};

test('F12 a provider is asked for a field that may be missing where a state or the request names it', () => {
  const used = new Set<string>();
  const faults = asked.flatMap(({ operation, interaction, description }) => {
    const { status } = interaction.response;
    if (status >= 400) return [];
    const id = operation.operationId;
    const follows = FOLLOWS[id]?.[0].split(' ') ?? [];
    const fields = unnamedFields(operation.responses.get(status)?.schema, interaction);
    fields.filter((name) => follows.includes(name)).forEach((name) => used.add(`${id} ${name}`));
    return fields.filter((name) => !follows.includes(name)).map((name) => `${description}: ${name}`);
  });
  expect(faults).toEqual([]);
  const listed = Object.entries(FOLLOWS).flatMap(([id, [fields]]) => fields.split(' ').map((name) => `${id} ${name}`));
  expect([...used].sort()).toEqual(listed.sort());
});

/** Interactions whose ids are those of the contract; docs/backend-teams.md names them. */
const FIXED = [
  'temp-selections: createTempSelection 413: more than 500 photos',
  'widget: listWidgetsByOrderCodes 200: the widgets of several orders',
];

test('F12 the ids of a request are those that the states of its interaction answer, but for what the documents name', () => {
  const isOfRefusedToken = ({ request }: PactInteraction) => request.headers?.Authorization?.some(isRefused) ?? false;
  const fixed = asked.filter(
    ({ operation, interaction }) => !isOfRefusedToken(interaction) && fixedIds(operation, interaction).length > 0,
  );
  expect(fixed.map(({ description }) => description)).toEqual(FIXED);
  const document = readFileSync(join(import.meta.dirname, '../../docs/backend-teams.md'), 'utf8');
  for (const description of FIXED) expect(document).toContain(`\`${description.replace(/^\S+: /, '')}\``);
});

const call = (request: object, content: unknown = {}, params: object = {}): PactInteraction => ({
  type: 'Synchronous/HTTP',
  description: 'a call',
  providerStates: [{ name: 'a state', params: { ...params } }],
  request: { method: 'POST', path: '/albums/album-1/photos', ...request },
  response: { status: 200, body: { content } },
});

test('F12 a field is named by a parameter, however deep, or by the request; one that is required needs no name', () => {
  const photo = { type: 'object', required: ['id'], properties: { id: {}, taken: {}, name: {} } };
  const schema = { type: 'object', properties: { photos: { type: 'array', items: photo } } };
  const answer = { photos: [{ id: 'a', taken: 'b', name: 'c' }] };
  expect(unnamedFields(schema, call({}, answer))).toEqual(['photos', 'taken', 'name']);
  expect(unnamedFields(schema, call({}, answer, { fields: { photos: [{ taken: '' }] } }))).toEqual(['name']);
  expect(unnamedFields({ anyOf: [{ allOf: [schema] }] }, call({ body: { content: { name: 1 } } }, answer))).toEqual([
    'photos',
    'taken',
  ]);
});

test('F12 an id in path, query or body is that of the contract unless a state answers it', () => {
  const operation = { path: '/albums/{albumId}/{name}' };
  const content = { photoIds: ['photo-1', 'photo-2'], ownerId: 'user-1', title: 'Summer' };
  const fixed = { query: { orderCodes: ['OR-1'], limit: ['1'] }, body: { content } };
  expect(fixedIds(operation, call(fixed))).toEqual([
    'albumId=album-1',
    'orderCodes=OR-1',
    '$.photoIds[0]=photo-1',
    '$.photoIds[1]=photo-2',
    '$.ownerId=user-1',
  ]);
  const generators = {
    path: { expression: '/albums/${albumId}/photos' },
    query: { orderCodes: {} },
    body: { '$.photoIds[0]': {}, '$.photoIds[1]': {}, '$.ownerId': {} },
  };
  expect(fixedIds(operation, call({ ...fixed, generators }))).toEqual([]);
});
