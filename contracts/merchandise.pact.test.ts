import { expect } from 'vitest';
import { CHANNELS_QUERY } from '#generated/merchandise/documents.ts';
import { listChannels } from '#generated/merchandise/hooks.ts';
import type { operations } from '#generated/merchandise/types.d.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('merchandise');

const channels = { operationName: 'Channels', query: CHANNELS_QUERY } as const;
const failed = 'This did not work. Please try again.';

operation('listChannels', { ids: 'A7.52', request: { body: channels }, call: () => listChannels(channels) }, ({ on, refusedToken }) => {
  on(200, 'the channels').gives(({ data }) => expect(data?.Channels[0]).toEqual({ ID: 'channel-uk', VendorID: 'folioleaf-uk', Locale: 'en-GB' }));
  on(200, 'errors instead of channels', { ids: 'A7.54', example: 'errors', provoked: true }).fails(failed);
  refusedToken();
  on(500, 'the service fails', { provoked: true }).fails(failed);
});
