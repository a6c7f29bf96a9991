/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Address = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('An absolute address, with or without a trailing slash.'));

export type Address = zod.input<typeof Address>;
