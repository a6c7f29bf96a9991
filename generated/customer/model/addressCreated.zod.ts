/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const AddressCreated = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type AddressCreated = zod.input<typeof AddressCreated>;
