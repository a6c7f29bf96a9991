/**
 * From openapi/voucher.yaml by npm run generate.
 */

export * from './dayOrMoment.zod.ts';
export * from './voucherOffer.zod.ts';
