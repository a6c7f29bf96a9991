import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeContract } from '../pact-files/kinds.ts';
import { operationOf } from '../pact-files/pact-file.ts';
import { changedAt } from '../support/change.ts';
import { numberAs } from './candidates.ts';
import { differenceOf } from './difference.ts';
import { originalAnswer, type Answer } from './mutants.ts';
import { subjectOf } from './subject.ts';
import { openTrials, type TrialRunner } from './trial.ts';

let trials: TrialRunner;
beforeAll(async () => {
  trials = await openTrials({ lanes: 1 });
});
afterAll(() => trials.close());

type Change = (answer: Answer) => Partial<Answer>;

const typed =
  (type: string): Change =>
  (answer) => ({ headers: { ...answer.headers, 'Content-Type': type } });
const at =
  (place: string, value: unknown): Change =>
  ({ body }) => ({
    body: JSON.stringify(changedAt(JSON.parse(String(body)), place, value)),
  });
const status =
  (code: number): Change =>
  () => ({ status: code });
const problem: Change = () => ({
  headers: { 'Content-Type': 'application/problem+json' },
  body: '{"type":"about:blank","title":"Not Found","status":404}',
});

const page: Change = () => ({
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Sign in</title>',
});

const oauth =
  (refusal: object): Change =>
  () => ({ body: JSON.stringify(refusal) });
const REFUSED_CODE = 'exchangeToken 400: an authorization code that is not good';
const REFUSED_TOKEN = 'exchangeToken 400: a refresh token that is not good';

/** Decisions in docs/contracts.md. */
const DECIDED: [what: string, service: string, interaction: string, change: Change, isGood: boolean][] = [
  ['a refusal as problem+json', 'voucher', 'getVoucherOffer 404: no such voucher', problem, true],
  ['another OAuth error', 'identity-provider', REFUSED_CODE, oauth({ error: 'invalid_request' }), true],
  ['another OAuth error', 'identity-provider', REFUSED_TOKEN, oauth({ error: 'unauthorized_client' }), true],
  ['a refusal without an OAuth error', 'identity-provider', REFUSED_TOKEN, oauth({ message: 'Bad request' }), false],
  ['an OAuth error without a name', 'identity-provider', REFUSED_TOKEN, oauth({ error: '' }), false],
  ['an OAuth error that is no text', 'identity-provider', REFUSED_TOKEN, oauth({ error: 400 }), false],
  ['a page for an OAuth error', 'identity-provider', REFUSED_TOKEN, page, false],
  ['a media type in capitals', 'customer', 'getCustomer 200: a consumer', typed('APPLICATION/JSON'), true],
  ['a media type of a vendor', 'customer', 'getCustomer 200: a consumer', typed('application/vnd.photo.v2+json'), true],
  ['a page', 'customer', 'getCustomer 200: a consumer', page, false],
  ['& and ! in an e-mail address', 'customer', 'getCustomer 200: a consumer', at('email', 'a&b!@example.com'), true],
  ['a host of another script', 'customer', 'getCustomer 200: a consumer', at('email', 'o@xn--e1aybc.xn--p1ai'), true],
  ['no e-mail address', 'customer', 'getCustomer 200: a consumer', at('email', 'o@example'), false],
  [
    'a whole number written 3.0',
    'photo-management',
    'getPhotoAccountCounts 200',
    at('photosCount', numberAs('3.0')),
    true,
  ],
  [
    'a count beyond 2^53',
    'photo-management',
    'getPhotoAccountCounts 200',
    at('photosCount', numberAs('9007199254740993')),
    false,
  ],
  [
    'a whole number of sixteen digits',
    'photo-management',
    'getPhotoAccountCounts 200',
    at('photosCount', numberAs('4090676164708282')),
    true,
  ],
  ['204 for a write that also has 200', 'customer', 'updateCustomer 200', status(204), true],
  ['200 for a write that also has 204', 'customer', 'updateCustomer 204', status(200), true],
  ['another success of a read', 'customer', 'getCustomer 200: a consumer', status(203), true],
  ['another refusal', 'customer', 'updateCustomer 422', status(409), false],
  ['410 for the 404 that is an answer', 'customer', 'getCustomer 404', status(410), true],
  ['410 for a 404 that is none', 'photo-management', 'getAlbum 404', status(410), false],
  ['30 February', 'voucher', 'getVoucherOffer 200: an offer that ends on a day', at('expiryDate', '2027-02-30'), false],
  [
    'a day for a moment',
    'voucher',
    'getVoucherOffer 200: an offer that ends at a moment',
    at('expiryDate', '2028-02-29'),
    true,
  ],
  [
    'port 99999',
    'photo-management',
    'getAlbum 200: an album with a cover',
    at('coverPhoto.untouchedUrl', 'https://a.example:99999/1'),
    false,
  ],
  [
    'a broken IPv6 address',
    'photo-management',
    'getAlbum 200: an album with a cover',
    at('coverPhoto.untouchedUrl', 'https://[2001:db8::1/1'),
    false,
  ],
  [
    'an IPv6 address',
    'photo-management',
    'getAlbum 200: an album with a cover',
    at('coverPhoto.untouchedUrl', 'https://[2001:db8::1]/1'),
    true,
  ],
  [
    'a host in angle brackets',
    'photo-management',
    'getAlbum 200: an album with a cover',
    at('coverPhoto.untouchedUrl', 'https://<host>/1'),
    false,
  ],
  [
    'the answer of another album',
    'photo-management',
    'getAlbum 200: an album with a cover',
    at('albumId', 'album-2'),
    false,
  ],
  ['the answer of another order', 'order', 'getOrder 200: an order', at('code', 'OR-2'), false],
];

test.each(DECIDED)('F12 %s: app and contract are of one opinion', async (_what, service, name, change, isGood) => {
  const contract = wholeContract(service);
  if (!contract) throw new Error('There is no contract.');
  const { interactions, app } = await subjectOf(contract);
  const interaction = interactions.find(({ description }) => description.startsWith(name));
  if (!interaction) throw new Error(`${service} has no interaction ${name}.`);
  const original = originalAnswer(interaction.response);
  const answer = { ...original, ...change(original) };
  const [first, second] = [await app(operationOf(interaction), original), await app(operationOf(interaction), answer)];
  const [isTaken] = await trials.accepted([{ expected: interaction.response, answer }]);
  const difference = differenceOf(first, second, interaction.response);
  expect({ app: difference === undefined, contract: isTaken }, difference).toEqual({ app: isGood, contract: isGood });
});
