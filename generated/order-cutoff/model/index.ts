/**
 * From openapi/order-cutoff.yaml by npm run generate.
 */

export * from './articleGroup.zod.ts';
export * from './articleGroups.zod.ts';
export * from './campaign.zod.ts';
export * from './dayOrMoment.zod.ts';
