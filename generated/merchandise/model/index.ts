/**
 * From openapi/merchandise.yaml by npm run generate.
 */

export * from './article.zod.ts';
export * from './channel.zod.ts';
export * from './channelAnswer.zod.ts';
export * from './channelData.zod.ts';
export * from './channelQuery.zod.ts';
export * from './channelReference.zod.ts';
export * from './channelsAnswer.zod.ts';
export * from './channelsData.zod.ts';
export * from './channelsQuery.zod.ts';
export * from './graphQlError.zod.ts';
export * from './link.zod.ts';
export * from './option.zod.ts';
export * from './optionGroup.zod.ts';
export * from './optionGroups.zod.ts';
