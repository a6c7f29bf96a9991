/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Nothing } from './nothing.zod.ts';
import { SuperOrder } from './superOrder.zod.ts';

export const SuperOrderOrNothing = /*#__PURE__*/ zod.union([SuperOrder,Nothing]);

export type SuperOrderOrNothing = zod.input<typeof SuperOrderOrNothing>;
