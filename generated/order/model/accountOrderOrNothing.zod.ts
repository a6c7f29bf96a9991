/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { AccountOrder } from './accountOrder.zod.ts';
import { Nothing } from './nothing.zod.ts';

export const AccountOrderOrNothing = /*#__PURE__*/ zod.union([AccountOrder,Nothing]);

export type AccountOrderOrNothing = zod.input<typeof AccountOrderOrNothing>;
