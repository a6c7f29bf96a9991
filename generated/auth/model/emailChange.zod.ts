/**
 * From openapi/auth.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const EmailChange = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email({ pattern: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i }),
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The merchandise channel ID.'))
});

export type EmailChange = zod.input<typeof EmailChange>;
