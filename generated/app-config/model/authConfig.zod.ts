/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { TokenAddress } from './tokenAddress.zod.ts';

export const AuthConfig = /*#__PURE__*/ zod.object({
  "authority": TokenAddress,
  "clientId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "scope": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "businessUserClaim": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.describe('The claim whose value b2b marks business customers. Default: amr.')),
  "refreshTokenLifetimeSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('How long the refresh cookie is kept. Default: 14 days.'))
});

export type AuthConfig = zod.input<typeof AuthConfig>;
