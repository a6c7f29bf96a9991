/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Money } from './money.zod.ts';
import { OrderAddress } from './orderAddress.zod.ts';
import { SuperOrderProduct } from './superOrderProduct.zod.ts';

const superOrderProductCountMin = 0;

export const SuperOrder = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "createdAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "productCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(superOrderProductCountMin))).check(/*#__PURE__*/ zod.describe('Counted from the products when it is missing.')),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('PHOTOBOOK_BRAND or POSTER_BRAND; anything else counts as the first.')),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Home or PickupPoint; missing while a change is in progress, which anything else counts as.')),
  "canChangeDeliveryAddress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Decides when it is there; else the client goes by status and delivery type.')),
  "total": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.number()])).check(/*#__PURE__*/ zod.describe('Shown when it names its currency.')),
  "deliveryAddress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([OrderAddress,/*#__PURE__*/ zod.null()])),
  "orders": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SuperOrderProduct)).check(/*#__PURE__*/ zod.describe('The products of the order.')),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SuperOrderProduct)).check(/*#__PURE__*/ zod.describe('Another name for orders, accepted as well.'))
});

export type SuperOrder = zod.input<typeof SuperOrder>;
