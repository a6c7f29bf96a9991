/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Nothing = /*#__PURE__*/ zod.null();

export type Nothing = zod.input<typeof Nothing>;
