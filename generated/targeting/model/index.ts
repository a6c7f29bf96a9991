/**
 * From openapi/targeting.yaml by npm run generate.
 */

export * from './offer.zod.ts';
