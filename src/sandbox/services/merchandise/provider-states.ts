import { defineState } from '../../core/provider-states.ts';
import { closeAllChannels, closeChannel, putChannel } from './channels.ts';

const ID = { type: 'string', minLength: 1 };

/** Situations of channels that contracts ask for. */
export const merchandiseStates = [
  defineState<{ channelId: string; vendorId: string; locale: string; kind: 'photo book' | 'poster' | 'print' }>({
    name: 'a channel exists',
    description:
      'The vendor sells in that locale, by its kind: `photo book` is everything, at an address of the shop and in a currency, with articles that each have a title, sides and links, and with options in every group; `poster` is posters alone; `print` is prints and gift vouchers. Some articles are not offered.',
    parameters: {
      channelId: ID,
      vendorId: ID,
      locale: { type: 'string', minLength: 2 },
      kind: { type: 'string', enum: ['photo book', 'poster', 'print'], default: 'photo book' },
    },
    setup({ database }, _account, { channelId, vendorId, locale, kind }) {
      putChannel(database, { id: channelId, vendorId, locale, kind, country: 'GB', shop: vendorId });
    },
  }),
  defineState<{ channelId: string }>({
    name: 'a channel does not exist',
    description: 'There is no channel of that ID.',
    parameters: { channelId: ID },
    setup: ({ database }, _account, { channelId }) => closeChannel(database, channelId),
  }),
  defineState<Record<string, never>>({
    name: 'there are no channels',
    description: 'No vendor sells anything.',
    parameters: {},
    setup: ({ database }) => closeAllChannels(database),
  }),
];
