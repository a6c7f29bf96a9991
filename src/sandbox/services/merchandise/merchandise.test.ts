import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANNEL_QUERY, CHANNELS_QUERY } from '#generated/merchandise/documents.ts';
import type { Channel } from '#generated/merchandise/model/index.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
afterAll(() => sandbox.close());

const ask = (operationName: string, query: string, variables?: Record<string, string>) =>
  sandbox.call('/merchandise/graphql', {
    method: 'POST',
    body: { operationName, query, ...(variables && { variables }) },
  });

it('O58 there is a channel for each vendor, by the ID of its public configuration', async () => {
  const { body } = await ask('Channels', CHANNELS_QUERY);
  const { Channels } = Object(body).data;
  expect(Channels).toHaveLength(17);
  expect(Channels).toContainEqual({ ID: 'channel-norrleaf-se', VendorID: 'norrleaf-se', Locale: 'sv-SE' });
  const { body: config } = await sandbox.call('/public-vendor-config/account.bildvik-se.example', { as: null });
  expect(config).toMatchObject({ channelId: 'channel-norrleaf-se' });
});

it.each([
  ['channel-folioleaf-uk', 'en-GB', 22, 'GBP'],
  ['channel-wallbay-nl', 'nl-NL', 9, 'EUR'],
  ['channel-printmoor-uk', 'en-GB', 7, 'GBP'],
])('A3.34 A3.46 %s in %s offers %i groups of options, in %s', async (channelCode, locale, count, currency) => {
  const { body } = await ask('Channel', CHANNEL_QUERY, { channelCode, locale });
  const { Channel } = Object(body).data;
  expect(Channel).toMatchObject({ ID: channelCode, CurrencyID: currency });
  expect(Object.values(Channel.OptionGroups).filter((group) => group !== null)).toHaveLength(count);
});

it.each([
  ['channel-folioleaf-uk', 'en-GB', 'Photo print', 'LargePhotoBook', 'Poster'],
  ['channel-wallbay-fr', 'fr-FR', 'Toile', 'Canvas', 'AluminiumPrint'],
  ['channel-printmoor-nl', 'nl-NL', 'Fotoafdruk', 'PhotoPrint', 'PassportPhoto'],
])(
  'A3.38 A3.40 A3.43 %s sells in the words of %s, and does not offer all that it has',
  async (channelCode, locale, title, ...types) => {
    const { body } = await ask('Channel', CHANNEL_QUERY, { channelCode, locale });
    const { Articles }: Channel = Object(body).data.Channel;
    expect(Articles.map(({ Title }) => Title)).toContain(title);
    expect(Articles.map(({ ArticleType }) => ArticleType)).toEqual(expect.arrayContaining(types));
    expect(new Set(Articles.map(({ ID }) => ID)).size).toBe(Articles.length);
    expect(Articles.filter(({ Visible }) => !Visible).length).toBeGreaterThan(0);
    expect(
      Articles.filter(({ Visible }) => Visible).every(({ PageWidth, PageHeight }) => PageWidth && PageHeight),
    ).toBe(true);
  },
);

it('A7.53 there is no channel in a locale that it does not sell in', async () => {
  expect(await ask('Channel', CHANNEL_QUERY, { channelCode: 'channel-folioleaf-uk', locale: 'nl-NL' })).toMatchObject({
    status: 200,
    body: { data: { Channel: null } },
  });
});

it('A7.54 a query that does not fit the schema is answered with errors', async () => {
  expect(await ask('Channels', 'query Channels { Channels { Colour } }')).toMatchObject({
    status: 200,
    body: { errors: [{ message: expect.stringContaining('Colour') }] },
  });
});
