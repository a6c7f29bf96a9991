/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const TokenAddressRegExp = new RegExp('^\\s*(http|ws)(s:|://([\\w.-]+\\.)?(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/|\\s*$))');

export const TokenAddress = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.regex(TokenAddressRegExp)).check(/*#__PURE__*/ zod.describe('An address that is given tokens, with or without a trailing slash. It is encrypted, or this machine itself.'));

export type TokenAddress = zod.input<typeof TokenAddress>;
