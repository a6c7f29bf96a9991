import { expect } from 'vitest';
import { CHANNEL_QUERY, CHANNELS_QUERY } from '#generated/merchandise/documents.ts';
import type { Channel, ChannelAnswer, OptionGroup } from '#generated/merchandise/model/index.ts';
import type { operations } from '#generated/merchandise/types.d.ts';
import { catalogueQuery, channelQuery, loadChannels } from '#vendor/channel.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('merchandise');

const failed = 'That did not work. Try again.';

const provoked = { provoked: true } as const;
const folioleaf = { host: 'account.folioleaf-uk.example', key: 'folioleaf-uk', locale: 'en-GB' } as const;
const sisterInPortugal = { ...folioleaf, locale: 'pt-PT' } as const;
const channel = { state: 'a channel exists', channelId: 'channel-uk', vendorId: 'folioleaf-uk', locale: 'en-GB' };
/** With everything that a catalogue can have. */
const wholeChannel = { ...channel, kind: 'photo book' };
const noChannel = { state: 'a channel does not exist', channelId: 'channel-uk' };
const noErrors = ['errors'] as const;

/** An answer with data beside which an empty list of errors stands: that is no failure. */
function withoutErrors<Answer extends object>(answer: Answer): Answer & { errors: [] } {
  return { ...answer, errors: [] };
}

operation(
  'listChannels',
  { ids: 'A7.52', request: { body: { operationName: 'Channels', query: CHANNELS_QUERY } }, call: () => loadChannels() },
  ({ on, refusedToken, broken }) => {
    on(200, 'the channels with ID, Vendor ID and Locale', { given: channel }).gives((channels) =>
      expect(channels[0]).toEqual({ ID: 'channel-uk', VendorID: 'folioleaf-uk', Locale: 'en-GB' }),
    );
    on(200, 'the channel of a vendor', {
      ids: 'O58 O131',
      given: channel,
      call: () => read(channelQuery(folioleaf)),
    }).gives((id) => expect(id).toBe('channel-uk'));
    on(200, 'no channel in the locale of the vendor', {
      ids: 'P4.49 A8.17',
      given: channel,
      call: () => read(channelQuery(sisterInPortugal)),
    }).throws('Unable to extract channel ID!');
    on(200, 'no channels at all', {
      ids: 'P4.49 A8.17',
      given: { state: 'there are no channels' },
      example: 'none',
      exactly: ['data.Channels'],
      call: () => read(channelQuery(folioleaf)),
    }).throws('Unable to extract channel ID!');
    on(200, 'errors instead of channels', { ids: 'A7.54', example: 'errors', ...provoked }).fails(failed);
    on(200, 'errors that say nothing but a message', { ids: 'A7.54', example: 'bareErrors', ...provoked }).fails(
      failed,
    );
    on(200, 'channels beside a list of no errors', {
      ids: 'A7.54',
      ...provoked,
      body: withoutErrors,
      exactly: noErrors,
    }).gives((channels) => expect(channels[0]?.ID).toBe('channel-uk'));
    on(200, 'neither data nor errors', {
      ids: 'P4.49 A7.54',
      ...provoked,
      body: () => ({ data: null, errors: [] }),
      exactly: noErrors,
      call: () => read(channelQuery(folioleaf)),
    }).throws('Unable to extract channel ID!');
    on(200, 'nothing but a list of no errors', {
      ids: 'P4.49 A7.54',
      ...provoked,
      body: () => ({ errors: [] }),
      exactly: noErrors,
      call: () => read(channelQuery(folioleaf)),
    }).throws('Unable to extract channel ID!');
    refusedToken();
    on(500, 'the service fails', provoked).fails(failed);
    broken('A7.52', 'data.Channels.0.ID');
    broken('A7.52', 'data.Channels.0.VendorID');
    broken('A7.52', 'data.Channels.0.Locale', null);
  },
);

const asked = {
  body: { operationName: 'Channel', query: CHANNEL_QUERY, variables: { channelCode: 'channel-uk', locale: 'en-GB' } },
} as const;
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

/** The example's catalogue with other fields. */
function withFields({ data }: ChannelAnswer, fields: (channel: Channel) => Partial<Channel>): ChannelAnswer {
  if (!data?.Channel) throw new Error('The example has no channel.');
  return { data: { Channel: { ...data.Channel, ...fields(data.Channel) } } };
}

/** The example's catalogue with the same in the place of each group of options. */
function withEachGroup(answer: ChannelAnswer, group: OptionGroup | null): ChannelAnswer {
  return withFields(answer, ({ OptionGroups }) => ({ OptionGroups: { ...OptionGroups, ...eachGroup(group) } }));
}

function eachGroup(group: OptionGroup | null): Record<string, OptionGroup | null> {
  return Object.fromEntries(groups.map((name) => [name, group]));
}

