/**
 * From openapi/auth.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const EmailChange = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email({ pattern: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z](?:[A-Za-z\d-]*[A-Za-z\d])$/ }),
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The merchandise channel ID.'))
});

export type EmailChange = zod.input<typeof EmailChange>;
