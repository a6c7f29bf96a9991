/**
 * From openapi/order.yaml by npm run generate.
 */

export * from './accountOrder.zod.ts';
export * from './accountOrderOrNothing.zod.ts';
export * from './accountOrderPage.zod.ts';
export * from './accountOrderProduct.zod.ts';
export * from './deliveryAddress.zod.ts';
export * from './listMySuperOrdersParams.zod.ts';
export * from './listOrdersByAccountParams.zod.ts';
export * from './money.zod.ts';
export * from './nothing.zod.ts';
export * from './orderAddress.zod.ts';
export * from './superOrder.zod.ts';
export * from './superOrderOrNothing.zod.ts';
export * from './superOrderPage.zod.ts';
export * from './superOrderProduct.zod.ts';
