/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { AddressFields } from './addressFields.zod.ts';

export const Address = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}), AddressFields);

export type Address = zod.input<typeof Address>;
