/**
 * From openapi/push.asyncapi.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Authenticate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.literal("authenticate"),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The access token, as in Authorization headers, without "Bearer".'))
});

export type Authenticate = zod.input<typeof Authenticate>;
