/**
 * From openapi/order-delivery-dates.yaml by npm run generate.
 */

export * from './dayOrMoment.zod.ts';
export * from './deliveryDates.zod.ts';
