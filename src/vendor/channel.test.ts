import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { createQueryClient } from '#api/query-options.ts';
import { catalogueQuery, channelId, channelOf, channelQuery, type ChannelVendor } from './channel.ts';

const folioleaf: ChannelVendor = { host: 'account.folioleaf-uk.example', key: 'folioleaf-uk', locale: 'en-GB' };
const channels = [
  { ID: 'channel-nl', VendorID: 'folioleaf-nl', Locale: 'nl-NL' },
  { ID: 'channel-uk-dutch', VendorID: 'folioleaf-uk', Locale: 'nl-NL' },
  { ID: 'channel-uk', VendorID: 'folioleaf-uk', Locale: 'en-GB' },
];

/** A visit with the two services that know of channels. */
function visit({
  config = () => Response.json({}),
  merchandise,
}: {
  config?: () => Response;
  merchandise: (body: unknown) => Response;
}) {
  const asked: string[] = [];
  const reported: string[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    const { hostname } = new URL(address);
    asked.push(hostname);
    return Promise.resolve(hostname === 'merchandise' ? merchandise(JSON.parse(String(body))) : config());
  });
  connectForTest((service) => `https://${service}`);
  const client = createQueryClient({
    capture: (error) => reported.push(error instanceof Error ? error.message : String(error)),
  });
  return { client, asked, reported };
}

const allChannels = () => Response.json({ data: { Channels: channels } });

afterEach(() => vi.unstubAllGlobals());

describe('the channel of a vendor', () => {
  it('O58 is the one of its Vendor ID and Locale', () => {
    expect(channelOf(folioleaf, channels)).toBe('channel-uk');
    expect(channelOf({ key: 'folioleaf-uk', locale: 'nl-NL' }, channels)).toBe('channel-uk-dutch');
    expect(channelOf(folioleaf, [{ ID: 'channel-uk', VendorID: 'folioleaf-uk', Locale: 'en-gb' }])).toBe('channel-uk');
  });

  it('O58 is none when only the vendor or only the locale fits', () => {
    expect(channelOf({ key: 'folioleaf-uk', locale: 'fr-FR' }, channels)).toBeUndefined();
    expect(channelOf({ key: 'wallbay-uk', locale: 'en-GB' }, channels)).toBeUndefined();
    expect(channelOf(folioleaf, [])).toBeUndefined();
  });

  it('O58 is asked for once a visit', async () => {
    const { client, asked } = visit({ merchandise: allChannels });
    expect([await channelId(client, folioleaf), await channelId(client, folioleaf)]).toEqual([
      'channel-uk',
      'channel-uk',
    ]);
    expect(asked.filter((host) => host === 'merchandise')).toHaveLength(1);
  });

  it("O58 O131 is the channelId of the vendor's public configuration where it has one", async () => {
    const { client, asked } = visit({
      config: () => Response.json({ channelId: 'channel-of-the-vendor' }),
      merchandise: allChannels,
    });
    expect(await channelId(client, folioleaf)).toBe('channel-of-the-vendor');
    expect(asked).toEqual(['public-vendor-config']);
  });

  it('O58 does not need the public configuration', async () => {
    const { client } = visit({ config: () => new Response('', { status: 404 }), merchandise: allChannels });
    expect(await channelId(client, folioleaf)).toBe('channel-uk');
  });

  it('P4.49 A8.17 that nobody knows is an error, which is reported', async () => {
    const { client, reported } = visit({ merchandise: () => Response.json({ data: { Channels: [] } }) });
    const thrown = channelId(client, folioleaf);
    await expect(thrown).rejects.toThrow('Unable to extract channel ID!');
    // The very one that is reported: caused by nothing else, it would be another failure.
    await expect(thrown).rejects.not.toHaveProperty('cause');
    expect(reported).toEqual(['Unable to extract channel ID!']);
  });

  it('P4.49 A7.54 is the same error when the service answers errors; its own failure is reported', async () => {
    const { client, reported } = visit({
      merchandise: () => Response.json({ errors: [{ message: 'Syntax Error.' }], data: null }),
    });
    await expect(channelId(client, folioleaf)).rejects.toMatchObject({
      message: 'Unable to extract channel ID!',
      cause: { operation: 'listChannels', status: 200 },
    });
    expect(reported).toEqual([expect.stringContaining('Syntax Error.')]);
  });

  it('P4.49 is asked for again after a failure', async () => {
    let isUp = false;
    const { client } = visit({ merchandise: () => (isUp ? allChannels() : new Response('', { status: 403 })) });
    await expect(client.fetchQuery(channelQuery(folioleaf))).rejects.toMatchObject({ status: 403 });
    isUp = true;
    expect(await channelId(client, folioleaf)).toBe('channel-uk');
  });
});

describe('the catalogue', () => {
  it('A3.34 of each channel is held apart', async () => {
    const { client } = visit({
      merchandise: (body) => Response.json({ data: { Channel: { ...bare, ID: idIn(body) } } }),
    });
    const ids = [
      await client.fetchQuery(catalogueQuery('channel-uk', 'en-GB')),
      await client.fetchQuery(catalogueQuery('channel-nl', 'nl-NL')),
    ].map(({ ID }) => ID);
    expect(ids).toEqual(['channel-uk', 'channel-nl']);
    expect(client.getQueryData(catalogueQuery('channel-uk', 'en-GB').queryKey)).toMatchObject({ ID: 'channel-uk' });
  });
});

const groups = [
  [
    'Border',
    'CoverText',
    'CoverType',
    'ExtraPages',
    'FloatingFrame',
    'Glossy',
    'ImageEnhancement',
    'LayFlat',
    'Linnen',
    'Paper',
    'PlanksOrientation',
  ],
  [
    'PremiumLayFlat',
    'PrintSize',
    'Toggles',
    'VoucherDiscount',
    'WoodFinishing',
    'Wrappers',
    'PrebuiltPosterFrame',
    'BoxFrame',
    'PosterFrame',
    'Passepartout',
    'HangingKit',
  ],
].flat();
const bare = {
  ShopURL: null,
  CurrencyID: null,
  Articles: [],
  OptionGroups: Object.fromEntries(groups.map((name) => [name, null])),
};

function idIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'variables' in body
    ? Object(body.variables).channelCode
    : undefined;
}
