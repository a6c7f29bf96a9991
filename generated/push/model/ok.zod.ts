/**
 * From openapi/push.asyncapi.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const OkRegExp = new RegExp('^\\s*OK\\s*$');

export const Ok = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(OkRegExp)).check(/*#__PURE__*/ zod.describe('OK, with or without space around it.'));

export type Ok = zod.input<typeof Ok>;
