/**
 * From openapi/auth.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const AccountDeletion = /*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The merchandise channel ID.'))
});

export type AccountDeletion = zod.input<typeof AccountDeletion>;
