/**
 * From openapi/public-vendor-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Address = /*#__PURE__*/ zod.url();

export type Address = zod.input<typeof Address>;
