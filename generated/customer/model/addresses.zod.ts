/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';

export const Addresses = /*#__PURE__*/ zod.array(Address);

export type Addresses = zod.input<typeof Addresses>;