operation(
  'getChannel',
  { ids: 'A7.53', request: asked, call: () => read(catalogueQuery('channel-uk', 'en-GB')) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a catalogue with all 22 groups of options', {
      ids: 'A3.34 A3.35 A3.36 A3.37 A3.38 A3.39 A3.40 A3.41 A3.42 A3.43 A3.44 A3.45 A3.46 A3.47 A3.48 A3.49',
      given: wholeChannel,
    }).gives((catalogue) => {
      expect(catalogue).toMatchObject({
        ID: 'channel-uk',
        ShopURL: 'https://www.folioleaf-uk.example',
        CurrencyID: 'GBP',
      });
      expect(catalogue.Articles).toEqual([
        {
          ID: 'PAP_910',
          ArticleType: 'PhotoPrint',
          Title: 'Photo prints',
          PageHeight: 100,
          PageWidth: 150.5,
          Visible: true,
          Links: [{ Href: 'https://www.folioleaf-uk.example/prints', Rel: 'shop' }],
        },
      ]);
      expect(Object.keys(catalogue.OptionGroups).toSorted()).toEqual(groups.toSorted());
      expect(catalogue.OptionGroups.HangingKit).toEqual({ ID: 'border', Options: [{ ID: 'white', Title: 'White' }] });
    });
    on(200, 'a catalogue in which all that may be missing is', {
      ids: 'A3.36 A3.37 A3.40 A3.41 A3.42 A3.46 A3.48 A3.49',
      example: 'posters',
      ...provoked,
      body: (posters) =>
        withFields(posters, ({ OptionGroups }) => ({
          OptionGroups: { ...OptionGroups, BoxFrame: { ID: 'box-frame', Options: [{ ID: 'black', Title: null }] } },
        })),
    }).gives((catalogue) => {
      const { Border, BoxFrame, PosterFrame } = catalogue.OptionGroups;
      expect(catalogue).toMatchObject({ ShopURL: null, CurrencyID: null });
      expect([Border, BoxFrame, PosterFrame]).toEqual([
        null,
        { ID: 'box-frame', Options: [{ ID: 'black', Title: null }] },
        { ID: 'frame', Options: [] },
      ]);
      expect(catalogue.Articles).toMatchObject([
        { Title: null, PageHeight: null, PageWidth: null, Visible: false, Links: [] },
      ]);
    });
    on(200, 'groups without an option', {
      ids: 'A3.46 A3.48',
      ...provoked,
      body: (catalogue) => withEachGroup(catalogue, { ID: 'border', Options: [] }),
    }).gives(({ OptionGroups }) => expect(OptionGroups).toEqual(eachGroup({ ID: 'border', Options: [] })));
    on(200, 'options without a title', {
      ids: 'A3.46 A3.49',
      ...provoked,
      body: (catalogue) => withEachGroup(catalogue, { ID: 'border', Options: [{ ID: 'white', Title: null }] }),
    }).gives(({ OptionGroups }) =>
      expect(OptionGroups).toEqual(eachGroup({ ID: 'border', Options: [{ ID: 'white', Title: null }] })),
    );
    on(200, 'a catalogue that offers no article and no group', {
      ids: 'A3.37 A3.46',
      ...provoked,
      body: (catalogue) => withFields(withEachGroup(catalogue, null), () => ({ Articles: [] })),
      exactly: ['data.Channel.Articles'],
    }).gives(({ Articles, OptionGroups }) => {
      expect(Articles).toEqual([]);
      expect(OptionGroups).toEqual(eachGroup(null));
    });
    on(200, 'no such channel', { given: noChannel, example: 'unknownChannel' }).throws(
      'There is no channel channel-uk',
    );
    on(200, 'errors instead of a catalogue', { ids: 'A7.54', example: 'errors', ...provoked }).fails(failed);
    on(200, 'errors that say nothing but a message', { ids: 'A7.54', example: 'bareErrors', ...provoked }).fails(
      failed,
    );
    on(200, 'a catalogue beside a list of no errors', {
      ids: 'A7.54',
      example: 'posters',
      ...provoked,
      body: withoutErrors,
      exactly: noErrors,
    }).gives(({ ID }) => expect(ID).toBe('channel-wallbay-uk'));
    on(200, 'neither data nor errors', {
      ids: 'A7.54',
      ...provoked,
      body: () => ({ data: null, errors: [] }),
      exactly: noErrors,
    }).throws('There is no channel channel-uk');
    on(200, 'nothing but a list of no errors', {
      ids: 'A7.54',
      ...provoked,
      body: () => ({ errors: [] }),
      exactly: noErrors,
    }).throws('There is no channel channel-uk');
    refusedToken();
    on(500, 'the service fails', provoked).fails(failed);
    broken('A3.35', 'data.Channel.ID');
    broken('A3.38', 'data.Channel.Articles.0.ID');
    broken('A3.39', 'data.Channel.Articles.0.ArticleType');
    broken('A3.43', 'data.Channel.Articles.0.Visible', 'true');
    broken('A3.44', 'data.Channel.Articles.0.Links.0.Href');
    broken('A3.45', 'data.Channel.Articles.0.Links.0.Rel');
    broken('A3.46', 'data.Channel.OptionGroups.Wrappers');
    broken('A3.47', 'data.Channel.OptionGroups.Border.ID');
    broken('A3.48', 'data.Channel.OptionGroups.Border.Options.0.ID');
    broken('A3.49', 'data.Channel.OptionGroups.Border.Options.0.Title');
  },
);
