import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, graphql } from 'graphql';
import type { ChannelAnswer, ChannelQuery, ChannelsAnswer, ChannelsQuery } from '#generated/merchandise/model/index.ts';
import type { operations } from '#generated/merchandise/types.d.ts';
import { defineService } from '../../core/service.ts';
import { catalogueOf } from './catalogue.ts';
import { allChannels, channelById, channelsDataset } from './channels.ts';
import { merchandiseStates } from './provider-states.ts';

const SCHEMA_FILE = join(import.meta.dirname, '../../../../openapi/merchandise-schema.graphql');

/** Channels and their catalogues, by GraphQL: queries are executed, so that one which does not fit the schema gets errors. */
export const merchandise = defineService<operations>({
  slug: 'merchandise',
  dataset: channelsDataset,
  states: merchandiseStates,
  createHandlers({ database, addresses }) {
    const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
    const rootValue = {
      Channels: () =>
        allChannels(database).map(({ id, vendorId, locale }) => ({ ID: id, VendorID: vendorId, Locale: locale })),
      Channel({ channelCode, locale }: { channelCode: string; locale: string }) {
        const channel = channelById(database, channelCode);
        return channel?.locale === locale ? catalogueOf(channel, `${addresses.sandbox}/shop`) : null;
      },
    };
    const execute = async ({ query, operationName, ...rest }: ChannelsQuery | ChannelQuery) => {
      const variableValues = 'variables' in rest ? rest.variables : {};
      const result = await graphql({ schema, rootValue, source: query, operationName, variableValues });
      const errors = result.errors?.map(({ message, path }) => ({ message, ...(path && { path: [...path] }) }));
      return { ...(result.data !== undefined && { data: result.data }), ...(errors && { errors }) };
    };

    return {
      // That the answer is one, the spec checks before it leaves.
      listChannels: async ({ body }) => ({ status: 200, body: (await execute(body)) as ChannelsAnswer }),
      getChannel: async ({ body }) => ({ status: 200, body: (await execute(body)) as ChannelAnswer }),
    };
  },
});
